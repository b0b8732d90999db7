import { text } from '../site/messages';
import classes from './Badge.module.css';

/** The count of an entry, as `formatBadge` gives it; it reads as "3 new". */
export function Badge({ count }: { readonly count: string }) {
  if (!count) {
    return null;
  }
  return (
    <span className={classes.badge}>
      {count}
      <span className={classes.hidden}>
        {' '}
        {text('new', { count: parseInt(count, 10) })}
      </span>
    </span>
  );
}
