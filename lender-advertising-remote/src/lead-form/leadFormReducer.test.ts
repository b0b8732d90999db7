import { errorsShown, fieldRejected } from './checks/fieldErrors';
import {
  draftRestored,
  fieldChanged,
  lenderFound,
  lenderLookupFailed,
  userDefaultsKnown,
} from './fields/fields';
import {
  leadFormReducer,
  type LeadFormAction,
  type LeadFormState,
} from './leadFormReducer';
import { connectionChanged, pageRestored } from './lifecycle';
import { leadFailed, leadSent, sendingStarted } from './submission/submission';

const after = (...actions: readonly LeadFormAction[]): LeadFormState =>
  actions.reduce<LeadFormState>(
    leadFormReducer,
    leadFormReducer(undefined, connectionChanged(true)),
  );
/** All orders in which these may happen. */
const ordersOf = <Item>(items: readonly Item[]): Item[][] =>
  items.length < 2
    ? [[...items]]
    : items.flatMap((item, at) =>
        ordersOf(items.filter((_, index) => index !== at)).map((rest) => [
          item,
          ...rest,
        ]),
      );
const lender = {
  nmlsId: '123456',
  nmlsType: 'Individual',
  individualNameOptions: [{ firstName: 'Ada', lastName: 'Lane' }],
  companyNameOptions: ['Lanternlight'],
};

const role = fieldChanged('role', 'LoanOfficer');
const defaults = userDefaultsKnown({
  name: 'Ada Lane',
  emailAddress: 'ada@lane.example',
});
const draft = draftRestored({
  role: 'LoanOfficer',
  nmlsId: '123456',
  name: '',
  companyName: 'Lanternlight',
  emailAddress: '',
  phoneNumber: '',
});
const found = lenderFound({
  ...lender,
  individualNameOptions: [
    { firstName: 'Al', lastName: 'Lane' },
    { firstName: 'Ada', lastName: 'Lane' },
  ],
  companyNameOptions: ['X'],
});
const notListing = lenderFound({
  ...lender,
  individualNameOptions: [
    { firstName: 'Bo', lastName: 'Berg' },
    { firstName: 'Bea', lastName: 'Lane' },
  ],
  companyNameOptions: [],
});
const onlyOne = lenderFound(lender);
const failed = lenderLookupFailed('nmlsIdUnknown');

describe("the lead form's part of the session", () => {
  it('gives the same object for an action that is not its own', () => {
    const state = after(fieldChanged('role', 'AdAgency'));
    expect(
      leadFormReducer(state, { type: 'subNav/lenderLoaded' } as never),
    ).toBe(state);
  });

  it('brings the button back after an edit, and after a reconnect if there was no connection (OPN-68)', () => {
    const failed = leadFailed('connectionLost');
    expect(after(failed, connectionChanged(true)).submission).toEqual({
      status: 'failed',
      cause: 'connectionLost',
    });
    expect(after(failed, fieldChanged('name', 'B')).submission).toEqual({
      status: 'editing',
    });
    expect(
      after(
        connectionChanged(false),
        leadFailed('offline'),
        connectionChanged(true),
      ).submission,
    ).toEqual({ status: 'editing' });
  });

  it('leaves the button where it is after a refusal of fields (FRM-27 OPN-68)', () =>
    expect(
      after(
        fieldChanged('name', 'B'),
        sendingStarted(),
        fieldRejected('name', 'name'),
        errorsShown(),
      ).submission,
    ).toEqual({ status: 'editing' }));

  it('forgets an error with its field, and the summary with the last one (FRM-5 FRM-27)', () => {
    const early = [fieldRejected('emailAddress', 'email'), errorsShown()];
    expect(after(...early).checks.summaryCount).toBe(1);
    expect(after(...early, role).checks).toEqual({
      errors: {},
      summaryCount: 0,
    });
  });

  it('FRM-9 F19: a restored page is empty after a lead, and keeps an unsent one', () => {
    const written = after(fieldChanged('name', 'Bea Berg'));
    expect(leadFormReducer(written, pageRestored())).toBe(written);
    expect(
      after(fieldChanged('name', 'Bea Berg'), leadSent(), pageRestored()),
    ).toEqual(after());
  });

  it('OPN-65: keeps a listed default in any order of actions, also after another lookup', () => {
    for (const order of ordersOf([defaults, found, draft])) {
      for (const between of [
        [],
        [notListing],
        [failed],
        [fieldChanged('nmlsId', '1')],
      ]) {
        expect(after(role, ...order).fields.values.name).toBe('Ada Lane');
        expect(
          after(role, ...order, ...between, found).fields.values.name,
        ).toBe('Ada Lane');
      }
    }
  });

  it('OPN-65: ignores an unlisted default for a loan officer only', () => {
    for (const order of ordersOf([defaults, notListing, draft, defaults])) {
      const state = after(role, ...order);
      expect(state.fields.values).toMatchObject({ name: '', companyName: '' });
      expect(
        leadFormReducer(state, fieldChanged('role', 'AdAgency')).fields.values
          .name,
      ).toBe('Ada Lane');
    }
  });

  it('OPN-65: keeps choices for another NMLS ID only if it lists them, too', () => {
    const chosen = [
      role,
      found,
      fieldChanged('name', 'Al Lane'),
      fieldChanged('companyName', 'X'),
    ];
    expect(after(...chosen, defaults).fields.values).toMatchObject({
      name: 'Al Lane',
      companyName: 'X',
    });
    expect(after(...chosen, notListing).fields.values).toMatchObject({
      name: '',
      companyName: '',
    });
  });

  it('NML-5: a failed lookup removes names, company and choices, with an error at the NMLS ID', () => {
    const chosen = fieldChanged('companyName', 'Lanternlight');
    const state = after(role, lenderFound(lender), chosen, failed);
    expect(state.fields.lookup).toEqual({ status: 'error' });
    expect(state.fields.values.companyName).toBe('');
    expect(state.checks.errors).toEqual({ nmlsId: 'nmlsIdUnknown' });
  });

  it.each([
    ['an unknown NMLS ID', [failed], 'Bo Berg'],
    ['a known one', [found], 'Bo Berg'],
    ['a known one and then an unknown one', [found, failed], 'Bo Berg'],
    ['the only name of the list', [onlyOne], 'Bo Berg'],
    [
      'a name from the list',
      [found, fieldChanged('name', 'Al Lane')],
      'Al Lane',
    ],
  ])(
    'OPN-66: what was typed before stays, also after %s',
    (_what, between, name) => {
      const typed = [
        fieldChanged('name', 'Bo Berg'),
        fieldChanged('companyName', 'Acme'),
      ];
      expect(
        after(...typed, role, ...between, fieldChanged('role', 'AdAgency'))
          .fields.values,
      ).toMatchObject({ name, companyName: 'Acme' });
    },
  );

  it('FRM-2: a name that an account filled in does not come back for another one', () => {
    const other = userDefaultsKnown({ name: 'Bea Berg', emailAddress: '' });
    const state = after(
      defaults,
      role,
      notListing,
      other,
      fieldChanged('role', 'AdAgency'),
    );
    expect(state.fields.values.name).toBe('Bea Berg');
  });

  it('FRM-3: a change of role resets the dependent fields and their errors', () => {
    const state = after(
      fieldChanged('nmlsId', '12a'),
      fieldRejected('nmlsId', 'nmlsIdNotNumeric'),
      errorsShown(),
      fieldChanged('role', 'AdAgency'),
    );
    expect(state.fields.values.nmlsId).toBe('');
    expect(state.checks).toEqual({ errors: {}, summaryCount: 0 });
  });
});
