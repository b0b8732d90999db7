import { attempt } from '../page/attempt';
import {
  overrideOriginsAttribute,
  overrideParameter,
} from '../contract/handOvers';

export interface OverrideRequest {
  readonly remote: string;
  /** Query of the page's address. */
  readonly search: string;
  /** `data-override-origins` of the remote's tag. */
  readonly allowed: string;
  /** The page is shown inside another one. */
  readonly isFramed: boolean;
}

export type OverrideDecision =
  /** It is not about this remote. */
  | { readonly to: 'leave' }
  | { readonly to: 'refuse'; readonly why: string }
  | { readonly to: 'take'; readonly origin: string };

const localHosts = ['localhost', '127.0.0.1', '[::1]'];

/** Exact as browsers write it, without user name or path, so that nothing is left to interpret; over TLS, or on this machine. */
function isOrigin(text: string): boolean {
  const {
    origin,
    protocol,
    hostname = '',
  } = attempt(() => new URL(text)) ?? {};
  if (origin !== text) {
    return false;
  }
  return (
    protocol === 'https:' ||
    (protocol === 'http:' && localHosts.includes(hostname))
  );
}

const refuse = (why: string): OverrideDecision => ({ to: 'refuse', why });

/** Source: docs/decisions/0019-override.md; threat S23. */
export function decideOverride(request: OverrideRequest): OverrideDecision {
  const { remote, search, allowed, isFramed } = request;
  const [asked = '', ...more] = new URLSearchParams(search).getAll(
    overrideParameter,
  );
  if (more.length > 0) {
    return refuse('the address names several');
  }
  if (!asked.startsWith(`${remote}@`)) {
    return { to: 'leave' };
  }
  const origin = asked.slice(remote.length + 1);
  if (isFramed) {
    return refuse('the page is in a frame');
  }
  if (!isOrigin(origin)) {
    return refuse(
      'write an origin such as https://dev.example or http://localhost:4001',
    );
  }
  if (!allowed.split(/[\s,]+/).includes(origin)) {
    return refuse(
      `${overrideOriginsAttribute} on its tag does not name that origin`,
    );
  }
  return { to: 'take', origin };
}
