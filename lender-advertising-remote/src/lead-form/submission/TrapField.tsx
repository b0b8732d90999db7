import { text } from '../../site/messages';
import classes from './SubmitLead.module.css';

export const trapName = 'website';

/** Nobody sees it and no autofill knows it: what fills it in is asked to prove that it is a person (S09). */
export const TrapField = () => (
  <div className={classes.trap} aria-hidden="true">
    <label>
      {text('trap')}
      <input type="text" name={trapName} tabIndex={-1} autoComplete="off" defaultValue="" />
    </label>
  </div>
);
