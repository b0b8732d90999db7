/** Keeps an unsent lead for this tab over reloads and sign-ins. Without storage it keeps nothing (F34, F35). */
import * as v from 'valibot';
import { attempt } from 'embed/attempt';
import { leadDraftKey } from 'embed/hand-overs';
import { utmParams, type UtmParams } from 'mortgage-domain/leads/utmParams';
import { emptyLead, leadFields, type LeadEntries } from '../fields/leadFields';

const text = v.pipe(v.string(), v.maxLength(1000));
/**
 * `key`: one lead, one key, whatever happens on the way (OPN-76). `owner`: the id of the account that was signed in;
 * null without one. `values`: only typed ones. `utmParams`: of the address where the visitor landed.
 */
const storedDraftSchema = v.object({
  key: v.string(),
  owner: v.nullable(text),
  values: v.object({
    ...v.entriesFromList(leadFields, text),
    typed: v.optional(v.object({ name: text, companyName: text })),
  }),
  utmParams: v.optional(
    v.object(v.entriesFromList(utmParams, v.optional(text))),
  ),
});
type StoredDraft = v.InferOutput<typeof storedDraftSchema>;

/** Undefined in the pre-rendered view. Blocked storage throws. */
export type DraftStorage = () => Storage | undefined;

export type LeadDraft = ReturnType<typeof openLeadDraft>;

/** An unsent lead has one key, over reloads, retries and lost answers. */
export function openLeadDraft(
  storage: DraftStorage,
  named: UtmParams | undefined,
) {
  /** Of an earlier page, not in the form yet. */
  let earlier = readDraft(storage);
  let landing = named ?? earlier?.utmParams;
  let key = makeKey();
  let owner: string | null = null;
  const keep = (values: LeadEntries): void => {
    const stored: StoredDraft = { key, owner, values, utmParams: landing };
    attempt(() => storage()?.setItem(leadDraftKey, JSON.stringify(stored)));
  };
  /** The lead is stored, or its key belongs to another one; the next one is a new lead. */
  const close = (): void => {
    attempt(() => storage()?.removeItem(leadDraftKey));
    key = makeKey();
  };
  return {
    keep,
    close,
    key: () => key,
    /** From the landing address, or a later one that names any (OPN-75). */
    utmParams: () => landing,
    land(later: UtmParams | undefined): void {
      landing = later ?? landing;
    },
    /** For the present visitor: gives the entries that the form shows instead of `typed`, or undefined (OPN-118). */
    follow(
      userId: string | undefined,
      typed: LeadEntries,
    ): LeadEntries | undefined {
      const isForeign = (id: string | null = null) =>
        Boolean(userId && id && id !== userId);
      let shown = isForeign(owner) ? emptyLead : undefined;
      if (shown || isForeign(earlier?.owner)) {
        earlier = undefined;
        close();
      }
      if (earlier && (earlier.owner ?? userId) === userId) {
        shown = { ...earlier.values, ...onlyEntries(typed) };
        key = earlier.key;
        earlier = undefined;
      }
      owner = userId ?? owner;
      const values = shown ?? typed;
      if (userId && Object.keys(onlyEntries(values)).length > 0) {
        keep(values);
      }
      return shown;
    },
  };
}

/** Invalid values of other scripts count as nothing. */
const readDraft = (storage: DraftStorage): StoredDraft | undefined =>
  attempt(() =>
    v.parse(
      storedDraftSchema,
      JSON.parse(storage()?.getItem(leadDraftKey) ?? 'null'),
    ),
  );

const onlyEntries = (values: LeadEntries): Partial<LeadEntries> =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value));

/** Not `randomUUID`: an http page has none. Without a usable `crypto`, any number that hardly repeats (F73). */
const makeKey = (): string =>
  attempt(() => crypto.getRandomValues(new Uint32Array(4)).join('-')) ??
  `${Date.now()}-${Math.random()}`;
