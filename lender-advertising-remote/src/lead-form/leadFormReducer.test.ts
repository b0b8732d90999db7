import { errorsShown, fieldRejected } from './checks/checks';
import { fieldChanged, lenderFound, lenderLookupFailed, userDefaultsKnown } from './fields/fields';
import { leadFormReducer, type LeadFormAction, type LeadFormState } from './leadFormReducer';
import { connectionChanged, pageRestored } from './lifecycle/lifecycle';
import { leadFailed, leadSent, sendingStarted } from './submission/submission';

const after = (...actions: readonly LeadFormAction[]): LeadFormState =>
  actions.reduce<LeadFormState>(
    leadFormReducer,
    leadFormReducer(undefined, connectionChanged(true)),
  );
const lender = {
  nmlsId: '123456',
  nmlsType: 'Individual',
  individualNameOptions: [{ firstName: 'Ada', lastName: 'Lane' }],
  companyNameOptions: ['Lanternlight'],
};

describe("the lead form's part of the session", () => {
  it('gives the same object for an action that is not its own', () => {
    const state = after(fieldChanged('role', 'AdAgency'));
    expect(leadFormReducer(state, { type: 'subNav/lenderLoaded' } as never)).toBe(state);
  });

  it.each([[sendingStarted()], [leadSent()]])(
    'FRM-8 FRM-9: nothing is edited after %j: what is sent is what was checked',
    (action) => {
      const state = after(fieldChanged('name', 'Bea Berg'), action);
      expect(leadFormReducer(state, fieldChanged('name', 'Another'))).toBe(state);
    },
  );

  it('OPN-68: an edit after a failure brings the button back; a connection that is back does so for its own failure only', () => {
    const failed = leadFailed('connectionLost');
    expect(after(failed, connectionChanged(true)).submission).toEqual({
      status: 'failed',
      cause: 'connectionLost',
    });
    expect(after(failed, fieldChanged('name', 'B')).submission).toEqual({ status: 'editing' });
    expect(
      after(connectionChanged(false), leadFailed('offline'), connectionChanged(true)).submission,
    ).toEqual({ status: 'editing' });
  });

  it('FRM-9 F19: a page that comes back starts anew after a lead, and keeps what is still being written', () => {
    const written = after(fieldChanged('name', 'Bea Berg'));
    expect(leadFormReducer(written, pageRestored())).toBe(written);
    expect(after(fieldChanged('name', 'Bea Berg'), leadSent(), pageRestored())).toEqual(after());
  });

  it('FRM-2 OPN-65: defaults fill what is empty, and stay for a loan officer only if the directory lists them', () => {
    const user = { name: 'Ada Lane', emailAddress: 'ada@lane.example' };
    const typed = after(fieldChanged('emailAddress', 'mine@lane.example'), userDefaultsKnown(user));
    expect(typed.fields.values).toMatchObject({
      name: 'Ada Lane',
      emailAddress: 'mine@lane.example',
    });
    expect(leadFormReducer(typed, lenderFound(lender)).fields.values.name).toBe('Ada Lane');
    const another = { ...lender, individualNameOptions: [] };
    expect(leadFormReducer(typed, lenderFound(another)).fields.values.name).toBe('');
  });

  it('NML-5: a lookup that fails takes names, company and choices away, and says why at the NMLS ID', () => {
    const state = after(
      lenderFound(lender),
      fieldChanged('companyName', 'Lanternlight'),
      lenderLookupFailed('Unknown NMLS ID'),
    );
    expect(state.fields.lookup).toEqual({ status: 'error' });
    expect(state.fields.values.companyName).toBe('');
    expect(state.checks.errors).toEqual({ nmlsId: 'Unknown NMLS ID' });
  });

  it('FRM-3: a change of role starts the dependent fields and their errors anew', () => {
    const state = after(
      fieldChanged('nmlsId', '12a'),
      fieldRejected('nmlsId', 'Enter a numeric NMLS ID'),
      errorsShown(),
      fieldChanged('role', 'AdAgency'),
    );
    expect(state.fields.values.nmlsId).toBe('');
    expect(state.checks).toEqual({ errors: {}, summaryCount: 0 });
  });
});
