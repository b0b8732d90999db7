/** The gate's part of a site's file, for the stamp program; in no bundle of a page. */
import { toWording } from 'mortgage-domain/languages/wording';
import type { SiteFile } from 'mortgage-domain/site-file/siteFile';
import english from '../messages/en-US.json';
import spanish from '../messages/es-US.json';

const messages = { 'en-US': english, 'es-US': spanish };

export const toPart = (site: SiteFile) =>
  toWording('access-denied-remote', site, messages);
