import type { KeyboardEvent } from 'react';
import { text } from '../site/messages';
import classes from '../dialogs/dialog.module.css';

const tabs = ['signIn', 'register'] as const;
export type SignInTab = (typeof tabs)[number];

interface SignInTabsProps {
  readonly tab: SignInTab;
  readonly onChange: (tab: SignInTab) => void;
}

/** Two tabs over one form; arrow keys move between them. */
export function SignInTabs({ tab: shown, onChange }: SignInTabsProps) {
  const moveByKey = (event: KeyboardEvent<HTMLButtonElement>) => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    event.preventDefault();
    const other = shown === 'signIn' ? 'register' : 'signIn';
    onChange(other);
    event.currentTarget.parentElement?.querySelector<HTMLElement>(`#sign-in-tab-${other}`)?.focus();
  };
  return (
    <div className={classes.tabs} role="tablist" aria-label={text('signInOrJoin')}>
      {tabs.map((tab) => (
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
          onKeyDown={moveByKey}
        >
          {text(`${tab}.tab`)}
        </button>
      ))}
    </div>
  );
}
