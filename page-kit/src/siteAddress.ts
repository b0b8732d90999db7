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

/** Address of a stable file of the remote. */
export function toFileAddress(
  remote: SiteRemote,
  { origin, site }: SiteAddress,
  file: string,
): string {
  return [origin.replace(/\/+$/, ''), remote, ...(site ? [site] : []), file].join('/');
}
