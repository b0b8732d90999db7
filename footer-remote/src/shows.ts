import type { RemoteDefinition } from 'remote-kit/remote';
import { selectSite } from 'session-shared/session';
import { toFooter } from './content/content';
import { selectFrame } from './frame/frame';
import type { FooterOptions } from './options';

/** All data that the footer is drawn from; `finish` appends the script. The view also reports what was refused. */
export const shows: NonNullable<RemoteDefinition<FooterOptions>['shows']> = (
  state,
  { footer },
) => {
  const site = selectSite(state);
  const { productName, logoUrl, theme } = site;
  const { content, refused } = toFooter(site, selectFrame(state).data, footer);
  return [productName, logoUrl, theme, { ...content, js: '' }, refused];
};
