/** Content-Security-Policy of the demo's pages: no script in the markup, what its remotes need, and Trusted Types. S01, S18; F48, F49. */
import { sessionWorkspace } from 'embed/remotes';
import { toContentSecurityPolicy, type CspNeeds } from 'host-kit/csp';
import { remoteOrigin } from 'reference-api/origins';
import type { FrameOptions } from 'reference-api/server';
import type { ApiSettings } from 'reference-api/settings';

interface PageContent {
  readonly remotes: readonly {
    readonly remote: string;
    /** Undefined while its origin has never answered. */
    readonly needs: CspNeeds | undefined;
  }[];
  readonly styleSources: readonly string[];
}

/** Of the page's own script that loads another one (host-demo/public/footer.js). */
const ownTrustPolicy = 'demo-footer';

export function toPagePolicy(
  settings: ApiSettings,
  { remotes, styleSources }: PageContent,
  frames: FrameOptions['frames'] = 'self',
): string {
  const own = [
    "default-src 'self'",
    "script-src 'self'",
    ["style-src 'self'", ...styleSources].join(' '),
    // Drawings of our style sheets.
    "img-src 'self' data:",
    `connect-src 'self' ${settings.origins[0] ?? ''}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors '${frames}'`,
  ];
  // A remote's Trusted Types policies are unknown before its origin has answered.
  const trusted = remotes.every(({ needs }) => needs)
    ? [`trusted-types ${ownTrustPolicy}`, "require-trusted-types-for 'script'"]
    : [];
  return toContentSecurityPolicy(
    remotes.flatMap(({ remote, needs }) => [
      leastNeeds(settings, remote),
      ...(needs ? [needs] : []),
    ]),
    [...own, ...trusted].join('; '),
  );
}

/** Where its tag leads: enough for it to come when its origin is back. */
function leastNeeds(settings: ApiSettings, remote: string): CspNeeds {
  const folder = (workspace: string) =>
    `${remoteOrigin(settings, workspace)}/${workspace}/`;
  return {
    remote,
    version: '',
    directives: {
      'script-src': [remote, sessionWorkspace, 'embed'].map(folder),
      'connect-src': [folder(remote)],
    },
  };
}
