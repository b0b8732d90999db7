import { text } from '../site/messages';
import classes from './Badge.module.css';

/** The count of an entry, as `formatBadge` gives it; it reads as "3 new". */
export function Badge({ count }: { readonly count: string }) {
  if (!count) {
    return null;
  }
  return (
    <>
      {' '}
      <span className={classes.badge}>
        <Gap />
        {count}
        <span className={classes.hidden}>
          {noBreak}
          {text('new', { count: parseInt(count, 10) })}
        </span>
      </span>
    </>
  );
}

const noBreak = '\u00a0';

/** Between a label and what is drawn beside it. In a flex box browsers drop a plain space, and read "Inbox3new". */
export const Gap = () => <span className={classes.hidden}>{noBreak}</span>;
