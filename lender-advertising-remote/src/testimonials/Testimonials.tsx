import type { FocusEvent } from 'react';
import type { LenderPageContent } from '../content/lenderPageContent';
import { text } from '../site/messages';
import { Arrow } from './Arrow';
import { Slide } from './Slide';
import { useCarousel } from './useCarousel';
import { useSwipe } from './useSwipe';
import classes from './Testimonials.module.css';

/**
 * All of them stand in one place, so that nothing below moves when the next one comes; one is shown. Not a strip that scrolls:
 * it would not wrap (LAP-24), and would be one more stop for the keyboard.
 */
export function Testimonials({ title, note, items }: LenderPageContent['testimonials']) {
  const count = items.length;
  const { index, paused, turning, move, setPaused, setPointed, setFocused } = useCarousel(count);
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
      aria-roledescription={text('carousel')}
    >
      <div className={classes.inner} {...hold}>
        <h2 id="testimonials-title" className={classes.heading}>
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
