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
