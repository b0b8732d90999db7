import { render, type RenderResult } from '@testing-library/react';
import type { ReactNode } from 'react';
import { SessionProvider } from '../react';
import { testSession, type TestSession, type TestSessionOptions } from './testSession';

/** Renders inside the session; gives Testing Library's result and the session. */
export function renderWithSession(
  ui: ReactNode,
  options: TestSessionOptions & { readonly session?: TestSession } = {},
): RenderResult & { readonly session: TestSession } {
  const session = options.session ?? testSession(options);
  return { ...render(<SessionProvider session={session}>{ui}</SessionProvider>), session };
}
