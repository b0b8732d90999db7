import type { ComponentType } from 'react';
import type { PageConfig, RemoteName } from 'embed/contract';
import type { Session, SessionFeature } from 'session-shared/session';

export interface ViewProps<Options> {
  readonly options: Partial<Options>;
  /** The mount element; undefined in the pre-rendered view, which knows no page. */
  readonly element: Element | undefined;
}

/** A mount's shadow root; a test may give an element. */
export type BehaviourRoot = ShadowRoot | HTMLElement;
export type Behave = (root: BehaviourRoot, session: Session, signal: AbortSignal) => void;

/** A remote. Its mount and its shell are both made from this definition. */
export interface RemoteDefinition<Options extends PageConfig = PageConfig> {
  readonly name: RemoteName;
  /**
   * Features that it adds to the session while it is mounted. Page events start at the element; the pre-rendered view has none, and
   * runs no saga.
   */
  readonly features?: (session: Session, element: Element | undefined) => readonly SessionFeature[];
  /**
   * Listens on the root until the signal is aborted: to the shell and to React's view alike, whose elements come and go. The mount
   * calls it once, before React. No import of React here.
   */
  readonly behave?: Behave;
  /** Renders without side effects. `mount` has given the options to the session before. */
  readonly View: ComponentType<ViewProps<Options>>;
}

/** React's ids of two remotes must differ on one page, and agree between a remote's shell and its client. */
export const identifierPrefix = (name: RemoteName): string => `${name}-`;

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
