import { useSession, useSessionSelector } from 'session-shared/react';
import { selectLoggedIn } from 'session-shared/session';
import controls from 'design-tokens/controls.module.css';
import classes from './AccessDenied.module.css';

/** ACC-1 to ACC-3: says so, offers to sign in, and reloads the page after a successful sign-in. */
export function AccessDenied({ reload }: { readonly reload: () => void }) {
  const session = useSession();
  const loggedIn = useSessionSelector(selectLoggedIn);
  const signIn = async () => {
    const token = await session.signIn();
    if (token) reload();
  };
  return (
    <div className={classes.card}>
      <svg
        className={classes.picture}
        width="56"
        height="56"
        viewBox="0 0 56 56"
        aria-hidden="true"
      >
        <circle cx="28" cy="28" r="28" fill="var(--color-brand-soft)" />
        <path
          d="M18 26h20v14H18Zm4 0v-4a6 6 0 0 1 12 0v4m-6 6v4"
          fill="none"
          stroke="var(--color-brand)"
          strokeWidth="2.5"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
      <h1 className={classes.title}>Access Denied</h1>
      <p className={classes.text}>
        {loggedIn
          ? 'Your account does not have the permission for this page. Sign in with another account to see it.'
          : 'Please sign in with an account that may see this page.'}
      </p>
      <button
        type="button"
        className={`${controls.primary} ${classes.button}`}
        onClick={() => void signIn()}
      >
        Sign in
      </button>
    </div>
  );
}
