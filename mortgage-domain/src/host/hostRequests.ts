/** Inputs of calls. Source: ledger CAL-1..11, API-5, OPN-33, OPN-46, OPN-91; S09, S22. */
import * as v from 'valibot';
import { leadPayloadSchema } from '../leads/leadPayload';
import { isNmlsIdText } from '../lenders/nmlsId';
import { nmlsLenderFields } from '../lenders/nmlsLender';
import { registeredLenderFields } from '../lenders/registeredLender';
import { isSafeHref } from '../links/href';
import { parseUrl } from '../links/parseUrl';
import { passwordLength } from '../people/credentials';

const text = (maxLength: number) =>
  v.pipe(
    v.string('Expected a text.'),
    v.maxLength(maxLength, `At most ${maxLength} characters.`),
  );
/** Present in nearly every call (API-5). */
const partnerId = v.optional(text(100));
const caller = v.optional(v.unknown());
/** The fields that a caller requests, each of a closed list. */
const fieldList = <Field extends string>(known: readonly Field[]) =>
  v.optional(
    v.pipe(
      v.array(v.picklist(known, `Known fields: ${known.join(', ')}.`)),
      v.maxLength(known.length * 2, 'Too many fields.'),
    ),
  );
const filled = v.pipe(text(255), v.trim(), v.minLength(1, 'May not be empty.'));
const placeRequest = <Own extends v.ObjectEntries>(own: Own, advice: string) =>
  v.object({
    partnerId,
    locationRef: v.union(
      [v.object(own), v.object({ location: text(120) })],
      advice,
    ),
  });
const webAddress = v.pipe(
  text(2000),
  v.check(
    (href) =>
      isSafeHref(href) && /^https?:$/.test(parseUrl(href)?.protocol ?? ''),
    'Expected an http(s) address.',
  ),
);

export const whoAmIRequest = v.object({ partnerId, caller });

export const zipCodeLocationRequest = placeRequest(
  {
    zipCode: v.pipe(
      v.string(),
      v.regex(/^\d{5}$/, 'A ZIP code has five digits.'),
    ),
  },
  'Give a location or a zipCode.',
);
export const regionInformationRequest = placeRequest(
  {
    regionId: v.pipe(
      v.string(),
      v.regex(/^\d{1,20}$/, 'A region id is a number.'),
    ),
  },
  'Give a location or a regionId.',
);

export const nmlsLenderRequest = v.object({
  partnerId,
  nmlsId: v.pipe(
    v.union([v.string(), v.pipe(v.number(), v.transform(String))]),
    v.check(isNmlsIdText, 'An NMLS ID has 1 to 12 digits.'),
  ),
  fields: fieldList(nmlsLenderFields),
});

export const registeredLenderRequest = v.object({
  partnerId,
  caller,
  lenderRef: v.object({ lenderId: text(100) }),
  fields: fieldList([...registeredLenderFields, 'lenderId']),
});

const anyText = v.string('Expected a text.');
export const emailAddressRequest = v.object({
  partnerId,
  emailAddress: anyText,
});
export const phoneNumberRequest = v.object({ partnerId, phoneNumber: anyText });

export const calculatorMarketingRequest = v.object({
  partnerId,
  caller,
  userId: filled,
  propertyAddress: filled,
  propertyImageURL: webAddress,
  propertyURL: webAddress,
});

/** People do not see the field `website` (S09). */
export const leadRequest = v.strictObject({
  ...leadPayloadSchema.entries,
  website: v.optional(text(255)),
});

const credentials = {
  email: v.pipe(v.string(), v.trim(), v.maxLength(255)),
  password: v.pipe(v.string(), v.maxLength(passwordLength.max)),
};
/** Of the dialog; a page's own form without script may send more. */
export const passwordRequest = v.object(credentials);
export const registrationRequest = v.object({
  ...credentials,
  professional: v.optional(v.boolean()),
});
/** The one-tap provider's token (OPN-36). */
export const oneTapRequest = v.object({
  googleCredential: v.pipe(v.string(), v.maxLength(8192)),
});
export const signInRequest = v.union([passwordRequest, oneTapRequest]);

const oneQuery = 'Send one JSON object with a query field.';
/** Exactly one operation (S16), not a list. */
export const graphqlRequest = v.object({ query: v.string(oneQuery) }, oneQuery);

export const accountSectionsQuery = v.object({
  pageframe: v.optional(v.literal('true')),
});
const format = <Format extends string>(name: string, known: Format) =>
  v.optional(v.literal(known, `The format of ${name} is ${known}.`));
/** One of the two formats, or both. */
export const pageFrameQuery = v.pipe(
  v.object({
    topnav: format('topnav', '{format:json}'),
    footer: format('footer', '{format:scriptOnly}'),
    regionId: v.optional(v.string()),
  }),
  v.forward(
    v.check(
      ({ topnav, footer }) => topnav !== undefined || footer !== undefined,
      'Ask for topnav={format:json} or footer={format:scriptOnly}.',
    ),
    ['topnav'],
  ),
);
export const signOutQuery = v.object({ callbackUrl: v.literal('/') });
/** A path of the same host (S02). */
export const returnQuery = v.object({ redirectUrl: v.optional(v.string()) });
