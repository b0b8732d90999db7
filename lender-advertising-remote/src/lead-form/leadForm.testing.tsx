/** A visitor at the lead form, for its tests: the real store and sagas, a fake API, fake time. */
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { leadLeastFillMs } from 'mortgage-domain/leads/leadAction';
import type { User } from 'mortgage-domain/people/user';
import type { CallOptions } from 'session-shared/session';
import {
  fakeApi,
  renderWithSession,
  testSession,
  type FakeAnswer,
  type FakeCall,
} from 'session-shared/testing';
import { LeadForm } from './LeadForm';
import { leadFormFeature } from './leadFormFeature';
import { inputDebounceMs } from './limits';
import { draftStorage } from './storage';
import type { LeadFormSurroundings } from './surroundings';

export const individual = (companyNameOptions: string[] = []) => ({
  lender: {
    nmlsId: '123456',
    nmlsType: 'Individual',
    individualNameOptions: [{ firstName: 'Ada', middleName: 'M', lastName: 'Lane' }],
    companyNameOptions,
  },
});
export const leadAction = 'contactMaplehearthAboutMortgageAdvertising';
export const fine: Record<string, FakeAnswer> = {
  getNMLSLender: individual(['Lanternlight']),
  parseEmailAddress: {},
  parsePhoneNumber: { isEasilyRecognizableCode: false, phoneNumber: {} },
  [leadAction]: {},
};

export function show(
  answers: Record<string, FakeAnswer> = fine,
  {
    user,
    ...surroundings
  }: Partial<LeadFormSurroundings> & { user?: Partial<User> & { id: string } } = {},
) {
  const api = fakeApi(answers);
  const session = testSession({ api, user });
  const navigate = jest.fn();
  const sent = jest.fn();
  const detach = session.attach(
    leadFormFeature({
      navigate,
      sent,
      utmParams: { utm_source: 'test' },
      draft: draftStorage(window),
      ...surroundings,
    }),
  );
  const { unmount } = renderWithSession(<LeadForm />, { session });
  const callsOf = (name: string) => api.calls.filter((call) => call.name === name);
  /** As a reload does: nothing stays but what the browser keeps. */
  const leave = () => {
    unmount();
    detach();
  };
  return { navigate, sent, callsOf, leave };
}

export const person = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
export const wait = (ms = inputDebounceMs) => act(() => jest.advanceTimersByTimeAsync(ms));
export const chooseRole = (role: string) =>
  person.selectOptions(screen.getByLabelText('Role'), role);
export const submitButton = () => screen.getByRole('button', { name: 'Submit' });

/** Fills the form of a role with free text. */
export async function fillFreeText() {
  await chooseRole('BranchManager');
  await person.type(screen.getByLabelText('Name'), 'Bea van der Berg');
  await person.type(screen.getByLabelText('Email'), 'bea@berg.example');
  await person.type(screen.getByLabelText('Phone'), '4155552671');
  await wait();
}

/** Nobody fills the form in less time: the page waits for it before it sends (S09). */
export const press = async () => {
  await person.click(submitButton());
  await wait(leadLeastFillMs);
};

export const keysOf = (calls: readonly FakeCall[]): (string | undefined)[] =>
  calls.map(({ options }) => (options as CallOptions).idempotencyKey);
