import type { RemoteDefinition } from 'remote-kit/remote';
import { selectSite } from 'session-shared/session';
import { selectFooter } from './content/content';
import type { FooterOptions } from './options';

/** What the footer is drawn from; `finish` appends the script. The view also reports what was refused. */
export const shows: NonNullable<RemoteDefinition<FooterOptions>['shows']> = (state, { footer }) => {
  const { productName, logoUrl, theme } = selectSite(state);
  const { content, refused } = selectFooter(state, footer, window.location.origin);
  return [productName, logoUrl, theme, { ...content, js: '' }, refused];
};
