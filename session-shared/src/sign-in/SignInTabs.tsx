import type { KeyboardEvent, ReactNode } from 'react';
import { text } from '../site/messages';
import classes from '../dialogs/dialog.module.css';

const tabs = ['signIn', 'register'] as const;
export type SignInTab = (typeof tabs)[number];

interface SignInTabsProps {
  readonly tab: SignInTab;
  readonly onChange: (tab: SignInTab) => void;
  readonly children: ReactNode;
}
const panelId = 'sign-in-panel';
const idOf = (tab: SignInTab) => `sign-in-tab-${tab}`;

export function SignInTabs({
  tab: shown,
  onChange,
  children,
}: SignInTabsProps) {
  const moveByKey = (event: KeyboardEvent<HTMLButtonElement>) => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') {
      return;
    }
    event.preventDefault();
    const other = shown === 'signIn' ? 'register' : 'signIn';
    onChange(other);
    event.currentTarget.parentElement
      ?.querySelector<HTMLElement>(`#${idOf(other)}`)
      ?.focus();
  };
  return (
    <>
      <div
        className={classes.tabs}
        role="tablist"
        aria-label={text('signInOrJoin')}
      >
        {tabs.map((tab) => (
          <button
            key={tab}
            id={idOf(tab)}
            type="button"
            role="tab"
            aria-selected={tab === shown}
            aria-controls={panelId}
            tabIndex={tab === shown ? 0 : -1}
            className={classes.tab}
            onClick={() => onChange(tab)}
            onKeyDown={moveByKey}
          >
            {text(`${tab}.tab`)}
          </button>
        ))}
      </div>
      <div id={panelId} role="tabpanel" aria-labelledby={idOf(shown)}>
        {children}
      </div>
    </>
  );
}
