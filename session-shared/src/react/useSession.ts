import { createContext, useContext } from 'react';
import type { Session } from '../session/contract';

export const SessionContext = createContext<Session | null>(null);

export function useSession(): Session {
  const session = useContext(SessionContext);
  if (!session) {
    const message = 'UserSession store is undefined';
    console.error(message);
    throw new Error(
      `${message}: put the component inside <SessionProvider session={connectSession()}>.`,
    );
  }
  return session;
}
