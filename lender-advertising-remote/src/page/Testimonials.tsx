import type { FocusEvent } from 'react';
import type { LenderPageContent } from '../content/lenderPageContent';
import page from './Page.module.css';
import { text } from '../site/messages';
import { Slide } from './Slide';
import { useCarousel, useSwipe, type Step } from './useCarousel';
import classes from './Testimonials.module.css';

/**
 * All slides have the same place, so that nothing below moves with the next one. A scrolling strip would not wrap (LAP-24), and would
 * be one more stop for the keyboard.
 */
export function Testimonials({ title, note, items }: LenderPageContent['testimonials']) {
  const count = items.length;
  const { index, paused, turning, move, setPaused, setPointed, setFocused } = useCarousel(count);
  const swipe = useSwipe(move);
  const hold = {
    onMouseEnter: () => setPointed(true),
    onMouseLeave: () => setPointed(false),
    // A click also focuses its button, but only the focus of a keyboard holds.
    onFocus: ({ target }: FocusEvent) => setFocused(target.matches(':focus-visible')),
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
        <div className={classes.slides} aria-live={turning ? 'off' : 'polite'} {...swipe}>
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
          <button type="button" className={classes.pause} onClick={() => setPaused(!paused)}>
            {text(paused ? 'play' : 'pause')}
          </button>
          <p className={classes.note}>{note}</p>
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
    <button type="button" className={classes.control} aria-label={label} onClick={() => move(step)}>
      <svg width="24" height="24" viewBox="0 0 24 24" aria-hidden="true">
        <path
          d={step < 0 ? 'm14.5 5-7 7 7 7' : 'm9.5 5 7 7-7 7'}
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
    </button>
  );
}
