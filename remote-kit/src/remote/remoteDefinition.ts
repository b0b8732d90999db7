import type { ComponentType } from 'react';
import type { PageConfig, RemoteName } from 'embed/contract';
import type { Session, SessionFeature } from 'session-shared/session';

export interface ViewProps<Options> {
  readonly options: Partial<Options>;
  /** The mount element; undefined in the pre-rendered view, which knows no page. */
  readonly element: Element | undefined;
}

/** A remote. Its mount and its shell are both made from this definition. */
export interface RemoteDefinition<Options extends PageConfig = PageConfig> {
  readonly name: RemoteName;
  /**
   * Features that it adds to the session while it is mounted. Page events start at the element; the pre-rendered view has none, and
   * runs no saga.
   */
  readonly features?: (session: Session, element: Element | undefined) => readonly SessionFeature[];
  /** Renders without side effects. `mount` has given the options to the session before. */
  readonly View: ComponentType<ViewProps<Options>>;
}
