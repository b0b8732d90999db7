import fc from 'fast-check';
import * as v from 'valibot';
import { leadPayloadSchema, toLeadPayload, type LeadInputs } from './leadPayload';
import { leadRoles } from './leadRole';
import { parseUtmParams } from './utmParams';
import {
  validateCompanyName,
  validateEmail,
  validateName,
  validateNmlsId,
  validatePhone,
} from './leadValidation';
import { validateLead } from './validateLead';
import { splitName } from '../fields/names';

const inputs: LeadInputs = {
  firstName: 'Ada',
  lastName: 'Lane',
  emailAddress: 'ada@lane.example',
  phoneNumber: '415 555 2671',
  role: 'AdAgency',
  nmlsId: '1',
  companyName: '',
};
const payload = toLeadPayload(inputs, 'p', undefined);

const text = (pattern: RegExp) =>
  fc.oneof(
    { weight: 19, arbitrary: fc.stringMatching(pattern) },
    { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 110 }) },
  );

const forms = fc.record({
  role: fc.constantFrom(...leadRoles),
  name: text(/^[A-Za-z😀]{1,60}  ?[A-Za-z😀]{1,60}$/u),
  emailAddress: text(/^ ?[a-z]{1,9}(\.[a-z]{1,9})?@[a-z]{1,9}\.[a-z]{2,4}$/),
  phoneNumber: text(/^1?[ (]?\d{3}[) .-]?\d{3}[ .-]\d{4}$/),
  nmlsId: text(/^\d{1,12}$/),
  companyName: text(/^[A-Za-z ]{0,105}$/),
});

it('ENT-24 FRM-26 FRM-27: what the page accepts, the server accepts: no second list of rules', () => {
  fc.assert(
    fc.property(forms, ({ role, name, ...rest }) => {
      const messages = [
        validateName(role, name),
        validateEmail(rest.emailAddress),
        validatePhone(rest.phoneNumber),
        validateCompanyName(rest.companyName),
        role === 'LoanOfficer' ? validateNmlsId(rest.nmlsId) : undefined,
      ];
      const person = splitName(name);
      fc.pre(messages.every((message) => message === undefined) && person.lastName !== '');
      const lead = toLeadPayload(
        { ...rest, ...person, role },
        'p',
        parseUtmParams('?utm_source=a'),
      );
      const sent: unknown = JSON.parse(JSON.stringify(lead));
      expect(v.safeParse(leadPayloadSchema, sent).issues).toBeUndefined();
      expect(validateLead(lead)).toBeUndefined();
      expect('nmlsId' in lead).toBe(role === 'LoanOfficer');
    }),
    { numRuns: 300 },
  );
});

it.each([
  { ...payload, more: 1 },
  { ...payload, role: '' },
  { ...payload, utmParams: { utm_source: 'a', utm_other: 'b' } },
  { ...payload, firstName: undefined },
  { ...payload, nmlsId: 5 },
  null,
  [],
])('ENT-24 S22: refuses the shape %j', (json) => {
  expect(v.safeParse(leadPayloadSchema, json).success).toBe(false);
});

it('ENT-24 FRM-26: what was typed is sent without the blanks around it, empty values are left out', () => {
  const typed = Object.fromEntries(
    Object.entries(inputs).map(([name, value]) => [name, name === 'role' ? value : ` ${value}\t`]),
  ) as unknown as LeadInputs;
  expect(payload).not.toHaveProperty('nmlsId');
  expect(toLeadPayload(typed, 'p', undefined)).toEqual(payload);
  expect(
    toLeadPayload({ ...typed, role: 'LoanOfficer', companyName: ' Lanternlight ' }, 'p', undefined),
  ).toEqual({ ...payload, role: 'LoanOfficer', nmlsId: '1', companyName: 'Lanternlight' });
});
