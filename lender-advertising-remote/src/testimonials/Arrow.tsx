import type { Step } from './decideSlide';
import classes from './Testimonials.module.css';

/** LAP-25. */
export function Arrow({
  step,
  label,
  move,
}: {
  readonly step: Step;
  readonly label: string;
  readonly move: (step: Step) => void;
}) {
  return (
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
}
