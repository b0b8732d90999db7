/** A lead that is being written, kept for this tab until it is sent: it survives a reload and a sign-in. Storage may be blocked or full: then nothing is kept and nothing breaks (F34, F35). */
import { utmParams, type UtmParams } from 'mortgage-domain/leads/utmParams';
import { leadFields, type LeadValues } from './leadField';

export interface LeadDraft {
  /** One lead, one key, whatever happens on the way (OPN-76). */
  readonly key: string;
  readonly values: LeadValues;
  /** Of the address where the visitor landed. */
  readonly utmParams?: UtmParams;
}

export interface DraftStorage {
  read(): LeadDraft | undefined;
  keep(draft: LeadDraft): void;
  drop(): void;
}

const draftKey = 'mortgageLeadDraft';
const longest = 1000;

export const draftStorage = (window: Window): DraftStorage => ({
  read: () =>
    attempt(() => readDraft(JSON.parse(window.sessionStorage.getItem(draftKey) ?? 'null'))),
  keep: (draft) => attempt(() => window.sessionStorage.setItem(draftKey, JSON.stringify(draft))),
  drop: () => attempt(() => window.sessionStorage.removeItem(draftKey)),
});

/** Where nothing is to be kept: the pre-rendered view. */
export const noStorage: DraftStorage = {
  read: () => undefined,
  keep: () => undefined,
  drop: () => undefined,
};

/** Whatever else the page's own scripts have put there counts as nothing. */
function readDraft(json: unknown): LeadDraft | undefined {
  const draft = json as Partial<LeadDraft> | null;
  if (typeof draft?.key !== 'string' || typeof draft.values !== 'object') return undefined;
  const values = pickTexts(draft.values, leadFields) as LeadValues;
  const utm = pickTexts(draft.utmParams ?? {}, utmParams);
  return leadFields.every((field) => field in values)
    ? { key: draft.key, values, ...(Object.keys(utm).length > 0 ? { utmParams: utm } : {}) }
    : undefined;
}

const pickTexts = <Name extends string>(
  from: object | null,
  names: readonly Name[],
): Partial<Record<Name, string>> =>
  Object.fromEntries(
    names
      .map((name) => [name, (from as Record<string, unknown> | null)?.[name]])
      .filter(([, text]) => typeof text === 'string' && text.length <= longest),
  ) as Partial<Record<Name, string>>;

function attempt<Value>(access: () => Value): Value | undefined {
  try {
    return access();
  } catch {
    return undefined;
  }
}
