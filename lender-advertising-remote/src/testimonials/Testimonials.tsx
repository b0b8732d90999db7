import type { FocusEvent } from 'react';
import type { LenderPageContent } from '../content';
import { Portrait } from './Portrait';
import { useCarousel } from './useCarousel';
import { useSwipe } from './useSwipe';
import classes from './Testimonials.module.css';

/** All of them stand in one place, so that nothing below moves when the next one comes; one is shown. */
export function Testimonials({ title, note, items }: LenderPageContent['testimonials']) {
  const { index, paused, turning, move, setPaused, setPointed, setFocused } = useCarousel(
    items.length,
  );
  const swipe = useSwipe(move);
  const hold = {
    onMouseEnter: () => setPointed(true),
    onMouseLeave: () => setPointed(false),
    // A click also leaves the focus on its button: only a keyboard's focus holds.
    onFocus: ({ target }: FocusEvent) => setFocused(target.matches(':focus-visible')),
    onBlur: () => setFocused(false),
  };
  return (
    <section
      className={classes.section}
      aria-labelledby="testimonials-title"
      aria-roledescription="carousel"
    >
      <div className={classes.inner} {...hold}>
        <h2 id="testimonials-title" className={classes.heading}>
          {title}
        </h2>
        <div className={classes.slides} aria-live={turning ? 'off' : 'polite'} {...swipe}>
          {items.map(({ quote, author, company, nmlsId }, position) => (
            <figure
              key={author}
              className={classes.figure}
              aria-hidden={position !== index}
              aria-roledescription="slide"
              aria-label={`${position + 1} of ${items.length}`}
            >
              <Portrait index={position} />
              <div>
                <blockquote className={classes.quote}>{quote}</blockquote>
                <figcaption className={classes.author}>
                  <strong>{author}</strong>, {company} · NMLS# {nmlsId}
                </figcaption>
              </div>
            </figure>
          ))}
        </div>
        <div className={classes.controls}>
          <Arrow step={-1} label="Previous testimonial" move={move} />
          <Arrow step={1} label="Next testimonial" move={move} />
          <button type="button" className={classes.pause} onClick={() => setPaused(!paused)}>
            {paused ? 'Play' : 'Pause'}
          </button>
          <p className={classes.note}>{note}</p>
        </div>
      </div>
    </section>
  );
}

const Arrow = ({
  step,
  label,
  move,
}: {
  readonly step: 1 | -1;
  readonly label: string;
  readonly move: (step: 1 | -1) => void;
}) => (
  <button type="button" className={classes.control} aria-label={label} onClick={() => move(step)}>
    <svg width="20" height="20" viewBox="0 0 20 20" aria-hidden="true">
      <path
        d={step < 0 ? 'M12 4 6 10l6 6' : 'm8 4 6 6-6 6'}
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
      />
    </svg>
  </button>
);
