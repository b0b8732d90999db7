import type { UtmParams } from 'mortgage-domain/leads/utmParams';
import type { LeadValues } from '../fields/leadFields';
import type { DraftStorage } from './draftStorage';

/** The lead that is being written: one key from the first typing to the stored row, over reloads, retries and lost answers. */
export interface LeadDraft {
  /** What was typed before a reload. */
  readonly values: LeadValues | undefined;
  /** Of the address where the visitor landed, or of a later one that names any (OPN-75). */
  utmParams(): UtmParams | undefined;
  land(utmParams: UtmParams | undefined): void;
  key(): string;
  keep(values: LeadValues): void;
  /** The lead is stored, or its key belongs to another one: what follows is a new lead. */
  close(): void;
}

export function openLeadDraft(storage: DraftStorage, utmParams: UtmParams | undefined): LeadDraft {
  const stored = storage.read();
  let landing = utmParams ?? stored?.utmParams;
  let key = stored?.key ?? makeKey();
  return {
    values: stored?.values,
    utmParams: () => landing,
    land(named) {
      landing = named ?? landing;
    },
    key: () => key,
    keep: (values) => storage.keep({ key, values, utmParams: landing }),
    close() {
      storage.drop();
      key = makeKey();
    },
  };
}

/** Not `randomUUID`: an http page has none. */
const makeKey = (): string => crypto.getRandomValues(new Uint32Array(4)).join('-');
