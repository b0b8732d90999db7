/**
 * Answers of the page's host, by the schemas that read them. The readers are more lenient: a part
 * with a fallback may be missing, and only the invalid items of a list are dropped.
 * Source: ledger CAL-1..16, ENT-1..23.
 */
import * as v from 'valibot';
import type { FooterContent } from '../footer/footerContent';
import { footerIcons } from '../footer/footerLink';
import { safeHrefSchema } from '../links/safeHrefSchema';
import { accountSectionsSchema } from '../menus/accountSections';
import { userNavigationSchema } from '../menus/userNavigation';
import { userSchema } from '../people/readUser';
import { listOf } from '../wire/readAnswer';

/** Later calls send the token as `caller`. `expiresIn`: seconds until the session ends; without it no dialog warns before. */
export const signedInAnswer = v.object({
  authToken: v.pipe(v.string(), v.minLength(1)),
  user: userSchema,
  expiresIn: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))),
});
/**
 * Without `user` the visitor is signed out; `message` may give the reason (OPN-39). The visitor is unknown
 * after an object with other keys alone, a token without a user or a user without a token.
 */
export const whoAmIAnswer = v.object({
  ...v.partial(signedInAnswer).entries,
  message: v.optional(v.string()),
});
export const authInfoAnswer = v.object({ user: userSchema });
/** An empty object, or one whose `error` is empty. After any other the lead form treats the lead as not delivered. */
export const acknowledgement = v.object({});

const footerLinks = v.optional(
  listOf(
    v.object({
      text: v.string(),
      href: safeHrefSchema,
      icon: v.optional(v.picklist(footerIcons)),
    }),
  ),
);
/** Each part may be left out; `readFooterData` reads it without valibot to stay small. */
const footerSchema = v.object({
  links: footerLinks,
  brands: footerLinks,
  social: footerLinks,
  apps: footerLinks,
  notices: v.optional(v.array(v.string())),
  legal: footerLinks,
  js: v.optional(v.string()),
} satisfies Record<keyof FooterContent, v.GenericSchema>);

export const pageFrameAnswer = v.object({
  topnav: v.optional(
    v.object({
      json: v.object({
        ...accountSectionsSchema.entries,
        user: v.optional(userNavigationSchema),
      }),
    }),
  ),
  footer: v.optional(footerSchema),
});
