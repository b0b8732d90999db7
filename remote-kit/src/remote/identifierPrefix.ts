import type { RemoteName } from 'embed/contract';

/** React's ids of two remotes must differ on one page, and agree between a remote's shell and its client. */
export const identifierPrefix = (name: RemoteName): string => `${name}-`;
