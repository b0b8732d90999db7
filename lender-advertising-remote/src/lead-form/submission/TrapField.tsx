import { text } from '../../site/messages';
import classes from './SubmitLead.module.css';

export const trapName = 'website';

/** A hidden field that only bots fill in; the server then asks for a challenge (S09). */
export const TrapField = () => (
  <div className={classes.trap} aria-hidden="true">
    <label>
      {text('trap')}
      <input type="text" name={trapName} tabIndex={-1} autoComplete="off" defaultValue="" />
    </label>
  </div>
);
