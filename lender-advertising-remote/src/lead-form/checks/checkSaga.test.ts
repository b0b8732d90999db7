/** What the server has refused, asked about anew: the real reducer, checks that are told what to find. */
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

/** Runs what the server has refused against a form; gives which fields were asked about, the errors then shown, and what is chosen. */
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
  "OPN-76 NML-1: a loan officer's %s is looked up in the directory once more, before it is checked",
  async (field, message) => {
    const { asked } = await reject(officer, [[field, message]]);
    expect(asked).toEqual(['forget', 'nmlsId', ...(field === 'nmlsId' ? [] : [field])]);
  },
);

it('OPN-76: what the directory does not list is not looked up there', async () => {
  expect((await reject(officer, [['phoneNumber', 'phone']])).asked).toEqual([
    'forget',
    'phoneNumber',
  ]);
  expect((await reject(agency, [['name', 'name']])).asked).toEqual(['forget', 'name']);
});

it('OPN-76 FRM-27: what our own check still finds fine is refused in the words given', async () => {
  expect((await reject(agency, [['phoneNumber', 'phone']])).errors).toEqual({
    phoneNumber: 'phone',
  });
});

it('OPN-76 FRM-27: what our own check finds says it better', async () => {
  const found = { phoneNumber: 'connection' } as const;
  expect((await reject(agency, [['phoneNumber', 'phone']], found)).errors).toEqual(found);
});

it('OPN-76 NML-5: an NMLS ID that the server refuses takes what was chosen by it away', async () => {
  const { errors, chosen } = await reject(officer, [['nmlsId', 'nmlsIdUnknown']]);
  expect([errors, chosen]).toEqual([{ nmlsId: 'nmlsIdUnknown' }, ['', '']]);
});

it('OPN-76: a field that is not shown any more is not complained of', async () => {
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
