/** The account response about the visitor. Source: ENT-17, HDR-16, CAL-16; threat S01. */
import * as v from 'valibot';
import { safeHrefSchema } from '../links/safeHrefSchema';
import { isAnswerOf, isSaid } from '../wire/isAnswerOf';
import {
  idText,
  listMaxLength,
  readAnswer,
  shownText,
} from '../wire/readAnswer';
import type { NavigationSection } from './navigationSection';
import { navigationSectionSchema } from './navigationSectionSchema';

export interface Impersonation {
  readonly email: string;
  readonly zuid: string;
  /** Empty if the server's address is not allowed. */
  readonly stopHref: string;
}
export interface AccountSections {
  readonly sections: readonly NavigationSection[];
  readonly impersonation?: Impersonation;
}

/** A missing or invalid part must not hide the notice (ENT-17, S22). */
const impersonationSchema = v.pipe(
  v.object({
    impersonation_email: v.fallback(shownText(), ''),
    impersonation_zuid: v.fallback(idText(), ''),
    stop_impersonation_link: v.fallback(safeHrefSchema, ''),
  }),
  v.transform((sent): Impersonation => ({
    email: sent.impersonation_email,
    zuid: sent.impersonation_zuid,
    stopHref: sent.stop_impersonation_link,
  })),
);

/** Nothing readable is a fault of the answer: it must not look like "signed out" (HDR-16). */
const sectionsSchema = v.pipe(
  v.array(v.fallback(v.optional(navigationSectionSchema), undefined)),
  v.rawTransform(
    ({ dataset: { value }, addIssue, NEVER }): readonly NavigationSection[] => {
      const sections = value
        .filter((section) => section !== undefined)
        .slice(0, listMaxLength);
      if (sections.length > 0 || value.length === 0) {
        return sections;
      }
      addIssue({ message: 'None of the sections can be read.' });
      return NEVER;
    },
  ),
);

export const accountSectionsSchema = v.object({
  sections: v.optional(sectionsSchema, []),
  impersonation: v.optional(
    v.fallback(v.optional(impersonationSchema), undefined),
  ),
});
/** The page frame also has `user` (CAL-14). */
const answerKeys = [...Object.keys(accountSectionsSchema.entries), 'user'];
const answerSchema = v.custom<{ readonly impersonation?: unknown }>(
  (json) => isAnswerOf(json, answerKeys),
  'The answer is to another call.',
);
const otherPerson: Impersonation = { email: '', zuid: '', stopHref: '' };

/** Drops links whose address is not allowed. Throws for another answer, which would look like "signed out". */
export function readAccountSections(json: unknown): AccountSections {
  const answer = v.parse(answerSchema, json);
  const { sections, impersonation = otherPerson } = readAnswer(
    accountSectionsSchema,
    answer,
  );
  return isSaid(answer.impersonation)
    ? { sections, impersonation }
    : { sections };
}
