/** Services that the page's host does not have. Source: ledger OPN-134; docs/your-own-api.md. */
import { missingKey } from '../contract/handOvers';
import { attempt } from './attempt';

const readMissing = (): readonly string[] =>
  (attempt(() => sessionStorage.getItem(missingKey)) ?? '').split(' ');

const withoutQuery = (url: string): string => url.replace(/\?.*/, '');

/** True where the service of this address answered 404 in this session of the browser. */
export const isMissing = (url: string): boolean =>
  readMissing().includes(withoutQuery(url));

/** Records that 404, and gives the service's address. */
export function keepMissing(url: string): string {
  const address = withoutQuery(url);
  attempt(() =>
    sessionStorage.setItem(missingKey, [...readMissing(), address].join(' ')),
  );
  return address;
}
