/** A lead that is being written, kept for this tab until it is sent: it survives a reload and a sign-in. Storage may be blocked or full: then nothing is kept and nothing breaks (F34, F35). */
import * as v from 'valibot';
import { attempt } from 'embed/attempt';
import { leadDraftKey } from 'embed/hand-overs';
import { utmParams } from 'mortgage-domain/leads/utmParams';
import { leadFields } from '../fields/leadFields';

const text = v.pipe(v.string(), v.maxLength(1000));
/** `key`: one lead, one key, whatever happens on the way (OPN-76). `utmParams`: of the address where the visitor landed. */
const storedDraftSchema = v.object({
  key: v.string(),
  values: v.object(v.entriesFromList(leadFields, text)),
  utmParams: v.optional(v.object(v.entriesFromList(utmParams, v.optional(text)))),
});
export type StoredDraft = v.InferOutput<typeof storedDraftSchema>;

export interface DraftStorage {
  read(): StoredDraft | undefined;
  keep(draft: StoredDraft): void;
  drop(): void;
}

export const draftStorage = (window: Window): DraftStorage => ({
  // Whatever else the page's own scripts have put there counts as nothing.
  read: () =>
    attempt(() =>
      v.parse(storedDraftSchema, JSON.parse(window.sessionStorage.getItem(leadDraftKey) ?? 'null')),
    ),
  keep: (draft) =>
    attempt(() => window.sessionStorage.setItem(leadDraftKey, JSON.stringify(draft))),
  drop: () => attempt(() => window.sessionStorage.removeItem(leadDraftKey)),
});

/** Where nothing is to be kept: the pre-rendered view. */
export const noStorage: DraftStorage = {
  read: () => undefined,
  keep: () => undefined,
  drop: () => undefined,
};
