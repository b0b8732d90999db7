import type { LenderPageContent } from '../content/lenderPageContent';
import { text } from '../site/messages';
import { Portrait } from './Portrait';
import classes from './Testimonials.module.css';

type Testimonial = LenderPageContent['testimonials']['items'][number];

/** LAP-23. `position`: of all of them, from 0. */
export function Slide({
  testimonial: { quote, author, company, nmlsId, portrait },
  position,
  count,
  shown,
}: {
  readonly testimonial: Testimonial;
  readonly position: number;
  readonly count: number;
  readonly shown: boolean;
}) {
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
