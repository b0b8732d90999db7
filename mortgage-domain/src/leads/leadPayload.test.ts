import fc from 'fast-check';
import * as v from 'valibot';
import {
  leadPayloadSchema,
  toLeadPayload,
  type LeadInputs,
} from './leadPayload';
import { leadRoles } from './leadRole';
import { parseUtmParams, utmParams } from './utmParams';
import {
  validateCompanyName,
  validateEmail,
  validateLender,
  validateName,
  validateNmlsId,
  validatePhone,
} from './leadValidation';
import { validateLead } from './validateLead';
import { splitName } from '../fields/names';
import type { NmlsLender } from '../lenders/nmlsLender';
import {
  findIndividualName,
  toCompanyOptions,
  toNameOptions,
} from '../lenders/nmlsOptions';
import { anyText, forAll } from '../../test/anyText';
import { leadInputs, leadPayload } from '../../test/leadInputs';

const text = (pattern: RegExp) =>
  fc.oneof(
    { weight: 19, arbitrary: fc.stringMatching(pattern) },
    { weight: 1, arbitrary: anyText({ maxLength: 110 }) },
  );

const forms = fc.record({
  role: fc.constantFrom(...leadRoles),
  name: text(/^[A-Za-z😀]{1,60}  ?[A-Za-z😀]{1,60}$/u),
  emailAddress: text(/^ ?[a-z]{1,9}(\.[a-z]{1,9})?@[a-z]{1,9}\.[a-z]{2,4}$/),
  phoneNumber: text(/^1?[ (]?\d{3}[) .-]?\d{3}[ .-]\d{4}$/),
  nmlsId: text(/^\d{1,12}$/),
  companyName: text(/^[A-Za-z ]{0,105}$/),
});
const word = fc.stringMatching(/^ ?[A-Za-z]{0,9} ?$/);
const records = fc.record({
  nmlsId: fc.constant('1'),
  nmlsType: fc.constantFrom(
    'Individual',
    'Individual',
    'Individual',
    'Company',
  ),
  individualNameOptions: fc.array(
    fc.record({
      firstName: word,
      middleName: word,
      lastName: word,
      suffix: word,
    }),
    { maxLength: 3 },
  ),
  companyNameOptions: fc.array(word, { maxLength: 3 }),
});

/** Leads that a person can send from the form: a loan officer chooses. */
function fillIn(form: Form, lender: NmlsLender): Form {
  if (form.role !== 'LoanOfficer') {
    return form;
  }
  const [name = ''] = toNameOptions(lender);
  const [companyName = ''] = toCompanyOptions(lender);
  return { ...form, name, companyName };
}
type Form = Omit<LeadInputs, 'firstName' | 'lastName'> & {
  readonly name: string;
};

it('ENT-24 FRM-26 FRM-27 OPN-76: the server accepts all that the page accepts: no second list of rules', () => {
  fc.assert(
    fc.property(forms, records, (form, lender) => {
      const { role, name, ...rest } = fillIn(form, lender);
      const isOfficer = role === 'LoanOfficer';
      const messages = [
        validateName(role, name, isOfficer ? toNameOptions(lender) : []),
        validateEmail(rest.emailAddress),
        validatePhone(rest.phoneNumber),
        validateCompanyName(
          role,
          rest.companyName,
          isOfficer ? toCompanyOptions(lender) : [],
        ),
        isOfficer
          ? (validateNmlsId(rest.nmlsId) ?? validateLender(lender))
          : undefined,
      ];
      const person =
        (isOfficer && findIndividualName(lender, name)) || splitName(name);
      fc.pre(messages.every((message) => message === undefined));
      fc.pre(isOfficer || person.lastName !== '');
      const lead = toLeadPayload(
        {
          ...rest,
          firstName: person.firstName,
          lastName: person.lastName,
          role,
        },
        'p',
        parseUtmParams('?utm_source=a'),
      );
      const sent: unknown = JSON.parse(JSON.stringify(lead));
      expect(v.safeParse(leadPayloadSchema, sent).issues).toBeUndefined();
      expect(
        validateLead(lead, isOfficer ? lender : undefined),
      ).toBeUndefined();
      expect('nmlsId' in lead).toBe(isOfficer);
    }),
    { numRuns: 300 },
  );
});

it.each([
  { ...leadPayload, more: 1 },
  { ...leadPayload, role: '' },
  { ...leadPayload, firstName: undefined },
  { ...leadPayload, nmlsId: 5 },
  null,
  [],
])('ENT-24 S22: refuses the shape %j', (json) => {
  expect(v.safeParse(leadPayloadSchema, json).success).toBe(false);
});

const campaigns = fc.oneof(
  fc.jsonValue(),
  fc.dictionary(
    fc.constantFrom(...utmParams, 'utm_other', '__proto__'),
    fc.oneof(
      anyText({ maxLength: 300 }),
      fc.jsonValue(),
      fc.constant('😀'.repeat(200)),
    ),
  ),
);

it('accepts a lead with any campaign and keeps its storable part (OPN-76 ENT-25)', () => {
  forAll(campaigns, (campaign) => {
    const { utmParams: kept = {} } = v.parse(leadPayloadSchema, {
      ...leadPayload,
      utmParams: campaign,
    });
    for (const [name, value] of Object.entries(kept)) {
      expect(utmParams).toContain(name);
      expect(value).toMatch(/^[^\0\p{Surrogate}]{1,255}$/u);
      expect(value.length).toBeLessThanOrEqual(255);
    }
  });
  const kept = {
    utm_source: 'spring sale',
    utm_term: '\u{1F600}',
    utm_content: 5,
    utm_other: 'b',
  };
  expect(
    v.parse(leadPayloadSchema, { ...leadPayload, utmParams: kept }).utmParams,
  ).toEqual({
    utm_source: 'spring sale',
    utm_term: '\u{1F600}',
  });
});

it('ENT-24 FRM-26: the payload has trimmed texts and no empty values', () => {
  const typed = Object.fromEntries(
    Object.entries(leadInputs).map(([name, value]) => [
      name,
      name === 'role' ? value : ` ${value}\t`,
    ]),
  ) as unknown as LeadInputs;
  expect(leadPayload).not.toHaveProperty('nmlsId');
  expect(leadPayload).not.toHaveProperty('utmParams');
  expect(toLeadPayload(leadInputs, 'p', { utm_source: 'a' })).toEqual({
    ...leadPayload,
    utmParams: { utm_source: 'a' },
  });
  expect(toLeadPayload(typed, 'p', undefined)).toEqual(leadPayload);
  expect(
    toLeadPayload(
      { ...typed, role: 'LoanOfficer', companyName: ' Lanternlight ' },
      'p',
      undefined,
    ),
  ).toEqual({
    ...leadPayload,
    role: 'LoanOfficer',
    nmlsId: '1',
    companyName: 'Lanternlight',
  });
});
