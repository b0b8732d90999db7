/** Clicks in our own views. Source: ledger HDR-21, HDR-22; docs/decisions/0013-navigation.md. */
import type { MountHandle } from 'embed/contract';
import { mountHandleSymbol, readHandOver } from 'embed/hand-overs';

interface OwnView {
  readonly host: Element;
  readonly remote: NonNullable<MountHandle['remote']>;
}

/** Whether a remote is mounted in the target. */
export const isView = (target: EventTarget | null): boolean =>
  target !== null && Symbol.for(mountHandleSymbol) in target;

/** The view that the element is part of; none for what a page shows in it. */
export function findView(element: Node): OwnView | undefined {
  const { host } = element.getRootNode() as Partial<ShadowRoot>;
  const handle: Partial<MountHandle> = host
    ? readHandOver(host, mountHandleSymbol, {})
    : {};
  const { remote } = handle;
  return host && remote && { host, remote };
}

/** Calls after our own listeners, and before those of the page: its router would lead to our link. */
export function onViewClick(
  document: Document,
  listen: (event: MouseEvent) => void,
): void {
  const enter = (event: Event) => {
    const [target] = event.composedPath();
    const root = (target as Node).getRootNode();
    if (findView(root)) {
      // Added while the event is on its way, it is the last listener there.
      root.addEventListener('click', listen as EventListener, { once: true });
    }
  };
  document.addEventListener('click', enter, true);
}
