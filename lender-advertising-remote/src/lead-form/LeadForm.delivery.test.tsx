import { act, screen } from '@testing-library/react';
import { leadDraftKey } from 'embed/hand-overs';
import { leadLeastFillMs } from 'mortgage-domain/leads/leadAction';
import {
  chooseRole,
  fillFreeText,
  fillOfficer,
  fine,
  individual,
  keysOf,
  leadAction,
  person,
  press,
  show,
  submitButton,
  wait,
} from './LeadForm.testing';

const draft = () => sessionStorage.getItem(leadDraftKey);
const goOffline = (isOffline: boolean) =>
  act(async () => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(!isOffline);
    window.dispatchEvent(new Event(isOffline ? 'offline' : 'online'));
  });

describe('a lead on its way', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
    sessionStorage.clear();
  });

  it('OPN-76: what was typed, and the key, survive a reload; nothing is kept before or after', async () => {
    const cora = {
      id: '1',
      firstName: 'Cora',
      lastName: 'Sample',
      emailAddress: 'cora@example.test',
    };
    const before = show({ ...fine, [leadAction]: { error: 'ConnectionFailure' } }, { user: cora });
    await wait();
    expect(draft()).toBeNull();
    await chooseRole('MarketingDept');
    await person.type(screen.getByLabelText('Phone'), '4155552671');
    await wait();
    await press();
    const [key] = keysOf(before.callsOf(leadAction));
    before.leave();

    const after = show(fine, { utmParams: undefined });
    await wait();
    expect(screen.getByLabelText('Role')).toHaveValue('MarketingDept');
    expect(screen.getByLabelText('Name')).toHaveValue('Cora Sample');
    await press();
    expect(keysOf(after.callsOf(leadAction))).toEqual([key]);
    expect(draft()).toBeNull();
  });

  it('OPN-75 ENT-25: the campaign of the landing address stays with the draft, and a new one replaces it', async () => {
    show().leave();
    const landing = show();
    await fillFreeText();
    landing.leave();
    const later = show(fine, { utmParams: undefined });
    await wait();
    await press();
    expect(later.callsOf(leadAction)[0]!.input).toHaveProperty('utmParams', { utm_source: 'test' });
  });

  it('OPN-75 ENT-25: a page without reloads keeps the campaign until an address names another', async () => {
    const { go, callsOf } = show({ ...fine, [leadAction]: { error: 'ConnectionFailure' } });
    await fillFreeText();
    await go('/lenders/', '');
    await press();
    await go('/lenders/', '?utm_campaign=spring');
    await person.type(screen.getByLabelText('Name'), ' II');
    await wait();
    await press();
    expect(
      callsOf(leadAction).map(({ input }) => (input as { utmParams: object }).utmParams),
    ).toEqual([{ utm_source: 'test' }, { utm_campaign: 'spring' }]);
    expect(screen.getByLabelText('Name')).toHaveValue('Bea van der Berg II');
  });

  it("OPN-65: a loan officer's choices come back with the lookup", async () => {
    const before = show();
    await chooseRole('LoanOfficer');
    await person.type(screen.getByLabelText('NMLS ID'), '123456');
    await wait();
    await person.selectOptions(screen.getByLabelText('Name'), 'Ada M Lane');
    await person.selectOptions(screen.getByLabelText('Company'), 'Lanternlight');
    before.leave();
    show();
    await wait(0);
    expect(screen.getByLabelText('Name')).toHaveValue('Ada M Lane');
    expect(screen.getByLabelText('Company')).toHaveValue('Lanternlight');
  });

  it('takes over a role that was chosen in the pre-rendered form', async () => {
    show(fine, { chosenRole: 'AdAgency' });
    await wait(0);
    expect(screen.getByLabelText('Role')).toHaveValue('AdAgency');
    expect(screen.getByLabelText('Email')).toBeInTheDocument();
  });

  it.each([
    [
      'blocked',
      () => {
        throw new DOMException('denied', 'SecurityError');
      },
    ],
    [
      'full',
      () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
    ],
  ])('F34 F35: works where storage is %s', async (_what, refuse) => {
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
    const { callsOf } = show();
    await fillFreeText();
    await press();
    expect(callsOf(leadAction)).toHaveLength(1);
  });

  it.each(['{', '[]', '{"key":"k","values":null}', '{"key":"k","values":{"role":5}}'])(
    'ignores a draft that is none: %s',
    async (text) => {
      sessionStorage.setItem(leadDraftKey, text);
      show();
      await wait();
      expect(screen.getByLabelText('Role')).toHaveValue('');
    },
  );

  it('F38: offline is said, what was typed stays, and sending is possible again once back', async () => {
    const { callsOf } = show();
    await fillFreeText();
    await goOffline(true);
    expect(screen.getByRole('status')).toHaveTextContent('You’re offline.');
    await person.click(submitButton());
    expect(screen.getByRole('alert')).toHaveTextContent('You’re offline.');
    expect(callsOf(leadAction)).toHaveLength(0);
    await goOffline(false);
    expect(screen.getByLabelText('Name')).toHaveValue('Bea van der Berg');
    await press();
    expect(callsOf(leadAction)).toHaveLength(1);
  });

  it('FRM-17 FRM-21 F38: what a lost connection left unchecked is checked when it is back', async () => {
    let isLost = true;
    show({
      ...fine,
      parseEmailAddress: () => (isLost ? undefined : {}),
      parsePhoneNumber: () => (isLost ? undefined : {}),
    });
    await fillFreeText();
    expect(screen.getAllByText('Connection lost, please try again later.')).toHaveLength(2);
    await goOffline(true);
    isLost = false;
    await goOffline(false);
    expect(screen.queryByText('Connection lost, please try again later.')).toBeNull();
    expect(submitButton()).toHaveAttribute('aria-disabled', 'false');
  });

  it.each([
    ['TooManyRequests', 'We’re getting a lot of requests from your network.'],
    ['ConnectionFailure', 'We won’t record your request twice.'],
    ['ServiceUnavailable', 'Your entries are still here: change any field to try again.'],
  ])('FRM-10 FRM-11 ERR-21: %s is told as what it is', async (error, cause) => {
    show({ ...fine, [leadAction]: { error } });
    await fillFreeText();
    await press();
    expect(
      screen.getByText('An unexpected error occurred. Please try again later.'),
    ).toBeInTheDocument();
    expect(screen.getByRole('alert')).toHaveTextContent(cause);
  });

  it('AUT-11 FRM-10: a closed security check is a failed send; the next edit brings the button back', async () => {
    let isClosed = true;
    const { callsOf } = show({
      ...fine,
      [leadAction]: () => {
        if (isClosed) throw Object.assign(new Error('closed'), { name: 'ChallengeClosed' });
        return {};
      },
    });
    await fillFreeText();
    await press();
    expect(screen.getByRole('alert')).toHaveTextContent(
      'You closed the security check before completing it.',
    );
    isClosed = false;
    await person.type(screen.getByLabelText('Company'), 'L');
    await press();
    expect(screen.getByRole('status')).toHaveTextContent('Contact submitted successfully!');
    expect(new Set(keysOf(callsOf(leadAction))).size).toBe(1);
  });

  it('S09: what stands in the field that no person sees goes to the server, which decides', async () => {
    const { callsOf } = show();
    await fillFreeText();
    document.querySelector<HTMLInputElement>('input[name=website]')!.value = 'https://spam.example';
    await press();
    expect(callsOf(leadAction)[0]!.input).toHaveProperty('website', 'https://spam.example');
  });

  it('OPN-76: a key that belongs to another lead is changed, once', async () => {
    let uses = 0;
    const { callsOf } = show({
      ...fine,
      [leadAction]: () => ((uses += 1) === 1 ? { error: 'IdempotencyKeyReused' } : {}),
    });
    await fillFreeText();
    await press();
    expect(screen.getByRole('status')).toHaveTextContent('Contact submitted successfully!');
    expect(new Set(keysOf(callsOf(leadAction))).size).toBe(2);
  });

  it('OPN-76: pressing many times sends once', async () => {
    const { callsOf } = show({ ...fine, [leadAction]: () => new Promise(() => undefined) });
    await fillFreeText();
    await person.dblClick(submitButton());
    await wait(5000);
    expect(callsOf(leadAction)).toHaveLength(1);
  });

  it('OPN-76 FRM-27: what the server refuses is named at its field and in the summary, nothing is lost', async () => {
    show(fine, { refused: ['phoneNumber', 'partnerId'] });
    await fillFreeText();
    await press();
    const summary = screen.getByRole('group', { name: 'Please check these fields:' });
    expect(summary).toHaveTextContent('Phone: Please enter a valid phone number.');
    expect(screen.getAllByRole('listitem')).toHaveLength(1);
    expect(screen.getByRole('alert')).toHaveTextContent('Please correct the fields listed above.');
    expect(screen.getByLabelText('Phone')).toHaveValue('4155552671');
  });

  it("OPN-76 FRM-26 ENT-24: a loan officer's lead has the listed name, company, NMLS ID and the app's partner id", async () => {
    const { callsOf } = show(fine, { site: { app: 'ios' } });
    await fillOfficer();
    await press();
    expect(callsOf(leadAction)[0]!.input).toMatchObject({
      firstName: 'Ada',
      lastName: 'Lane',
      nmlsId: '123456',
      companyName: 'Lanternlight',
      partnerId: 'RD-MAPLEIOS',
    });
  });

  const refusedBy = (directory: object) => {
    let isChanged = false;
    return {
      ...fine,
      getNMLSLender: () => (isChanged ? directory : individual(['Lanternlight'])),
      [leadAction]: () => {
        isChanged = true;
        return {};
      },
    };
  };
  const changedLender = (change: object) => ({
    lender: { ...individual(['Lanternlight']).lender, ...change },
  });

  it.each([
    ['is gone', 'nmlsId', { error: 'UnknownNMLSId' }, 'NMLS ID', 'Unknown NMLS ID'],
    [
      "is a company's now",
      'nmlsId',
      changedLender({ nmlsType: 'Company' }),
      'NMLS ID',
      'Please input your personal loan officer or mortgage broker NMLS ID.',
    ],
    [
      'lists another name',
      'firstName',
      changedLender({ individualNameOptions: [{ firstName: 'Ada', lastName: 'Berg' }] }),
      'Name',
      'Please select a name from the list.',
    ],
    [
      'lists another company',
      'companyName',
      individual(['Porchlight']),
      'Company',
      'Please select a company name from the list',
    ],
    [
      'is as it was',
      'companyName',
      individual(['Lanternlight']),
      'Company',
      'Please select a company name from the list',
    ],
    ['is as it was', 'nmlsId', individual(['Lanternlight']), 'NMLS ID', 'Unknown NMLS ID'],
  ] as const)(
    'OPN-76 FRM-27 NML-1 NML-2: a record that %s: %s is refused, the form asks anew (%#)',
    async (_what, refused, directory, label, message) => {
      const { callsOf } = show(refusedBy(directory), { refused: [refused] });
      await fillOfficer();
      await press();
      expect(screen.getByLabelText(label)).toHaveAccessibleDescription(
        expect.stringContaining(message),
      );
      expect(screen.getByRole('group', { name: 'Please check these fields:' })).toHaveTextContent(
        `${label}: ${message}`,
      );
      expect(screen.getByRole('alert')).toHaveTextContent(
        'Please correct the fields listed above.',
      );
      expect(callsOf('getNMLSLender')).toHaveLength(2);
      // The choices are the directory's of now; with the next good one the rest is there again.
      await chooseRole('AdAgency');
      expect(screen.getByLabelText('Email')).toHaveValue('ada@lane.example');
      expect(screen.getByLabelText('Phone')).toHaveValue('4155552671');
    },
  );

  it('OPN-76: a company that the directory dropped is not asked for; the same key goes along', async () => {
    const { callsOf } = show(refusedBy(individual()), { refused: ['companyName'] });
    await fillOfficer();
    await press();
    expect(screen.queryByLabelText('Company')).toBeNull();
    expect(screen.queryByRole('group', { name: 'Please check these fields:' })).toBeNull();
    expect(screen.getByRole('alert')).toHaveTextContent('change any field to try again');
    await person.type(screen.getByLabelText('Phone'), ' ');
    await press();
    expect(callsOf(leadAction)).toHaveLength(2);
    expect(callsOf(leadAction)[1]!.input).not.toHaveProperty('companyName');
    expect(new Set(keysOf(callsOf(leadAction))).size).toBe(1);
  });

  it('OPN-65 FRM-2: who signs in meanwhile changes no choice; a default that is not listed is none', async () => {
    const { signIn } = show();
    await chooseRole('LoanOfficer');
    await person.type(screen.getByLabelText('NMLS ID'), '123456');
    await wait();
    await signIn({ id: '1', firstName: 'Cora', lastName: 'Sample', emailAddress: 'c@d.example' });
    expect(screen.getByLabelText('Name')).toHaveValue('');
    expect(screen.queryByLabelText('Email')).toBeNull();
    expect(submitButton()).toHaveAccessibleDescription(/Still needed: Name/);
    await signIn({ id: '2', firstName: 'Ada M', lastName: 'Lane', emailAddress: 'a@b.example' });
    expect(screen.getByLabelText('Name')).toHaveValue('Ada M Lane');
    expect(screen.getByLabelText('Email')).toHaveValue('a@b.example');
  });

  it("FRM-2: the account's name and email go with whoever signs out, what was typed over them stays", async () => {
    const { signIn, signOut } = show();
    await signIn({ id: '1', firstName: 'Cora', lastName: 'Sample', emailAddress: 'c@d.example' });
    await chooseRole('AdAgency');
    await person.clear(screen.getByLabelText('Name'));
    await person.type(screen.getByLabelText('Name'), 'Bea Berg');
    await signOut();
    expect(screen.getByLabelText('Name')).toHaveValue('Bea Berg');
    expect(screen.getByLabelText('Email')).toHaveValue('');
  });

  it('FRM-2 FRM-8 ENT-24: a lead that is on its way is the one that was checked, whoever signs in meanwhile', async () => {
    const { signIn, callsOf } = show({ ...fine, [leadAction]: { error: 'UnexpectedError' } });
    await signIn({ id: '1', firstName: 'Cora', lastName: 'Sample', emailAddress: 'c@d.example' });
    await chooseRole('AdAgency');
    await person.type(screen.getByLabelText('Phone'), '4155552671');
    await wait();
    await person.click(submitButton());
    expect(screen.getByRole('status')).toHaveTextContent('Submitting contact...');
    await signIn({ id: '2', firstName: 'Ben', lastName: 'Other', emailAddress: 'b@o.example' });
    await wait(leadLeastFillMs);
    expect(callsOf(leadAction)[0]!.input).toMatchObject({
      firstName: 'Cora',
      emailAddress: 'c@d.example',
    });
    expect(screen.getByLabelText('Name')).toHaveValue('Ben Other');
    expect(screen.getByLabelText('Email')).toHaveValue('b@o.example');
  });

  it('FRM-2 FRM-27: defaults that come after a press take the errors with them that they mend', async () => {
    const { signIn } = show();
    await chooseRole('AdAgency');
    await press();
    expect(screen.getAllByRole('listitem')).toHaveLength(3);
    await signIn({ id: '1', firstName: 'Cora', lastName: 'Sample', emailAddress: 'c@d.example' });
    expect(screen.getByRole('listitem')).toHaveTextContent('Phone');
    expect(screen.getByLabelText('Name')).toBeValid();
    expect(screen.getByLabelText('Email')).toBeValid();
  });

  it("FRM-9 F19: a page restored from the browser's memory after a stored lead starts anew", async () => {
    show();
    await fillFreeText();
    await press();
    await act(
      async () =>
        void window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })),
    );
    expect(screen.getByLabelText('Role')).toHaveValue('');
  });
});
