import { act, screen, within } from '@testing-library/react';
import { leadDraftKey } from 'embed/hand-overs';
import { leadLeastFillMs } from 'mortgage-domain/leads/leadAction';
import {
  chooseRole,
  enter,
  fillFreeText,
  fillOfficer,
  fine,
  individual,
  keysOf,
  leadAction,
  person,
  prepareForm,
  press,
  show,
  submitButton,
  wait,
} from './LeadForm.testing';

const draft = () => sessionStorage.getItem(leadDraftKey);
const cora = {
  id: '1',
  firstName: 'Cora',
  lastName: 'Sample',
  emailAddress: 'cora@example.test',
};
const ben = {
  id: '2',
  firstName: 'Ben',
  lastName: 'Other',
  emailAddress: 'b@o.example',
};
const goOffline = (isOffline: boolean) =>
  act(async () => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(!isOffline);
    window.dispatchEvent(new Event(isOffline ? 'offline' : 'online'));
  });

const alertLines = () =>
  [...screen.getByRole('alert').querySelectorAll('p')].map(
    ({ textContent }) => textContent,
  );

describe('a lead on its way', () => {
  prepareForm();

  it('OPN-76: entries and key survive a reload; nothing is stored before the first edit or after sending', async () => {
    const before = show(
      { ...fine, [leadAction]: { error: 'ConnectionFailure' } },
      { user: cora },
    );
    await wait();
    expect(draft()).toBeNull();
    chooseRole('MarketingDept');
    enter('Phone', '4155552671');
    await wait();
    await press();
    const [key] = keysOf(before.callsOf(leadAction));
    before.leave();

    const after = show(fine, { user: cora, utmParams: undefined });
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
    expect(later.callsOf(leadAction)[0]!.input).toHaveProperty('utmParams', {
      utm_source: 'test',
    });
  });

  it('OPN-75 ENT-25: a page without reloads keeps the campaign until an address names another', async () => {
    const { go, callsOf } = show({
      ...fine,
      [leadAction]: { error: 'ConnectionFailure' },
    });
    await fillFreeText();
    await go('/lenders/', '');
    await press();
    await go('/lenders/', '?utm_campaign=spring');
    enter('Name', 'Bea van der Berg II');
    await wait();
    await press();
    expect(
      callsOf(leadAction).map(
        ({ input }) => (input as { utmParams: object }).utmParams,
      ),
    ).toEqual([{ utm_source: 'test' }, { utm_campaign: 'spring' }]);
    expect(screen.getByLabelText('Name')).toHaveValue('Bea van der Berg II');
  });

  it.each(['', 'Acme'])(
    "OPN-65 OPN-66: a loan officer's choices come back with the lookup, and %j typed before with another role",
    async (typed) => {
      const before = show(fine, { user: cora });
      enter('Company', typed);
      await fillOfficer();
      expect(draft()).not.toContain('Cora');
      before.leave();
      show(fine, { user: cora });
      await wait(0);
      expect(screen.getByLabelText('Name')).toHaveValue('Ada M Lane');
      expect(screen.getByLabelText('Company')).toHaveValue('Lanternlight');
      chooseRole('AdAgency');
      expect(screen.getByLabelText('Company')).toHaveValue(typed);
      enter('Company', 'Later');
      chooseRole('BranchManager');
      expect(screen.getByLabelText('Company')).toHaveValue('Later');
    },
  );

  it('Submit gets the focus when a connection that is back ends the listed errors (F38)', async () => {
    let isBack = false;
    show({
      ...fine,
      parseEmailAddress: () => (isBack ? {} : { error: 'ConnectionFailure' }),
    });
    await fillFreeText();
    await press();
    expect(screen.getByRole('group')).toHaveFocus();
    isBack = true;
    await goOffline(false);
    await wait();
    expect(submitButton()).toHaveFocus();
  });

  it('F34 F35: works where storage throws, because it is blocked or full', async () => {
    const refuse = () => {
      throw new DOMException('refused', 'QuotaExceededError');
    };
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
    const { callsOf } = show();
    await fillFreeText();
    await press();
    expect(callsOf(leadAction)).toHaveLength(1);
  });

  it.each([
    '{',
    '[]',
    '{"key":"k","values":null}',
    '{"key":"k","values":{"role":5}}',
  ])('ignores an invalid draft: %s', async (text) => {
    sessionStorage.setItem(leadDraftKey, text);
    show();
    await wait();
    expect(screen.getByLabelText('Role')).toHaveValue('');
  });

  it('shows that it is offline, keeps the entries, and sends again once back (F38)', async () => {
    let isDown = true;
    const { callsOf } = show({
      ...fine,
      [leadAction]: () => (isDown ? undefined : {}),
    });
    await fillFreeText();
    await goOffline(true);
    expect(screen.getByRole('status')).toHaveTextContent(
      'You seem to be offline.',
    );
    await press();
    expect(alertLines()).toEqual([
      'You seem to be offline.',
      'An unexpected error occurred. Please try again later.',
      'Your entries are saved on this page. Or call us: (800) 555-0199',
    ]);
    isDown = false;
    await goOffline(false);
    expect(screen.getByLabelText('Name')).toHaveValue('Bea van der Berg');
    await press();
    expect(callsOf(leadAction)).toHaveLength(2);
    expect(screen.getByRole('status')).toHaveTextContent(
      'Contact submitted successfully!',
    );
  });

  it('sends the lead although the browser says that it is offline (F72)', async () => {
    const { callsOf } = show();
    await goOffline(true);
    await fillFreeText();
    // The checks were answered: there is a connection.
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    await goOffline(true);
    await press();
    expect(callsOf(leadAction)).toHaveLength(1);
    expect(screen.getByRole('status')).toHaveTextContent(
      /^Contact submitted successfully!$/,
    );
  });

  it.each([
    ['TooManyRequests', 'We’re getting a lot of requests from your network.'],
    ['ConnectionFailure', 'We lost the connection before we got a reply.'],
    ['ChallengeClosed', 'You closed the security check before completing it.'],
  ])(
    'explains %s by its cause first, with a way on (FRM-10 FRM-11 AUT-11)',
    async (error, cause) => {
      show({ ...fine, [leadAction]: { error } });
      await fillFreeText();
      await press();
      const [first, second, advice] = alertLines();
      expect(first).toBe(cause);
      expect(second).toBe(
        'An unexpected error occurred. Please try again later.',
      );
      expect(advice).toMatch(/^Your entries are still here/);
      expect(screen.getByRole('link', { name: 'Try again' })).toBeVisible();
      expect(screen.queryByRole('button', { name: 'Submit' })).toBeNull();
    },
  );

  it('begins with the text of a send failure if there is no known cause (FRM-11 ERR-21)', async () => {
    show({ ...fine, [leadAction]: { error: 'ServiceUnavailable' } });
    await fillFreeText();
    await press();
    expect(alertLines()).toEqual([
      'An unexpected error occurred. Please try again later.',
      'Your entries are still here. Or call us: (800) 555-0199',
    ]);
  });

  it.each([
    ['a firewall', { error: 'Forbidden' }],
    ['a limit', { error: 'TooManyRequests' }],
    ['a sign-in', { error: 'LoginRequired' }],
  ])(
    'is ready although %s refuses its checks: the server checks the lead (FRM-17 FRM-21 OPN-107)',
    async (_what, refusal) => {
      const { callsOf } = show({
        ...fine,
        parseEmailAddress: refusal,
        parsePhoneNumber: refusal,
      });
      await fillFreeText();
      expect(screen.queryByText(/Connection lost/)).toBeNull();
      expect(submitButton()).toHaveAttribute('data-ready', 'true');
      await press();
      expect(callsOf(leadAction)).toHaveLength(1);
    },
  );

  it('FRM-10 OPN-68: a failure shows no button, but a link that sends the same lead once more', async () => {
    let isDown = true;
    const { callsOf } = show({
      ...fine,
      [leadAction]: () => (isDown ? { error: 'UnexpectedError' } : {}),
    });
    await fillFreeText();
    await press();
    isDown = false;
    await person.click(screen.getByRole('link', { name: 'Try again' }));
    await wait();
    expect(
      screen.getByText('Contact submitted successfully!'),
    ).toBeInTheDocument();
    const keys = keysOf(callsOf(leadAction));
    expect([keys.length, new Set(keys).size]).toEqual([2, 1]);
  });

  it.each<[object]>([
    [{ error: true }],
    [{ error: { code: 'X' } }],
    [{ status: 'maintenance' }],
    [{ success: false }],
    [[]],
  ])(
    'keeps the entries after %j (CAL-8 FRM-10 FRM-11 ERR-21 OPN-122 F30)',
    async (answer) => {
      const { navigate } = show({ ...fine, [leadAction]: answer });
      await fillFreeText();
      await press();
      expect(screen.getByRole('alert')).toHaveTextContent(
        'An unexpected error occurred.',
      );
      await wait(5000);
      expect(navigate).not.toHaveBeenCalled();
      expect(draft()).toContain('bea@berg.example');
    },
  );

  it('S09: sends the hidden field to the server, which decides', async () => {
    const { callsOf } = show();
    await fillFreeText();
    document.querySelector<HTMLInputElement>('input[name=website]')!.value =
      'https://spam.example';
    await press();
    expect(callsOf(leadAction)[0]!.input).toHaveProperty(
      'website',
      'https://spam.example',
    );
  });

  it('OPN-76: a key that belongs to another lead is changed, once, and kept with the entries', async () => {
    const answers = [
      { error: 'IdempotencyKeyReused' },
      { error: 'ConnectionFailure' },
      {},
    ];
    const { callsOf } = show({ ...fine, [leadAction]: () => answers.shift() });
    await fillFreeText();
    await press();
    expect(draft()).toContain('bea@berg.example');
    await person.click(screen.getByRole('link', { name: 'Try again' }));
    await wait();
    expect(screen.getByRole('status')).toHaveTextContent(
      'Contact submitted successfully!',
    );
    const [, changed] = keysOf(callsOf(leadAction));
    expect(keysOf(callsOf(leadAction))).toEqual([
      expect.not.stringMatching(changed!),
      changed,
      changed,
    ]);
  });

  it('OPN-76 FRM-8: pressing many times sends once, and a choice during the checks changes nothing', async () => {
    const parseEmailAddress = () =>
      new Promise((resolve) => setTimeout(resolve, 3000, {}));
    const { callsOf } = show({ ...fine, parseEmailAddress });
    await fillFreeText();
    await person.dblClick(submitButton());
    chooseRole('AdAgency');
    await wait(5000);
    expect(callsOf(leadAction)).toMatchObject([
      { input: { role: 'BranchManager' } },
    ]);
    expect(screen.getByRole('status')).toHaveTextContent(
      'Contact submitted successfully!',
    );
  });

  it('OPN-76 FRM-27: names a refusal at its field and in the summary, and keeps the entries', async () => {
    show(fine, { refused: ['phoneNumber', 'partnerId'] });
    await fillFreeText();
    await wait(leadLeastFillMs);
    // Autofill, and a press before the check of the change.
    enter('Phone', '4155552672');
    await press();
    const summary = screen.getByRole('group', {
      name: /^Please check these fields:/,
    });
    expect(
      within(summary).getByRole('link', { name: 'Phone' }),
    ).toBeInTheDocument();
    expect(
      screen.getAllByText('Please enter a valid phone number.'),
    ).toHaveLength(1);
    expect(screen.getAllByRole('listitem')).toHaveLength(1);
    // An error of a field is no failure: the button stays.
    expect(screen.getByRole('alert')).toBeEmptyDOMElement();
    expect(summary).toHaveFocus();
    expect(submitButton()).toBeVisible();
    expect(screen.getByLabelText('Phone')).toHaveValue('4155552672');
  });

  const listed = individual(['Lanternlight']);
  const fromList = 'Please select a company name from the list';
  const refusedBy = (directory: object) => {
    let isChanged = false;
    return {
      ...fine,
      getNMLSLender: () => (isChanged ? directory : listed),
      [leadAction]: () => {
        isChanged = true;
        return {};
      },
    };
  };
  it.each([
    [
      'is gone',
      'nmlsId',
      { error: 'UnknownNMLSId' },
      'NMLS ID',
      'Unknown NMLS ID',
    ],
    [
      'lists another company',
      'companyName',
      individual(['Porchlight']),
      'Company',
      fromList,
    ],
    ['is as it was', 'nmlsId', listed, 'NMLS ID', 'Unknown NMLS ID'],
    [
      'lists the name',
      'firstName',
      listed,
      'Name',
      'Please select a name from the list.',
    ],
  ] as const)(
    'OPN-76 FRM-27 NML-1 NML-2: looks up again after a refusal of a record that %s: %s (%#)',
    async (_what, refused, directory, label, message) => {
      const { callsOf } = show(refusedBy(directory), { refused: [refused] });
      await fillOfficer();
      await press();
      expect(screen.getByLabelText(label)).toHaveAccessibleDescription(
        expect.stringContaining(message),
      );
      expect(
        screen.getByRole('group', { name: /^Please check these fields:/ }),
      ).toHaveTextContent(label);
      expect(submitButton()).toBeVisible();
      expect(callsOf('getNMLSLender')).toHaveLength(2);
      // Another role brings the other entries back.
      chooseRole('AdAgency');
      expect(screen.getByLabelText('Email')).toHaveValue('ada@lane.example');
      expect(screen.getByLabelText('Phone')).toHaveValue('4155552671');
    },
  );

  it('OPN-76 FRM-27: after a refused phone number does not call the directory, and shows the message of the form', async () => {
    const phones: (object | undefined)[] = [{ phoneNumber: {} }];
    const parsePhoneNumber = () => phones.shift();
    const { callsOf } = show(
      { ...fine, parsePhoneNumber },
      { refused: ['phoneNumber'] },
    );
    await fillOfficer();
    await press();
    expect(screen.getByLabelText('Phone')).toHaveAccessibleDescription(
      /^Connection lost, please try again later\./,
    );
    expect(callsOf('getNMLSLender')).toHaveLength(1);
  });

  /** The first check of the email is lost; the next one waits for `answer`. */
  async function showWithoutFirstCheck() {
    let answer: (parsed: object) => void = () => undefined;
    const answers = [
      undefined,
      new Promise<object>((resolve) => (answer = resolve)),
    ];
    const { callsOf } = show({
      ...fine,
      parseEmailAddress: () => answers.shift(),
    });
    await fillFreeText();
    return { callsOf, answer };
  }
  it.each([
    ['sends the lead', {}, 1, /^Contact submitted successfully!$/],
    ['ends where an error stays', { error: 'InvalidEmailAddress' }, 0, /^$/],
  ])(
    'OPN-68: a press announces that the fields with an error are checked again, and %s',
    async (_end, parsed, sent, status) => {
      const { callsOf, answer } = await showWithoutFirstCheck();
      await press();
      expect(screen.getByRole('status')).toHaveTextContent(
        'Checking your entries…',
      );
      expect(submitButton()).toHaveAttribute('data-ready', 'false');
      answer(parsed);
      await wait();
      expect(screen.getByRole('status').textContent).toMatch(status);
      expect(callsOf(leadAction)).toHaveLength(sent);
    },
  );

  it('FRM-7 FRM-16: an edit cancels a press whose checks still run', async () => {
    const { callsOf, answer } = await showWithoutFirstCheck();
    await act(async () =>
      screen.getByRole('button', { name: 'Submit' }).click(),
    );
    enter('Email', 'not an address');
    await act(async () => answer({}));
    await wait(leadLeastFillMs);
    expect(callsOf(leadAction)).toHaveLength(0);
    expect(screen.getByLabelText('Email')).toBeInvalid();
  });

  it('OPN-76: does not require a company that the directory dropped, and keeps the key', async () => {
    const { callsOf } = show(refusedBy(individual()), {
      refused: ['companyName'],
    });
    await fillOfficer();
    await press();
    expect(screen.queryByLabelText('Company')).toBeNull();
    expect(
      screen.queryByRole('group', { name: /^Please check these fields:/ }),
    ).toBeNull();
    expect(screen.getByRole('alert')).toHaveTextContent('Try again');
    enter('Phone', '4155552671 ');
    await press();
    expect(callsOf(leadAction)).toHaveLength(2);
    expect(callsOf(leadAction)[1]!.input).not.toHaveProperty('companyName');
    expect(new Set(keysOf(callsOf(leadAction))).size).toBe(1);
  });

  it("shows an account's draft to that account alone, and stores none of its values (FRM-2 ENT-24 OPN-118)", async () => {
    const before = show(fine, { user: cora });
    chooseRole('AdAgency');
    enter('Phone', '4155552671');
    await wait();
    expect(draft()).not.toMatch(/Cora|Sample|cora@/);
    before.leave();
    for (const [user, role] of [
      [undefined, ''],
      [cora, 'AdAgency'],
      [ben, ''],
      [cora, ''],
    ] as const) {
      const page = show(fine, { user });
      await wait();
      expect(screen.getByLabelText('Role')).toHaveValue(role);
      page.leave();
    }
    expect(draft()).toBeNull();
  });

  it('keeps entries at the end of the session, without the values of the account, and drops them for another one (FRM-2 OPN-118)', async () => {
    const { signIn, signOut } = show();
    chooseRole('AdAgency');
    enter('Phone', '4155552671');
    await press();
    await signIn(cora);
    expect(screen.getByLabelText('Name')).toHaveValue('Cora Sample');
    for (const cause of ['invalidToken', 'otherTab', undefined] as const) {
      await signOut(cause);
      expect(screen.getByLabelText('Name')).toHaveValue('');
      expect(screen.getByLabelText('Phone')).toHaveValue('4155552671');
    }
    enter('Company', 'Lanternlight');
    await signIn(ben);
    expect(screen.getByLabelText('Role')).toHaveValue('');
    expect(screen.queryByText('Please check these fields:')).toBeNull();
    expect(draft()).toBeNull();
    await signIn(cora);
    expect(screen.getByLabelText('Role')).toHaveValue('');
  });

  it('adds the draft to what its owner entered before the session knew them (FRM-2 OPN-118)', async () => {
    const before = show(fine, { user: cora });
    await fillOfficer();
    before.leave();
    const { signIn } = show(fine, {
      entered: { role: 'AdAgency', name: 'Cora Lane' },
    });
    await wait();
    expect(screen.getByLabelText('Phone')).toHaveValue('');
    expect(screen.getByLabelText('Name')).toHaveValue('Cora Lane');
    await signIn(cora);
    expect(screen.getByLabelText('Phone')).toHaveValue('4155552671');
    expect(screen.getByLabelText('Role')).toHaveValue('AdAgency');
    enter('Company', 'Acme');
    chooseRole('BranchManager');
    expect(screen.getByLabelText('Company')).toHaveValue('Acme');
  });

  it('FRM-2 FRM-8 ENT-24: sends the checked lead, even after another sign-in', async () => {
    const { signIn, callsOf } = show({
      ...fine,
      [leadAction]: { error: 'UnexpectedError' },
    });
    await signIn(cora);
    chooseRole('AdAgency');
    enter('Phone', '4155552671');
    await wait();
    await person.click(submitButton());
    expect(screen.getByRole('status')).toHaveTextContent(
      'Submitting contact...',
    );
    await signIn(ben);
    expect(callsOf(leadAction)).toEqual([]);
    await wait(leadLeastFillMs);
    expect(callsOf(leadAction)[0]!.input).toMatchObject({
      firstName: 'Cora',
      emailAddress: 'cora@example.test',
    });
    expect(screen.getByRole('alert')).toBeEmptyDOMElement();
    chooseRole('AdAgency');
    expect(screen.getByLabelText('Name')).toHaveValue('Ben Other');
    expect(screen.getByLabelText('Phone')).toHaveValue('');
  });

  it('FRM-2 FRM-27: defaults that come after a press remove the errors that they correct', async () => {
    const { signIn } = show();
    chooseRole('AdAgency');
    await press();
    expect(screen.getAllByRole('listitem')).toHaveLength(3);
    await signIn(cora);
    expect(screen.getByRole('listitem')).toHaveTextContent('Phone');
    expect(screen.getByLabelText('Name')).toBeValid();
    expect(screen.getByLabelText('Email')).toBeValid();
  });

  it('FRM-9 F19 OPN-76: a stored lead leaves no draft, and an empty form on a page that the browser restores, which stays', async () => {
    const { navigate } = show();
    await fillFreeText();
    await press();
    chooseRole('AdAgency');
    expect(draft()).toBeNull();
    await act(
      async () =>
        void window.dispatchEvent(
          Object.assign(new Event('pageshow'), { persisted: true }),
        ),
    );
    expect(screen.getByLabelText('Role')).toHaveValue('');
    await wait(2000);
    expect(navigate).not.toHaveBeenCalled();
  });
});
