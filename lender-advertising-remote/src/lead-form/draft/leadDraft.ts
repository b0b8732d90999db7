/** Keeps an unsent lead for the visitor who typed it, in this tab. Without storage only until a reload (FRM-2, F34, F35). */
import * as v from 'valibot';
import { attempt } from 'embed/attempt';
import { leadDraftKey } from 'embed/hand-overs';
import { utmParams, type UtmParams } from 'mortgage-domain/leads/utmParams';
import type { LookupStatus } from 'session-shared/session';
import { emptyLead, leadFields, type LeadValues } from '../fields/leadFields';

const text = v.pipe(v.string(), v.maxLength(1000));
/**
 * `key`: one lead, one key, whatever happens on the way (OPN-76). `owner`: the id of the account that was signed in; null
 * without one. `values`: only typed ones. `utmParams`: of the address where the visitor landed.
 */
const storedDraftSchema = v.object({
  key: v.string(),
  owner: v.nullable(text),
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

interface Visitor {
  readonly status: LookupStatus;
  readonly userId: string | undefined;
}

/** An unsent lead has one key, over reloads, retries and lost answers. */
export interface LeadDraft {
  /**
   * The visitor may be another one: gives what the form shows instead of `typed`, or undefined. A sign-in takes what a guest
   * typed. What an account's holder typed is hidden at the end of the session, comes back with the same account, and is
   * dropped for any other (FRM-2).
   */
  follow(visitor: Visitor, typed: LeadValues): LeadValues | undefined;
  /** From the landing address, or a later one that names any (OPN-75). */
  utmParams(): UtmParams | undefined;
  land(named: UtmParams | undefined): void;
  key(): string;
  keep(typed: LeadValues): void;
  /** The lead is stored, or its key belongs to another one; the next one is a new lead. */
  close(): void;
}

export function openLeadDraft(storage: DraftStorage, named: UtmParams | undefined): LeadDraft {
  /** Kept, but not in the form. */
  let hidden = storage.read();
  let landing = named ?? hidden?.utmParams;
  let key = makeKey();
  let owner: string | null = null;
  const draft: LeadDraft = {
    follow({ status, userId }, typed) {
      let shown: LeadValues | undefined;
      const isKnown = status === 'signedIn' || status === 'signedOut';
      if (owner !== null && isKnown && owner !== userId) {
        hidden = { key, owner, values: typed };
        shown = emptyLead;
        key = makeKey();
        owner = null;
      }
      if (hidden?.owner && userId && hidden.owner !== userId) {
        hidden = undefined;
        storage.drop();
      }
      if (hidden && (hidden.owner ?? userId) === userId) {
        shown = { ...hidden.values, ...onlyEntries(shown ?? typed) };
        key = hidden.key;
        hidden = undefined;
      }
      owner = userId ?? owner;
      if (userId && hasEntries(shown ?? typed)) draft.keep(shown ?? typed);
      return shown;
    },
    utmParams: () => landing,
    land(later) {
      landing = later ?? landing;
    },
    key: () => key,
    keep: (values) => storage.keep({ key, owner, values, utmParams: landing }),
    close() {
      storage.drop();
      key = makeKey();
    },
  };
  return draft;
}

const hasEntries = (values: LeadValues): boolean => leadFields.some((field) => values[field]);
const onlyEntries = (values: LeadValues): Partial<LeadValues> =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value));

/** Not `randomUUID`: an http page has none. */
const makeKey = (): string => crypto.getRandomValues(new Uint32Array(4)).join('-');
