/** A story as a page: a plain one of somebody else's that embeds us by tags. */
import type { PageConfig, RemoteName } from 'embed/contract';
import {
  configBlockAttribute,
  sessionSymbol,
  shellAttribute,
  signedInHintKey,
} from 'embed/hand-overs';
import { remotes } from 'embed/remotes';
import type { Story } from './stories/story';

/**
 * What whoever looks may choose for any story: `?scheme=dark&theme=refreshed&dir=rtl`, and `fixed-type` for pictures that are to be
 * the same on every machine.
 */
function readChoices(chosen: URLSearchParams): PageConfig {
  const known = ['scheme', 'theme'].flatMap((name) => {
    const value = chosen.get(name);
    return value ? [[name, value]] : [];
  });
  return Object.fromEntries(known) as PageConfig;
}

export function storyPage(
  { id, title, remotes: shown, site, options, steps = [], wasSignedIn }: Story,
  chosen: URLSearchParams,
  remoteUrl: (remote: RemoteName) => string,
): string {
  const config = { ...options, ...readChoices(chosen) };
  const places = shown.map((remote) => toPlace(remote, chosen, site, remoteUrl(remote)));
  const parts = isPageItself(shown) ? places : withPageText(places, shown);
  const scheme = config.scheme ?? 'light';
  return `<!doctype html>
<html lang="en" data-page-scheme="${toText(scheme)}"${chosen.has('fixed-type') ? ' data-fixed-type' : ''}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${toText(`${title} (${id})`)}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/story.css">
${wasSignedIn ? `<script src="/wasSignedIn.js" data-key="${signedInHintKey}"></script>\n` : ''}${toJson(configBlockAttribute, config)}
${toJson('data-story', { remotes: shown, steps, sessionSymbol, shellAttribute })}
<script type="module" src="/play.js"></script>
</head>
<body>
${parts.join('\n')}
</body>
</html>
`;
}

const spareText = `<main id="main-content" tabindex="-1" class="text">
<h1>A page of somebody else</h1>
<p>Its texts stand below and above our views, in its own type.</p>
</main>`;
const gatedRegion =
  '<template><section><h2>Reviews to moderate</h2><p>Three reviews wait.</p></section></template>';

/** The mount element with its tag. */
function toPlace(
  name: RemoteName,
  chosen: URLSearchParams,
  site: string | undefined,
  url: string,
): string {
  const element = remotes.find((remote) => remote.name === name)?.element ?? '';
  const inside = name === 'access-denied-remote' ? gatedRegion : '';
  const dir = chosen.get('dir') === 'rtl' ? ' dir="rtl"' : '';
  const place = `<div id="${element.slice(1)}"${dir}>${inside}</div>
<script async src="${url}${site ? `${site}/` : ''}embed.js"></script>`;
  return isPageItself([name]) ? `<main id="main-content" tabindex="-1">${place}</main>` : place;
}

/** The others stand at the edges of a page. */
const isPageItself = (shown: readonly RemoteName[]): boolean =>
  shown.some((name) => name === 'lender-advertising-remote' || name === 'access-denied-remote');

const withPageText = (places: readonly string[], shown: readonly RemoteName[]) =>
  shown.includes('header-remote') ? [...places, spareText] : [spareText, ...places];

const toJson = (attribute: string, value: object): string =>
  `<script type="application/json" ${attribute}>${JSON.stringify(value).replaceAll('<', '\\u003c')}</script>`;

/** In markup. */
export const toText = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
