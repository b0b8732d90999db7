import classes from './Badge.module.css';

/** The count of an entry, as `formatBadge` gives it; it reads as "3 new". */
export function Badge({ text }: { readonly text: string }) {
  if (!text) return null;
  return (
    <span className={classes.badge}>
      {text}
      <span className={classes.hidden}> new</span>
    </span>
  );
}
