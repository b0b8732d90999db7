/** Checks after a refusal of the server: the real reducer, fake checks. */
import { runSaga } from 'redux-saga';
import type { LeadMessage } from 'mortgage-domain/leads/leadMessage';
import { fieldChanged, lenderFound, selectValues } from '../fields/fields';
import { leadFields, type LeadField } from '../fields/leadFields';
import { leadFormReducer, type LeadFormAction } from '../leadFormReducer';
import { rejectFields } from './checkSaga';
import { selectErrors } from './fieldErrors';
import type { FieldChecks } from './fieldChecks';

const lender = {
  nmlsId: '123456',
  nmlsType: 'Individual',
  individualNameOptions: [{ firstName: 'Ada', lastName: 'Lane' }],
  companyNameOptions: ['Lanternlight'],
};
const officer: readonly LeadFormAction[] = [
  fieldChanged('role', 'LoanOfficer'),
  fieldChanged('nmlsId', '123456'),
  lenderFound(lender),
  fieldChanged('name', 'Ada Lane'),
  fieldChanged('companyName', 'Lanternlight'),
];
const agency: readonly LeadFormAction[] = [
  fieldChanged('role', 'AdAgency'),
  fieldChanged('name', 'Ada Lane'),
];
type Found = Partial<Record<LeadField, LeadMessage>>;

/** Runs refusals against a form; gives the checked fields, the visible errors, and the choices. */
async function reject(
  before: readonly LeadFormAction[],
  refused: readonly (readonly [LeadField, LeadMessage])[],
  found: Found = {},
) {
  let leadForm = before.reduce(leadFormReducer, undefined as never);
  const asked: string[] = [];
  const check = (field: LeadField) => async () => {
    asked.push(field);
    return found[field];
  };
  const nmlsId = async () => {
    asked.push('nmlsId');
    return found.nmlsId ? { message: found.nmlsId } : { lender };
  };
  const checks = {
    ...Object.fromEntries(leadFields.map((field) => [field, check(field)])),
    nmlsId,
    forget: () => asked.push('forget'),
  } as unknown as FieldChecks;
  const channel = {
    dispatch: (action: LeadFormAction) => {
      leadForm = leadFormReducer(leadForm, action);
    },
    getState: () => ({ leadForm }) as never,
  };
  const fields = refused.map(([field, message]) => ({ field, message }));
  await runSaga(channel, rejectFields, checks, fields).toPromise();
  const { name, companyName } = selectValues(channel.getState());
  const errors = JSON.parse(JSON.stringify(selectErrors(channel.getState()))) as Found;
  return { asked, errors, chosen: [name, companyName] };
}

it.each<readonly [LeadField, LeadMessage]>([
  ['nmlsId', 'nmlsIdUnknown'],
  ['name', 'nameFromList'],
  ['companyName', 'companyFromList'],
])(
  "OPN-76 NML-1: looks up a loan officer's %s in the directory again before the check",
  async (field, message) => {
    const { asked } = await reject(officer, [[field, message]]);
    expect(asked).toEqual(['forget', 'nmlsId', ...(field === 'nmlsId' ? [] : [field])]);
  },
);

it('OPN-76: looks up nothing else in the directory', async () => {
  expect((await reject(officer, [['phoneNumber', 'phone']])).asked).toEqual([
    'forget',
    'phoneNumber',
  ]);
  expect((await reject(agency, [['name', 'name']])).asked).toEqual(['forget', 'name']);
});

it('OPN-76 FRM-27: shows the given message if our own check passes', async () => {
  expect((await reject(agency, [['phoneNumber', 'phone']])).errors).toEqual({
    phoneNumber: 'phone',
  });
});

it('OPN-76 FRM-27: shows the message of our own check if it fails', async () => {
  const found = { phoneNumber: 'connection' } as const;
  expect((await reject(agency, [['phoneNumber', 'phone']], found)).errors).toEqual(found);
});

it('OPN-76 NML-5: a refused NMLS ID removes its choices', async () => {
  const { errors, chosen } = await reject(officer, [['nmlsId', 'nmlsIdUnknown']]);
  expect([errors, chosen]).toEqual([{ nmlsId: 'nmlsIdUnknown' }, ['', '']]);
});

it('OPN-76: shows no error for a hidden field', async () => {
  const { errors } = await reject(
    officer,
    [
      ['nmlsId', 'nmlsIdUnknown'],
      ['name', 'nameFromList'],
    ],
    { nmlsId: 'nmlsIdUnknown' },
  );
  expect(errors).toEqual({ nmlsId: 'nmlsIdUnknown' });
});
