import { AccessDenied } from 'session-shared/gate';
import late from 'design-tokens/late.module.css';
import { lock, looks } from './Denied';
import { text } from './messages';
import classes from './AccessGate.module.css';

/** A link to it loads the page again, without script. */
const samePage = '';

/** A notice during the check. The static view, which checks nothing, gives up after a while (F76). */
export function Checking({ isLive }: { readonly isLive: boolean }) {
  return (
    <>
      <p className={`${classes.loading} ${late.early}`} role="status">
        {text('checking')}
      </p>
      {!isLive && <Unchecked />}
    </>
  );
}

/** With what the page's server has put into the element: its own words may say more. */
const Unchecked = () => (
  <div className={`${classes.unchecked} ${late.late}`}>
    <AccessDenied
      classes={looks}
      picture={lock}
      title={text('unchecked')}
      text={text('unchecked.reason')}
      more={
        <a className={classes.quiet} href={samePage}>
          {text('withheld.reload')}
        </a>
      }
    />
    <slot />
  </div>
);
