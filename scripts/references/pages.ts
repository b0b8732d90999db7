import { cssReference } from './cssReference';
import { hostReference } from './hostPage';
import { optionsReference } from './optionsReference';
import { eventsReference, handOversReference, pageApiReference } from './pageContract';
import type { Reference } from './reference';
import { settingsReference } from './settingsReference';
import { siteReference } from './siteReference';

export const references: readonly Reference[] = [
  siteReference,
  optionsReference,
  settingsReference,
  hostReference,
  pageApiReference,
  eventsReference,
  handOversReference,
  cssReference,
];
