import { optionsReference } from './optionsReference';
import type { Reference } from './reference';

/** Every page of docs/reference. */
export const references: readonly Reference[] = [optionsReference];
