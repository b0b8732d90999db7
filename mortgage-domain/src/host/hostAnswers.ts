/**
 * What the page's host answers, by the schemas that read it. Reading is milder than these: what has
 * a fallback may be missing, and of a list the bad items alone are dropped.
 * Source: ledger CAL-1..16, ENT-1..23.
 */
import * as v from 'valibot';
import { parsedPhoneSchema } from '../fields/parsedPhone';
import type { FooterContent } from '../footer/footerContent';
import { footerIcons } from '../footer/footerLink';
import { nmlsLenderSchema } from '../lenders/nmlsLender';
import { registeredLenderSchema } from '../lenders/registeredLender';
import { safeHrefSchema } from '../links/safeHrefSchema';
import { accountSectionsSchema } from '../menus/accountSections';
import { userNavigationSchema } from '../menus/userNavigation';
import { messagingEligibilitySchema } from '../messages/messagingEligibility';
import { userSchema } from '../people/userSchema';
import { regionInformationSchema } from '../places/regionInformation';
import { zipCodeLocationSchema } from '../places/zipCodeLocation';
import { listOf } from '../wire/listOf';

/**
 * Of a visitor who is signed in; the token is what later calls name as `caller`. `expiresIn` is how many seconds are left until the
 * session ends by itself: two minutes before, people are asked whether they stay. Without it nobody is asked.
 */
export const signedInAnswer = v.object({
  authToken: v.pipe(v.string(), v.minLength(1)),
  user: userSchema,
  expiresIn: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))),
});
/**
 * Without `user` nobody is signed in; `message` may say so (OPN-39). An object that has none of these keys and others of its own,
 * a token without a user and a user without a token do not say it: the visitor is unknown then.
 */
export const whoAmIAnswer = v.object({
  ...v.partial(signedInAnswer).entries,
  message: v.optional(v.string()),
});
export const authInfoAnswer = v.object({ user: userSchema });
export const zipCodeLocationAnswer = zipCodeLocationSchema;
export const regionInformationAnswer = regionInformationSchema;
export const nmlsLenderAnswer = v.object({ lender: nmlsLenderSchema });
export const registeredLenderAnswer = v.object({ lender: registeredLenderSchema });
export const parsedPhoneAnswer = parsedPhoneSchema;
/** Any object that names no error. */
export const acknowledgement = v.object({});
export const userNavigationAnswer = userNavigationSchema;
export const accountSectionsAnswer = accountSectionsSchema;
export const messagingEligibilityAnswer = v.object({
  data: v.object({ zimIsMessagingEligible: messagingEligibilitySchema }),
});

const footerLinks = v.optional(
  listOf(
    v.object({
      text: v.string(),
      href: safeHrefSchema,
      icon: v.optional(v.picklist(footerIcons)),
    }),
  ),
);
/** Each part may be left out; `readFooterData` reads it by hand, for the sake of its size. */
const footerSchema = v.object({
  links: footerLinks,
  brands: footerLinks,
  social: footerLinks,
  apps: footerLinks,
  notices: v.optional(v.array(v.string())),
  legal: footerLinks,
  js: v.optional(v.string()),
} satisfies Record<keyof FooterContent, v.GenericSchema>);

/** What was asked for of the two. */
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
