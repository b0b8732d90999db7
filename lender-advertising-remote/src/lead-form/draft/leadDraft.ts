/** Keeps an unsent lead for this tab over reloads and sign-ins. Without storage it keeps nothing (F34, F35). */
import * as v from 'valibot';
import { attempt } from 'embed/attempt';
import { leadDraftKey } from 'embed/hand-overs';
import { utmParams, type UtmParams } from 'mortgage-domain/leads/utmParams';
import { leadFields, type LeadValues } from '../fields/leadFields';

const text = v.pipe(v.string(), v.maxLength(1000));
/** `key`: one lead, one key, whatever happens on the way (OPN-76). `utmParams`: of the address where the visitor landed. */
const storedDraftSchema = v.object({
  key: v.string(),
  values: v.object(v.entriesFromList(leadFields, text)),
  utmParams: v.optional(v.object(v.entriesFromList(utmParams, v.optional(text)))),
});
type StoredDraft = v.InferOutput<typeof storedDraftSchema>;

export interface DraftStorage {
  read(): StoredDraft | undefined;
  keep(draft: StoredDraft): void;
  drop(): void;
}

export const draftStorage = (window: Window): DraftStorage => ({
  // Invalid values of other scripts count as nothing.
  read: () =>
    attempt(() =>
      v.parse(storedDraftSchema, JSON.parse(window.sessionStorage.getItem(leadDraftKey) ?? 'null')),
    ),
  keep: (draft) =>
    attempt(() => window.sessionStorage.setItem(leadDraftKey, JSON.stringify(draft))),
  drop: () => attempt(() => window.sessionStorage.removeItem(leadDraftKey)),
});

/** For the pre-rendered view. */
export const noStorage: DraftStorage = {
  read: () => undefined,
  keep: () => undefined,
  drop: () => undefined,
};

/** An unsent lead has one key, over reloads, retries and lost answers. */
export interface LeadDraft {
  /** From before a reload. */
  readonly values: LeadValues | undefined;
  /** From the landing address, or a later one that names any (OPN-75). */
  utmParams(): UtmParams | undefined;
  land(named: UtmParams | undefined): void;
  key(): string;
  keep(values: LeadValues): void;
  /** The lead is stored, or its key belongs to another one; the next one is a new lead. */
  close(): void;
}

export function openLeadDraft(storage: DraftStorage, named: UtmParams | undefined): LeadDraft {
  const stored = storage.read();
  let landing = named ?? stored?.utmParams;
  let key = stored?.key ?? makeKey();
  return {
    values: stored?.values,
    utmParams: () => landing,
    land(later) {
      landing = later ?? landing;
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
