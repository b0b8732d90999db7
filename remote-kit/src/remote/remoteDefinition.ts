import type { ComponentType } from 'react';
import type { PageConfig, RemoteName } from 'embed/contract';
import type { Session, SessionFeature } from 'session-shared/session';

export interface ViewProps<Options> {
  readonly options: Partial<Options>;
  /** The mount element; undefined in the pre-rendered view, which knows no page. */
  readonly element: Element | undefined;
}

/** A remote, as its mount and its shell are both made from it. */
export interface RemoteDefinition<Options extends PageConfig = PageConfig> {
  readonly name: RemoteName;
  /**
   * What it adds to the session while it is mounted; nothing by default. The element is where page events leave from; there is
   * none in the pre-rendered view, where no saga runs.
   */
  readonly features?: (session: Session, element: Element | undefined) => readonly SessionFeature[];
  /** Draws, and changes nothing: what its options say of the page has been given to the session before. */
  readonly View: ComponentType<ViewProps<Options>>;
}
