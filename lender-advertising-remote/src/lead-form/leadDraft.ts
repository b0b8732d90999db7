import type { UtmParams } from 'mortgage-domain/leads/utmParams';
import type { LeadValues } from './leadField';
import type { DraftStorage } from './storage';

/** The lead that is being written: one key from the first typing to the stored row, over reloads, retries and lost answers. */
export interface OpenDraft {
  /** What was typed before a reload. */
  readonly values: LeadValues | undefined;
  readonly utmParams: UtmParams | undefined;
  key(): string;
  keep(values: LeadValues): void;
  /** The lead is stored, or its key belongs to another one: what follows is a new lead. */
  close(): void;
}

export function openLeadDraft(storage: DraftStorage, utmParams: UtmParams | undefined): OpenDraft {
  const kept = storage.read();
  const landing = utmParams ?? kept?.utmParams;
  let key = kept?.key ?? makeKey();
  return {
    values: kept?.values,
    utmParams: landing,
    key: () => key,
    keep: (values) => storage.keep({ key, values, ...(landing ? { utmParams: landing } : {}) }),
    close() {
      storage.drop();
      key = makeKey();
    },
  };
}

/** Not `randomUUID`: an http page has none. */
const makeKey = (): string => crypto.getRandomValues(new Uint32Array(4)).join('-');
