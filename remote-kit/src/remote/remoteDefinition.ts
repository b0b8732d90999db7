import type { ComponentType } from 'react';
import type { PageConfig, RemoteName } from 'embed/contract';
import type {
  Session,
  SessionFeature,
  SessionState,
} from 'session-shared/session';

export interface ViewProps<Options> {
  readonly options: Partial<Options>;
  /** The mount element; undefined in the pre-rendered view, which has no page. */
  readonly element: Element | undefined;
}

/** A mount's shadow root; a test may give an element. */
export type BehaviourRoot = ShadowRoot | HTMLElement;
export type Behave = (
  root: BehaviourRoot,
  session: Session,
  signal: AbortSignal,
) => void;
export type Finish<Options> = (
  root: BehaviourRoot,
  state: SessionState,
  options: Partial<Options>,
) => void;

/** A remote. Its mount and its shell are both made from this definition. React is in its view alone, so nothing here imports it. */
export interface RemoteDefinition<Options extends PageConfig = PageConfig> {
  readonly name: RemoteName;
  /** Features of the session while the remote is mounted. The pre-rendered view has no element and runs no saga. */
  readonly features?: (
    session: Session,
    element: Element | undefined,
  ) => readonly SessionFeature[];
  /** All that the view is drawn from, as JSON. While it equals the shell's, React is not loaded. Without `shows` the view opens at once. */
  readonly shows?: (state: SessionState, options: Partial<Options>) => unknown;
  /** Listens on the root until the signal is aborted, to the shell and to React's view alike. The mount calls it once. */
  readonly behave?: Behave;
  /** Sets the parts that depend on the page, in the shell and after each change of React's view, which draws none of it. */
  readonly finish?: Finish<Options>;
  readonly loadView: () => Promise<ViewModule<Options>>;
}

export interface ViewModule<Options extends PageConfig = PageConfig> {
  readonly openView: OpenView;
  readonly view: RemoteView<Options>;
}

export interface RemoteView<Options extends PageConfig = PageConfig> {
  /** Renders without side effects. `mount` has given the options to the session before. */
  readonly View: ComponentType<ViewProps<Options>>;
  /** Features that only a visitor who sees more than the shell needs. */
  readonly features?: readonly SessionFeature[];
  readonly styles?: readonly unknown[];
  /** Those of the shell; only fetched where no shell of this release brought them already. */
  readonly loadStyles: () => Promise<ShellStyles>;
}

export interface ShellStyles {
  readonly styles: readonly unknown[];
  /** Those of the content that publishing puts into a file of its own. */
  readonly laterStyles?: readonly unknown[];
}

export interface Mounted<Options extends PageConfig = PageConfig> {
  readonly remote: RemoteDefinition<Options>;
  readonly session: Session;
  readonly element: Element;
  readonly shadow: ShadowRoot;
  /** The current ones, the same object until they change. */
  readonly options: () => Partial<Options>;
}

export interface OpenedView {
  readonly render: () => void;
  readonly unmount: () => void;
}

/**
 * @param shell the pre-rendered view that React takes over; without one, it draws a view of its own
 * @param onDrawn called in each frame in which React has changed the view and `finish` has run
 */
export type OpenView = <Options extends PageConfig>(
  mounted: Mounted<Options>,
  view: RemoteView<Options>,
  shell: Element | undefined,
  onDrawn: () => void,
) => OpenedView;

/** React's ids of two remotes must differ on one page, and agree between a remote's shell and its client. */
export const identifierPrefix = (name: RemoteName): string => `${name}-`;

/** Adds features to the session; gives the function that takes them away. */
export function attachAll(
  session: Session,
  features: readonly SessionFeature[] = [],
): () => void {
  const detach = features.map((feature) => session.attach(feature));
  return () => {
    for (const end of detach) {
      end();
    }
  };
}
