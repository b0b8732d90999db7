import {
  hasOrigin,
  toFileAddress,
  type SiteAddress,
  type SiteRemote,
} from './siteAddress';

export interface ShellRequest extends SiteAddress {
  /** How long a page waits for the origin, in milliseconds. @defaultValue `300` */
  readonly timeoutMs?: number;
}

interface Copy {
  html: string;
  /** Time from which the origin is called again, in milliseconds. */
  staleAt: number;
  /** The request under way, which other pages wait for. */
  asking?: Promise<string>;
}

const keepMs = 60_000;
const copies = new Map<string, Copy>();

/**
 * The static view of a remote as HTML, for a server. Keeps a copy for a minute, and returns the old copy while the
 * origin is away. Never rejects.
 * @returns an empty string where there is no copy
 */
export async function fetchShell(
  remote: SiteRemote,
  request: ShellRequest,
): Promise<string> {
  if (!hasOrigin(remote, request.origin)) {
    return '';
  }
  const url = toFileAddress(remote, request, 'shell.html');
  const copy = copies.get(url) ?? { html: '', staleAt: 0 };
  copies.set(url, copy);
  if (Date.now() < copy.staleAt) {
    return copy.html;
  }
  copy.asking ??= refresh(copy, url, request.timeoutMs ?? 300);
  return copy.asking;
}

async function refresh(
  copy: Copy,
  url: string,
  timeoutMs: number,
): Promise<string> {
  try {
    const response = await fetch(url, {
      signal: AbortSignal.timeout(timeoutMs),
    });
    const text = response.ok ? await response.text() : '';
    // A server may answer every address with its first page.
    if (text.includes('shadowrootmode')) {
      copy.html = text;
    }
  } catch {
    // The origin is away: the old copy holds.
  }
  // Also after a failure, so that pages do not wait for an origin that is away.
  copy.staleAt = Date.now() + keepMs;
  copy.asking = undefined;
  return copy.html;
}
