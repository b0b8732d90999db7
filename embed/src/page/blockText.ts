import { configBlockAttribute } from '../contract/handOvers';

/** The page's options for all remotes, as it has written them. */
export const readBlockText = (document: Document): string | undefined =>
  document.querySelector(`script[${configBlockAttribute}]`)?.textContent;
