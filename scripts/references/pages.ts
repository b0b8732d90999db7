import { hostReference } from './hostPage';
import { optionsReference } from './optionsReference';
import type { Reference } from './reference';
import { settingsReference } from './settingsReference';
import { siteReference } from './siteReference';

/** The pages that change with their schemas; tests compare the names on the others of docs/reference with their sources. */
export const references: readonly Reference[] = [
  siteReference,
  optionsReference,
  settingsReference,
  hostReference,
];
