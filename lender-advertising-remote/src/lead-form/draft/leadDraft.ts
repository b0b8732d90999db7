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

/** Undefined in the pre-rendered view. Blocked storage throws. */
export type DraftStorage = () => Storage | undefined;

export type LeadDraft = ReturnType<typeof openLeadDraft>;

/** An unsent lead has one key, over reloads, retries and lost answers. */
export function openLeadDraft(storage: DraftStorage, named: UtmParams | undefined) {
  /** Kept, but not in the form. Invalid values of other scripts count as nothing. */
  let hidden = attempt(() =>
    v.parse(storedDraftSchema, JSON.parse(storage()?.getItem(leadDraftKey) ?? 'null')),
  );
  let landing = named ?? hidden?.utmParams;
  let key = makeKey();
  let owner: string | null = null;
  const drop = () => attempt(() => storage()?.removeItem(leadDraftKey));
  const keep = (values: LeadValues): void => {
    const stored: StoredDraft = { key, owner, values, utmParams: landing };
    attempt(() => storage()?.setItem(leadDraftKey, JSON.stringify(stored)));
  };
  return {
    keep,
    key: () => key,
    /** From the landing address, or a later one that names any (OPN-75). */
    utmParams: () => landing,
    land(later: UtmParams | undefined) {
      landing = later ?? landing;
    },
    /** The lead is stored, or its key belongs to another one; the next one is a new lead. */
    close() {
      drop();
      key = makeKey();
    },
    /**
     * The visitor may be another one: gives what the form shows instead of `typed`, or undefined. A sign-in takes what a
     * guest typed. What an account's holder typed is hidden at the end of the session, comes back with the same account, and
     * is dropped for any other (OPN-118).
     */
    follow(status: LookupStatus, userId: string | undefined, typed: LeadValues) {
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
        drop();
      }
      if (hidden && (hidden.owner ?? userId) === userId) {
        shown = { ...hidden.values, ...onlyEntries(shown ?? typed) };
        key = hidden.key;
        hidden = undefined;
      }
      owner = userId ?? owner;
      const values = shown ?? typed;
      if (userId && Object.keys(onlyEntries(values)).length > 0) keep(values);
      return shown;
    },
  };
}

const onlyEntries = (values: LeadValues): Partial<LeadValues> =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value));

/** Not `randomUUID`: an http page has none. */
const makeKey = (): string => crypto.getRandomValues(new Uint32Array(4)).join('-');
