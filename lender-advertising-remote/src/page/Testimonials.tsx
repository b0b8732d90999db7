import type { FocusEvent, PointerEvent } from 'react';
import { toInitials } from 'mortgage-domain/people/avatar';
import { stroke } from 'remote-kit/stroke';
import type {
  Drawing,
  LenderPageContent,
  Testimonial,
} from '../content/lenderPageContent';
import page from './Page.module.css';
import { text } from '../site/messages';
import { useCarousel, useSwipe, type Step } from './useCarousel';
import classes from './Testimonials.module.css';

/** All slides have one place, so that nothing below moves. A scrolling strip would not wrap (LAP-24). */
export function Testimonials({
  title,
  note,
  items,
}: LenderPageContent['testimonials']) {
  const count = items.length;
  const { index, paused, turning, move, setPaused, setPointed, setFocused } =
    useCarousel(count);
  const swipe = useSwipe(move);
  const hold = {
    // A tap enters, and no pointer is there afterwards that could leave.
    onPointerEnter: ({ pointerType }: PointerEvent) =>
      setPointed(pointerType !== 'touch'),
    onPointerLeave: () => setPointed(false),
    // A click also focuses its button, but only the focus of a keyboard holds.
    onFocus: ({ target }: FocusEvent) =>
      setFocused(target.matches(':focus-visible')),
    onBlur: () => setFocused(false),
  };
  return (
    <section
      className={classes.section}
      aria-labelledby="testimonials-title"
      aria-roledescription={text('carousel')}
    >
      <div className={page.column} {...hold}>
        <h2 id="testimonials-title" className={page.heading}>
          {title}
        </h2>
        <div
          className={classes.slides}
          aria-live={turning ? 'off' : 'polite'}
          {...swipe}
        >
          {items.map((item, position) => (
            <Slide
              key={item.author}
              testimonial={item}
              position={position}
              count={count}
              shown={position === index}
            />
          ))}
        </div>
        <div className={classes.controls}>
          <Arrow step={-1} label={text('previousTestimonial')} move={move} />
          <Arrow step={1} label={text('nextTestimonial')} move={move} />
          <button
            type="button"
            className={classes.pause}
            onClick={() => setPaused(!paused)}
          >
            {text(paused ? 'play' : 'pause')}
          </button>
          {note && <p className={classes.note}>{note}</p>}
        </div>
      </div>
    </section>
  );
}

interface ArrowProps {
  readonly step: Step;
  readonly label: string;
  readonly move: (step: Step) => void;
}

function Arrow({ step, label, move }: ArrowProps) {
  return (
    <button
      type="button"
      className={classes.control}
      aria-label={label}
      onClick={() => move(step)}
    >
      <svg width="24" height="24" viewBox="0 0 24 24" aria-hidden="true">
        <path d={step < 0 ? 'm14.5 5-7 7 7 7' : 'm9.5 5 7 7-7 7'} {...stroke} />
      </svg>
    </button>
  );
}

interface SlideProps {
  readonly testimonial: Testimonial;
  readonly position: number;
  readonly count: number;
  readonly shown: boolean;
}

function Slide({ testimonial, position, count, shown }: SlideProps) {
  const { quote, author, company, nmlsId, portrait } = testimonial;
  return (
    <figure
      className={classes.figure}
      aria-hidden={!shown}
      aria-roledescription={text('slide')}
      aria-label={text('slidePosition', { position: position + 1, count })}
    >
      <Portrait author={author} portrait={portrait} />
      <div>
        <blockquote className={classes.quote}>{quote}</blockquote>
        <figcaption className={classes.author}>
          <strong>{author}</strong>, {company}&nbsp;· NMLS#&nbsp;{nmlsId}
        </figcaption>
      </div>
    </figure>
  );
}

function Portrait({
  author,
  portrait,
}: Pick<Testimonial, 'author' | 'portrait'>) {
  if (typeof portrait === 'object') {
    return <DrawnPortrait {...portrait} />;
  }
  if (portrait) {
    return (
      <img
        className={classes.portrait}
        src={portrait}
        alt=""
        width="112"
        height="112"
        loading="lazy"
      />
    );
  }
  return (
    <span
      className={`${classes.portrait} ${classes.initials}`}
      aria-hidden="true"
    >
      {toInitials(author)}
    </span>
  );
}

function DrawnPortrait({ back, skin, coat, hair, cut }: Drawing) {
  return (
    <svg
      className={classes.portrait}
      width="112"
      height="112"
      viewBox="0 0 112 112"
      aria-hidden="true"
    >
      <path fill={back} d="M0 0h112v112H0Z" />
      <path fill={coat} d="M14 112c0-22 18-32 42-32s42 10 42 32Z" />
      <path fill={skin} d="M46 66h20v16a10 10 0 0 1-20 0Z" />
      <path fillOpacity=".16" d="M46 66h20v6a22 22 0 0 1-20 0Z" />
      <circle cx="56" cy="48" r="22" fill={skin} />
      <path fill={hair} d={cut} />
    </svg>
  );
}
