import type { PageConfig } from 'embed/contract';
import type { Session } from 'session-shared/session';
import type { RemoteDefinition } from './remoteDefinition';

/** Adds a remote's features to the session; gives the function that takes them away. */
export function attachFeatures<Options extends PageConfig>(
  { features }: RemoteDefinition<Options>,
  session: Session,
  element?: Element,
): () => void {
  const detach = (features?.(session, element) ?? []).map((feature) => session.attach(feature));
  return () => {
    for (const end of detach) end();
  };
}
