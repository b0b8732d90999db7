import { useSyncExternalStore } from 'react';
import { defaultContent } from '../content/content';
import type { LenderPageContent } from '../content/lenderPageContent';

/** The page's texts. The shell was rendered with our own; those that a page gives follow in the next render. */
export const useContent = (given: LenderPageContent): LenderPageContent =>
  useSyncExternalStore(
    neverChanges,
    () => given,
    () => defaultContent,
  );

const neverChanges = () => () => undefined;
