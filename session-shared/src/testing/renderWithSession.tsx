import { render, type RenderResult } from '@testing-library/react';
import { useLayoutEffect, useSyncExternalStore, type ReactNode } from 'react';
import { SessionProvider } from '../react';
import type { SessionState } from '../session/state';
import {
  testSession,
  type TestSession,
  type TestSessionOptions,
} from './testSession';

/** The parts of a remote that its mount runs beside the view; here, with the container in place of the shadow root. */
interface Behaviour {
  readonly options?: object;
  readonly behave?: (
    root: HTMLElement,
    session: TestSession,
    signal: AbortSignal,
  ) => void;
  readonly finish?: (
    root: HTMLElement,
    state: SessionState,
    options: object,
  ) => void;
}

interface RenderOptions extends TestSessionOptions, Behaviour {
  readonly session?: TestSession;
}

/** Renders inside the session; gives Testing Library's result and the session. */
export function renderWithSession(
  ui: ReactNode,
  {
    session: given,
    behave,
    finish,
    options = {},
    ...settings
  }: RenderOptions = {},
): RenderResult & { readonly session: TestSession } {
  const session = given ?? testSession(settings);
  const mounted = new AbortController();
  const container = document.body.appendChild(document.createElement('div'));
  const Finish = () => {
    const state = useSyncExternalStore(
      session.store.subscribe,
      session.store.getState,
    );
    useLayoutEffect(() => finish?.(container, state, options));
    return null;
  };
  const result = render(
    <SessionProvider session={session}>
      {ui}
      <Finish />
    </SessionProvider>,
    { container },
  );
  behave?.(container, session, mounted.signal);
  const unmount = () => {
    mounted.abort();
    result.unmount();
  };
  return { ...result, unmount, session };
}
