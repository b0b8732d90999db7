import type { PageConfig, RemoteName } from 'embed/contract';
import {
  configBlockAttribute,
  sessionSymbol,
  shellAttribute,
  signedInHintAttribute,
  signedInHintKey,
} from 'embed/hand-overs';
import { remotes } from 'embed/remotes';
import type { Story } from './stories/story';

/** The choices for any story: `?scheme=dark&theme=refreshed&dir=rtl`, and `fixed-type` for equal pictures. */
const readChoices = (chosen: URLSearchParams) =>
  Object.fromEntries(
    [...chosen].filter(
      ([name, value]) => value && ['scheme', 'theme'].includes(name),
    ),
  ) as PageConfig;

export function storyPage(
  story: Story,
  chosen: URLSearchParams,
  remoteUrl: (remote: RemoteName) => string,
): string {
  const { id, title, remotes: shown, options, steps = [], answers } = story;
  /** Who the visitor is stays open. */
  const isAsking = answers?.WhoAmI === 'pending';
  const config = { ...options, ...readChoices(chosen) };
  const places = shown.map((remote) =>
    toPlace(remote, story, chosen, remoteUrl(remote)),
  );
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
${beforeUs(story)}${toJson(configBlockAttribute, config)}
${toJson('data-story', { remotes: shown, steps, isAsking, sessionSymbol, shellAttribute, signedInHintAttribute })}
<script type="module" src="/play.js"></script>
</head>
<body>
${parts.join('\n')}
</body>
</html>
`;
}

/** Scripts that prepare the visit before our loader runs. */
const beforeUs = ({ wasSignedIn, withoutCookies }: Story): string =>
  [
    wasSignedIn
      ? `<script src="/wasSignedIn.js" data-key="${signedInHintKey}" data-hint="${wasSignedIn === true ? 1 : wasSignedIn}"></script>\n`
      : '',
    withoutCookies ? '<script src="/withoutCookies.js"></script>\n' : '',
  ].join('');

const spareText = `<main id="main-content" tabindex="-1" class="text">
<h1>A page of another company</h1>
<p>Its texts are above and below our views, in its own font.</p>
</main>`;
const gatedText =
  '<section><h2>Reviews to moderate</h2><p>Three reviews wait.</p></section>';

function toPlace(
  name: RemoteName,
  { site, isWithheld }: Story,
  chosen: URLSearchParams,
  url: string,
): string {
  const element = remotes.find((remote) => remote.name === name)?.element ?? '';
  const gated = `<template>${isWithheld ? '' : gatedText}</template>`;
  const inside = name === 'access-denied-remote' ? gated : '';
  const dir = chosen.get('dir') === 'rtl' ? ' dir="rtl"' : '';
  const place = `<div id="${element.slice(1)}"${dir}>${inside}</div>
<script async src="${url}${site ? `${site}/` : ''}embed.js"></script>`;
  return isPageItself([name])
    ? `<main id="main-content" tabindex="-1">${place}</main>`
    : place;
}

const isPageItself = (shown: readonly RemoteName[]): boolean =>
  shown.some(
    (name) =>
      name === 'lender-advertising-remote' || name === 'access-denied-remote',
  );

const withPageText = (
  places: readonly string[],
  shown: readonly RemoteName[],
) =>
  shown.includes('header-remote')
    ? [...places, spareText]
    : [spareText, ...places];

const toJson = (attribute: string, value: object): string =>
  `<script type="application/json" ${attribute}>${JSON.stringify(value).replaceAll('<', '\\u003c')}</script>`;

/** In markup. */
export const toText = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('"', '&quot;');
