import type { RemoteName } from 'embed/contract';

/** The remotes that belong to every page of a site. */
export type SiteRemote = Extract<RemoteName, 'header-remote' | 'footer-remote'>;

/** Where the files of a remote are. */
export interface SiteAddress {
  /** Address of the static origin, such as `https://static.example`. */
  readonly origin: string;
  /** Folder of the site, such as `cedarline`, where the origin serves several. */
  readonly site?: string;
}

/** Warns of a missing origin, such as an unset variable of the build: the remote has no address then. */
export function hasOrigin(
  remote: SiteRemote,
  origin: string | null | undefined,
): origin is string {
  if (!origin) {
    console.warn(
      `[page-kit] ${remote} has no origin. Give origin="https://…".`,
    );
  }
  return Boolean(origin);
}

/** Address of a stable file of the remote. */
export function toFileAddress(
  remote: SiteRemote,
  { origin, site }: SiteAddress,
  file: string,
): string {
  return [
    origin.replace(/\/+$/, ''),
    remote,
    ...(site ? [site] : []),
    file,
  ].join('/');
}
