/** A visitor of the lead form: the real store and sagas, a fake API, fake time. */
import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { leadLeastFillMs } from 'mortgage-domain/leads/leadAction';
import { readUser } from 'mortgage-domain/people/readUser';
import type { User } from 'mortgage-domain/people/user';
import type { PageSite } from 'mortgage-domain/site/siteConfig';
import { loggedOut, type CallOptions } from 'session-shared/session';
import {
  fakeApi,
  renderWithSession,
  testSession,
  type FakeAnswer,
  type FakeApi,
  type FakeCall,
} from 'session-shared/testing';
import { createLookups } from '../lookups/lookups';
import { LeadForm } from './LeadForm';
import { noticeAnswer } from './lifecycle';
import { leadFormFeature, type LeadFormEnvironment } from './leadFormSaga';

export const individual = (companyNameOptions: string[] = []) => ({
  lender: {
    nmlsId: '123456',
    nmlsType: 'Individual',
    individualNameOptions: [
      { firstName: 'Ada', middleName: 'M', lastName: 'Lane' },
    ],
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

interface ShowOptions {
  readonly user?: Partial<User> & { readonly id: string };
  readonly site?: PageSite;
  /** Parts of the payload that the server refuses. */
  readonly refused?: readonly string[];
}

const refusing = (
  api: FakeApi,
  validationErrors: readonly string[],
): FakeApi => ({
  ...api,
  async post(action, input, read, options) {
    const result = await api.post(action, input, read, options);
    return action === leadAction
      ? { ok: false, error: 'InvalidLead', validationErrors }
      : result;
  },
});

export function show(
  answers: Record<string, FakeAnswer> = fine,
  {
    user,
    site,
    refused,
    ...environment
  }: Partial<LeadFormEnvironment> & ShowOptions = {},
) {
  const api = refused ? refusing(fakeApi(answers), refused) : fakeApi(answers);
  const session = testSession({ api, user, site });
  const navigate = jest.fn();
  const sent = jest.fn();
  const detach = session.attach(
    leadFormFeature({
      lookups: createLookups(api, () => noticeAnswer(session)),
      navigate,
      sent,
      utmParams: { utm_source: 'test' },
      draft: () => window.sessionStorage,
      ...environment,
    }),
  );
  let { unmount } = renderWithSession(<LeadForm />, { session });
  const callsOf = (name: string) =>
    api.calls.filter((call) => call.name === name);
  /** As before a reload: only the browser's storage remains. */
  const leave = () => {
    unmount();
    detach();
  };
  /** As a view that React builds again over the same session. */
  const showAgain = () => {
    unmount();
    ({ unmount } = renderWithSession(<LeadForm />, { session }));
  };
  /** As another tab's sign-in does, or a repeated lookup. */
  const signIn = (account: Partial<User> & { readonly id: string }) =>
    act(async () =>
      session.store.dispatch({
        type: 'session/loggedIn',
        user: readUser(account),
      }),
    );
  /** As a sign-out in another tab does, or another cause. */
  const signOut = (cause: Parameters<typeof loggedOut>[0] = 'otherTab') =>
    act(async () => session.store.dispatch(loggedOut(cause)));
  /** As a page does that navigates without a reload. */
  const go = (path: string, search: string) =>
    act(async () =>
      session.store.dispatch({
        type: 'page/navigated',
        path,
        search,
        isNewPath: true,
      }),
    );
  return { navigate, sent, callsOf, leave, showAgain, signIn, signOut, go };
}

export async function enterNmlsId(nmlsId = '123456') {
  chooseRole('LoanOfficer');
  enter('NMLS ID', nmlsId);
  await wait();
}

export async function fillOfficer() {
  await enterNmlsId();
  enter('Name', 'Ada M Lane');
  enter('Company', 'Lanternlight');
  enter('Email', 'ada@lane.example');
  enter('Phone', '4155552671');
  await wait();
}

export const enter = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

export function prepareForm(): void {
  beforeEach(() => void jest.useFakeTimers());
}

export const person = userEvent.setup({
  advanceTimers: jest.advanceTimersByTime,
});
/** FRM-23: texts are checked a second after the last change. */
export const wait = (ms = 1000) => act(() => jest.advanceTimersByTimeAsync(ms));
export const chooseRole = (role: string) => enter('Role', role);
export const submitButton = () =>
  screen.getByRole('button', { name: 'Submit' });

export async function fillFreeText() {
  chooseRole('BranchManager');
  enter('Name', 'Bea van der Berg');
  enter('Email', 'bea@berg.example');
  enter('Phone', '4155552671');
  await wait();
}

/** The page waits this long before it sends, because the server refuses faster forms as automated (S09). */
export const press = async () => {
  fireEvent.click(submitButton());
  await wait(leadLeastFillMs);
};

export const keysOf = (calls: readonly FakeCall[]): (string | undefined)[] =>
  calls.map(({ options }) => (options as CallOptions).idempotencyKey);
