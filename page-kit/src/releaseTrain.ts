import { attempt } from 'embed/attempt';
import type { PageEvents } from 'embed/contract';
import { version as typesVersion } from '../package.json';

declare const process: { readonly env: { readonly NODE_ENV?: string } };

/** As in npm: below 1.0 the second number counts as the major. */
const toTrain = (version: string): string | undefined =>
  /^(?:0\.\d+|\d+)/.exec(version)?.[0];

let isWatching = false;

/** Warns once, in development, when the page's script is of another major than this package. */
export function watchReleaseTrain(document: Document): void {
  if (isWatching || !isDevelopment()) {
    return;
  }
  isWatching = true;
  const compare = (event: Event): void => {
    const { remote, version } = (
      event as CustomEvent<PageEvents['remoteReady']>
    ).detail;
    if (!version || toTrain(version) === toTrain(typesVersion)) {
      return;
    }
    document.removeEventListener('mortgage:remoteReady', compare);
    console.warn(
      `[page-kit] ${remote} on this page is ${version}, and the types of page-kit are ${typesVersion}. Install page-kit ${toTrain(version) ?? version}.`,
    );
  };
  document.addEventListener('mortgage:remoteReady', compare);
}

/** Bundlers replace the expression; a browser without a bundler has no `process`. */
const isDevelopment = () =>
  attempt(() => process.env.NODE_ENV !== 'production');
