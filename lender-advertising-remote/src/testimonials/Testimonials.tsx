import { testimonials } from '../content';
import { Portrait } from './Portrait';
import { useCarousel } from './useCarousel';
import classes from './Testimonials.module.css';

export function Testimonials() {
  const { index, paused, move, setPaused, setHeld } = useCarousel(testimonials.length);
  const shown = testimonials[index]!;
  return (
    <section className={classes.section} aria-labelledby="testimonials-title" aria-roledescription="carousel">
      <div className={classes.inner} onMouseEnter={() => setHeld(true)} onMouseLeave={() => setHeld(false)} onFocus={() => setHeld(true)} onBlur={() => setHeld(false)}>
        <h2 id="testimonials-title" className={classes.heading}>What lenders say</h2>
        <figure className={classes.figure} aria-live={paused ? 'polite' : 'off'} aria-roledescription="slide" aria-label={`${index + 1} of ${testimonials.length}`}>
          <Portrait index={index} />
          <div>
            <blockquote className={classes.quote}>{shown.quote}</blockquote>
            <figcaption className={classes.author}><strong>{shown.author}</strong>, {shown.company} · NMLS# {shown.nmlsId}</figcaption>
          </div>
        </figure>
        <div className={classes.controls}>
          <button type="button" className={classes.control} aria-label="Previous testimonial" onClick={() => move(-1)}><span aria-hidden="true">‹</span></button>
          <button type="button" className={classes.control} aria-label="Next testimonial" onClick={() => move(1)}><span aria-hidden="true">›</span></button>
          <button type="button" className={classes.pause} onClick={() => setPaused(!paused)}>{paused ? 'Play' : 'Pause'}</button>
          <p className={classes.note}>Sample testimonials: people and companies are fictional.</p>
        </div>
      </div>
    </section>
  );
}
