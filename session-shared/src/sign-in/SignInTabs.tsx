import type { KeyboardEvent } from 'react';
import classes from '../lightbox/lightbox.module.css';

const tabs = [
  { tab: 'signIn', text: 'Sign in' },
  { tab: 'register', text: 'Join' },
] as const;
export type SignInTab = (typeof tabs)[number]['tab'];

/** Two tabs over one form; arrow keys move between them. */
export function SignInTabs({
  tab: shown,
  onChange,
}: {
  readonly tab: SignInTab;
  readonly onChange: (tab: SignInTab) => void;
}) {
  const moveByKey = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    event.preventDefault();
    const other = tabs.find(({ tab }) => tab !== shown)!.tab;
    onChange(other);
    (event.currentTarget.getRootNode() as ShadowRoot | Document)
      .querySelector<HTMLElement>(`#sign-in-tab-${other}`)
      ?.focus();
  };
  return (
    <div className={classes.tabs} role="tablist" aria-label="Sign in or join" onKeyDown={moveByKey}>
      {tabs.map(({ tab, text }) => (
        <button
          key={tab}
          id={`sign-in-tab-${tab}`}
          type="button"
          role="tab"
          aria-selected={tab === shown}
          aria-controls="sign-in-form"
          tabIndex={tab === shown ? 0 : -1}
          className={classes.tab}
          onClick={() => onChange(tab)}
        >
          {text}
        </button>
      ))}
    </div>
  );
}
