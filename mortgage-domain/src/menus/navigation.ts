/** Navigation data that comes from the server. Source: specification 3; ledger ENT-12, ENT-13, ENT-17, NAV-37, HDR-16, CAL-14, CAL-16, OPN-28; threat S01. */
import * as v from 'valibot';
import { listOf } from '../wire/listOf';
import { safeHrefSchema } from '../links/safeHrefSchema';
import { readUserNavigation, type UserNavigation } from './userNavigation';

export interface NavigationLink {
  readonly text: string;
  readonly href: string;
  readonly secure?: boolean;
}
export interface NavigationSubsection {
  readonly title: string;
  readonly links: readonly NavigationLink[];
}
export interface NavigationSection {
  readonly key: string;
  readonly link: {
    readonly text: string;
    readonly href: string;
    readonly notifications?: number;
    readonly className?: string;
  };
  readonly subsections: readonly NavigationSubsection[];
}
export interface Impersonation {
  readonly email: string;
  readonly zuid: string;
  readonly stopHref: string;
}
export interface AccountSections {
  readonly sections: readonly NavigationSection[];
  readonly impersonation?: Impersonation;
}
/** What a page frame brings: sections, and the user's part where the server knows the visitor. */
export interface NavigationData extends AccountSections {
  readonly user?: UserNavigation;
}

const count = v.optional(v.fallback(v.pipe(v.number(), v.integer(), v.minValue(0)), 0));
const linkSchema = v.object({
  text: v.string(),
  href: safeHrefSchema,
  secure: v.optional(v.fallback(v.boolean(), false)),
});
const subsectionSchema = v.object({ title: v.fallback(v.string(), ''), links: listOf(linkSchema) });

export const navigationSectionSchema = v.pipe(
  v.object({
    key: v.pipe(v.string(), v.minLength(1)),
    link: v.object({
      text: v.string(),
      href: safeHrefSchema,
      notifications: count,
      class: v.optional(v.fallback(v.string(), '')),
    }),
    subsections: v.fallback(listOf(subsectionSchema), []),
  }),
  v.transform(({ key, link: { class: className, ...link }, subsections }): NavigationSection => ({
    key,
    link: { ...link, ...(className ? { className } : {}) },
    subsections,
  })),
);

/** Without a way to stop it there is no notice to show. */
const impersonationSchema = v.pipe(
  v.object({
    impersonation_email: v.string(),
    impersonation_zuid: v.string(),
    stop_impersonation_link: safeHrefSchema,
  }),
  v.transform((sent): Impersonation => ({
    email: sent.impersonation_email,
    zuid: sent.impersonation_zuid,
    stopHref: sent.stop_impersonation_link,
  })),
);

/** A list has no sections either, and would look like "signed out". */
const noList = v.check((json) => !Array.isArray(json), 'The answer is a list.');

export const accountSectionsSchema = v.pipe(
  v.unknown(),
  noList,
  v.object({
    sections: v.optional(
      v.pipe(
        v.array(v.unknown()),
        v.rawTransform(({ dataset: { value }, addIssue, NEVER }): readonly NavigationSection[] => {
          const read = v.parse(listOf(navigationSectionSchema), value);
          if (read.length > 0 || value.length === 0) return read;
          // Nothing readable is a fault of the answer: it must not look like "signed out" (HDR-16).
          addIssue({ message: 'None of the sections can be read.' });
          return NEVER;
        }),
      ),
      [],
    ),
    impersonation: v.optional(v.fallback(v.optional(impersonationSchema), undefined)),
  }),
);

/** Reads the account response (CAL-16). Links whose address is not allowed are dropped; no sections means signed out (HDR-16). */
export function readAccountSections(json: unknown): AccountSections {
  const { sections, impersonation } = v.parse(accountSectionsSchema, json);
  return { sections, ...(impersonation ? { impersonation } : {}) };
}

const topNavigationSchema = v.object({ topnav: v.object({ json: v.unknown() }) });
const userPartSchema = v.object({ user: v.optional(v.unknown()) });

/** Reads `topnav.json` of the page frame (CAL-14); a user part that cannot be read is left out. */
export function readNavigationData(json: unknown): NavigationData {
  const data = v.parse(topNavigationSchema, json).topnav.json;
  const { user } = v.parse(userPartSchema, data);
  return {
    ...readAccountSections(data),
    ...(user === undefined ? {} : attempt(() => ({ user: readUserNavigation(user) }))),
  };
}

/** OPN-28: sections of the server replace those of the same key, in their place; new ones follow. */
export function mergeSections(
  current: readonly NavigationSection[],
  sent: readonly NavigationSection[],
): readonly NavigationSection[] {
  const replaced = current.map(
    (section) => sent.findLast(({ key }) => key === section.key) ?? section,
  );
  const added = sent.filter(
    ({ key }, index) =>
      !current.some((section) => section.key === key) &&
      sent.findLastIndex((other) => other.key === key) === index,
  );
  return [...replaced, ...added];
}

function attempt<Value>(read: () => Value): Value | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}
