/** What the account response says of the visitor. Source: ENT-17, HDR-16, CAL-16; threat S01. */
import * as v from 'valibot';
import { safeHrefSchema } from '../links/safeHrefSchema';
import { isAnswerOf } from '../wire/isAnswerOf';
import { listMaxLength, shownText } from '../wire/listOf';
import { navigationSectionSchema, type NavigationSection } from './navigationSection';

export interface Impersonation {
  readonly email: string;
  readonly zuid: string;
  readonly stopHref: string;
}
export interface AccountSections {
  readonly sections: readonly NavigationSection[];
  readonly impersonation?: Impersonation;
}

/** Without a way to stop it there is no notice to show. */
const impersonationSchema = v.pipe(
  v.object({
    impersonation_email: shownText(),
    impersonation_zuid: shownText(),
    stop_impersonation_link: safeHrefSchema,
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
  v.rawTransform(({ dataset: { value }, addIssue, NEVER }): readonly NavigationSection[] => {
    const sections = value.filter((section) => section !== undefined).slice(0, listMaxLength);
    if (sections.length > 0 || value.length === 0) return sections;
    addIssue({ message: 'None of the sections can be read.' });
    return NEVER;
  }),
);

export const accountSectionsSchema = v.object({
  sections: v.optional(sectionsSchema, []),
  impersonation: v.optional(v.fallback(v.optional(impersonationSchema), undefined)),
});
/** The page frame also has `user` (CAL-14). */
const answerKeys = [...Object.keys(accountSectionsSchema.entries), 'user'];
/** What speaks of other things has no sections either, and would look like "signed out". */
const answerSchema = v.pipe(
  v.unknown(),
  v.check((json) => isAnswerOf(json, answerKeys), 'The answer is to another question.'),
  accountSectionsSchema,
);

/** Drops links whose address is not allowed. Throws for anything but an account response. */
export const readAccountSections = (json: unknown): AccountSections => v.parse(answerSchema, json);
