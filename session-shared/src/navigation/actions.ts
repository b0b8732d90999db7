/** Actions of pages that navigate without a reload. Source: docs/decisions/0013-navigation.md. */

export interface PageAddress {
  readonly path: string;
  readonly search: string;
  /** Another page than before; else the same one with another query or fragment. */
  readonly isNewPath: boolean;
}

/** The address that the session begins with; then each that the page takes without a reload. */
export const pageNavigated = (address: PageAddress) =>
  ({ type: 'page/navigated', ...address }) as const;
export const linkRouted = () => ({ type: 'page/linkRouted' }) as const;

export type PageNavigated = ReturnType<typeof pageNavigated>;
export type NavigationAction = PageNavigated | ReturnType<typeof linkRouted>;
