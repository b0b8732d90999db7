import { toInitials } from 'mortgage-domain/people/avatar';
import type { Drawing, Testimonial } from '../content/lenderPageContent';
import { text } from '../site/messages';
import classes from './Testimonials.module.css';

interface SlideProps {
  readonly testimonial: Testimonial;
  /** From 0. */
  readonly position: number;
  readonly count: number;
  readonly shown: boolean;
}

/** LAP-23. */
export function Slide({ testimonial, position, count, shown }: SlideProps) {
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

/** The author's portrait, next to the name. */
function Portrait({ author, portrait }: Pick<Testimonial, 'author' | 'portrait'>) {
  if (typeof portrait === 'object') return <DrawnPortrait {...portrait} />;
  if (portrait)
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
  return (
    <span className={`${classes.portrait} ${classes.initials}`} aria-hidden="true">
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
