import { render, type RenderResult } from '@testing-library/react';
import type { ReactNode } from 'react';
import { SessionProvider } from '../react';
import { testSession, type TestSession, type TestSessionOptions } from './testSession';

interface RenderOptions extends TestSessionOptions {
  readonly session?: TestSession;
  /** What a remote's mount calls with the shadow root; here, with the container. */
  readonly behave?: (root: HTMLElement, session: TestSession, signal: AbortSignal) => void;
}

/** Renders inside the session; gives Testing Library's result and the session. */
export function renderWithSession(
  ui: ReactNode,
  options: RenderOptions = {},
): RenderResult & { readonly session: TestSession } {
  const session = options.session ?? testSession(options);
  const mounted = new AbortController();
  const result = render(<SessionProvider session={session}>{ui}</SessionProvider>);
  options.behave?.(result.container, session, mounted.signal);
  const unmount = () => {
    mounted.abort();
    result.unmount();
  };
  return { ...result, unmount, session };
}
