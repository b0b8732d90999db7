import type { Reference } from './reference';
import { siteReference, siteSchemaReference } from './siteReference';

/** Every page of docs/reference. */
export const references: readonly Reference[] = [siteReference, siteSchemaReference];
