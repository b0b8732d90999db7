import { browsersReference } from './browsersReference';
import { hostReference } from './hostPage';
import { leadWebhookReference } from './leadWebhook';
import { looksReference } from './looks';
import { measuredReference } from './measured';
import { eventsReference, handOversReference, pageApiReference } from './pageContract';
import { privacyReference } from './privacy';
import { optionsReference } from './optionsReference';
import type { Reference } from './reference';
import { settingsReference } from './settingsReference';
import { siteReference } from './siteReference';

/** Every page of docs/reference. */
export const references: readonly Reference[] = [
  siteReference,
  optionsReference,
  settingsReference,
  hostReference,
  pageApiReference,
  eventsReference,
  handOversReference,
  looksReference,
  leadWebhookReference,
  privacyReference,
  browsersReference,
  measuredReference,
];
