import { act, screen, within } from '@testing-library/react';
import { leadLeastFillMs } from 'mortgage-domain/leads/leadAction';
import {
  chooseRole,
  enter,
  enterNmlsId,
  fillFreeText,
  fine,
  individual,
  leadAction,
  person,
  prepareForm,
  press,
  show,
  submitButton,
  wait,
} from './LeadForm.testing';

const ownIdMessage =
  'Please input your personal loan officer or mortgage broker NMLS ID.';
const badEmail = 'Please enter a valid email address.';
const badPhone = 'Please enter a valid phone number.';
const refusedEmail = { error: 'InvalidEmailAddress' };
const refusedPhone = { error: 'InvalidPhoneNumber' };
const lost = 'Connection lost, please try again later.';
const [email, phone] = ['bea@berg.example', '4155552671'];
const twoOfAll = {
  lender: {
    ...individual(['Lanternlight', 'Porchlight']).lender,
    individualNameOptions: [
      { firstName: 'Ada', middleName: 'M', lastName: 'Lane' },
      { firstName: 'Al', lastName: 'Lane' },
    ],
  },
};
const unnamed = {
  lender: { nmlsId: '1', nmlsType: 'Individual', individualNameOptions: [] },
};

describe('the lead form', () => {
  prepareForm();

  it('FRM-1 FRM-3 OPN-66: shows the role first, with its placeholder, and with it the fields of most roles', () => {
    show();
    const form = within(screen.getByRole('form', { name: 'Contact our team' }));
    const fields = [
      ...form.getAllByRole('combobox'),
      ...form.getAllByRole('textbox'),
    ];
    expect(fields.map((field) => field.getAttribute('name'))).toEqual([
      'role',
      'name',
      'companyName',
      'emailAddress',
      'phoneNumber',
    ]);
    expect(screen.getByRole('option', { name: 'Select one' })).toHaveValue('');
    expect(screen.getByLabelText('Name')).toHaveAccessibleDescription(
      /First and last name/,
    );
  });

  it('FRM-4 FRM-5 FRM-23 NML-4 CAL-7: a loan officer gets the names, then company, email and phone', async () => {
    const { callsOf } = show({ ...fine, getNMLSLender: twoOfAll });
    chooseRole('LoanOfficer');
    expect(screen.queryByLabelText('Name')).toBeNull();
    enter('NMLS ID', '123456');
    await wait(999);
    expect(callsOf('getNMLSLender')).toHaveLength(0);
    await wait(1);
    expect(callsOf('getNMLSLender')[0]!.input).toEqual({
      nmlsId: '123456',
      fields: [
        'individualNameOptions',
        'companyNameOptions',
        'nmlsId',
        'nmlsType',
      ],
    });
    expect(screen.getByLabelText('NMLS ID')).toHaveAccessibleDescription(
      /^We found you\. Choose your name below\./,
    );
    expect(screen.queryByLabelText('Email')).toBeNull();
    enter('Name', 'Ada M Lane');
    await wait();
    expect(screen.getByLabelText('Company')).toBeInTheDocument();
    expect(screen.getByLabelText('Email')).toBeInTheDocument();
    expect(screen.getByLabelText('Phone')).toBeInTheDocument();
  });

  it.each([
    [
      'NML-1',
      { lender: { nmlsId: '1', nmlsType: 'Company' } },
      '654321',
      ownIdMessage,
    ],
    ['NML-2 ERR-23', { error: 'UnknownNMLSId' }, '999999', 'Unknown NMLS ID'],
    ['NML-2 OPN-65', unnamed, '111111', 'Unknown NMLS ID'],
    ['FRM-14', undefined, '12a', 'Enter a numeric NMLS ID'],
  ])(
    '%s NML-3 NML-5 OPN-70 ERR-23: the NMLS ID %#',
    async (_ids, answer, typed, message) => {
      show({ ...fine, getNMLSLender: answer });
      await enterNmlsId(typed);
      expect(screen.getByText(message)).toBeInTheDocument();
      expect(screen.getByText('Invalid NMLS ID entered.')).toBeInTheDocument();
      expect(screen.getByLabelText('NMLS ID')).toHaveAccessibleDescription(
        expect.stringContaining(message),
      );
      expect(screen.queryByLabelText('Name')).toBeNull();
    },
  );

  it.each([
    ['FRM-12', 'Name', 'Bea', {}, 'Please enter a valid name.'],
    [
      'FRM-15 OPN-69',
      'Company',
      'x'.repeat(101),
      {},
      'Please enter a valid company name.',
    ],
    ['FRM-16', 'Email', 'bea@', {}, badEmail],
    [
      'FRM-16 CAL-10',
      'Email',
      email,
      { parseEmailAddress: refusedEmail },
      badEmail,
    ],
    ['FRM-17', 'Email', email, { parseEmailAddress: undefined }, lost],
    ['FRM-18', 'Phone', '12', {}, badPhone],
    [
      'FRM-18 CAL-11',
      'Phone',
      phone,
      { parsePhoneNumber: refusedPhone },
      badPhone,
    ],
    [
      'FRM-19',
      'Phone',
      phone,
      { parsePhoneNumber: { isEasilyRecognizableCode: true } },
      badPhone,
    ],
    [
      'FRM-20',
      'Phone',
      '4155552671 x5',
      {},
      'Please do not include extensions',
    ],
    ['FRM-21', 'Phone', phone, { parsePhoneNumber: undefined }, lost],
  ])(
    '%s: shows an error for %s %j (%#)',
    async (_ids, label, text, answers, message) => {
      show({ ...fine, ...answers });
      chooseRole('AdAgency');
      enter(label, text);
      await wait();
      expect(screen.getByText(message)).toBeInTheDocument();
      expect(screen.getByLabelText(label)).toBeInvalid();
    },
  );

  it('chooses a name and a company that are the only ones (FRM-4 FRM-5 OPN-65)', async () => {
    show();
    await enterNmlsId();
    expect(screen.getByLabelText('Name')).toHaveValue('Ada M Lane');
    expect(screen.getByLabelText('Company')).toHaveValue('Lanternlight');
    expect(screen.getByLabelText('NMLS ID')).toHaveAccessibleDescription(
      /^We found you\. Your name is filled in below\./,
    );
  });

  it('tells a loan officer the steps to come, in the place of their fields (FRM-4 FRM-5)', async () => {
    show({ ...fine, getNMLSLender: twoOfAll });
    const steps = () =>
      within(screen.getByRole('list', { name: 'Next steps' }))
        .getAllByRole('listitem')
        .map(({ textContent, ariaCurrent }) => [textContent, ariaCurrent]);
    chooseRole('LoanOfficer');
    expect(steps()).toEqual([
      ['Your NMLS ID', 'step'],
      ['Your name', null],
      ['How to reach you', null],
    ]);
    await enterNmlsId();
    expect(steps()[1]).toEqual(['Your name', 'step']);
    enter('Name', 'Ada M Lane');
    expect(screen.queryByRole('list', { name: 'Next steps' })).toBeNull();
  });

  it('asks for a company that a loan officer must choose, before Submit looks ready (FRM-7 FRM-15 OPN-67)', async () => {
    const { callsOf } = show({ ...fine, getNMLSLender: twoOfAll });
    await enterNmlsId();
    enter('Name', 'Ada M Lane');
    enter('Email', 'ada@lane.example');
    enter('Phone', '4155552671');
    await wait();
    expect(submitButton()).toHaveAttribute('data-ready', 'false');
    expect(submitButton()).toHaveAccessibleDescription('Still needed: Company');
    enter('Company', 'Porchlight');
    expect(submitButton()).toHaveAttribute('data-ready', 'true');
    await press();
    expect(callsOf(leadAction)).toHaveLength(1);
  });

  it('looks not ready while an optional company is not valid (FRM-7 FRM-15)', async () => {
    show();
    await fillFreeText();
    enter('Company', 'Select one');
    await wait();
    expect(submitButton()).toHaveAttribute('data-ready', 'false');
    enter('Company', '');
    expect(submitButton()).toHaveAttribute('data-ready', 'true');
  });

  it('FRM-13 FRM-15: a loan officer must choose from the lists', async () => {
    show({ ...fine, getNMLSLender: twoOfAll });
    await enterNmlsId();
    enter('Name', 'Ada M Lane');
    expect(screen.getByLabelText('Company')).toBeRequired();
    enter('Email', 'ada@lane.example');
    enter('Phone', '4155552671');
    await press();
    expect(
      screen.getAllByText(/Please select a company name from the list/).length,
    ).toBeGreaterThan(0);
    enter('Name', '');
    await wait();
    expect(
      screen.getByText('Please select a name from the list.'),
    ).toBeInTheDocument();
  });

  it('FRM-7 FRM-22: the button looks disabled until the form is complete; a press shows the errors and focuses them', async () => {
    const { callsOf } = show();
    expect(submitButton()).toHaveAttribute('data-ready', 'false');
    // It works, so it must not say that it does not (WCAG 4.1.2).
    expect(submitButton()).not.toHaveAttribute('aria-disabled');
    await person.click(submitButton());
    await wait(0);
    // Each problem appears once: the summary names the fields, each field shows its own error.
    expect(
      screen.getAllByText(/Select your role from the list\./),
    ).toHaveLength(1);
    expect(submitButton()).not.toHaveAccessibleDescription(/Still needed/);
    expect(
      screen.getByRole('group', { name: /^Please check these fields:/ }),
    ).toHaveFocus();
    expect(callsOf(leadAction)).toHaveLength(0);
    await fillFreeText();
    expect(submitButton()).toHaveAttribute('data-ready', 'true');
  });

  it('FRM-8 FRM-9 FRM-26 LAP-27 ENT-24 CAL-8 OPN-85: sends once, confirms, and leaves after two seconds', async () => {
    let answer!: (body: object) => void;
    const slow = () => new Promise<object>((resolve) => (answer = resolve));
    const app = { site: { app: 'ios' } } as const;
    const { callsOf, navigate, sent } = show(
      { ...fine, [leadAction]: slow },
      app,
    );
    await fillFreeText();
    await person.click(submitButton());
    expect(screen.getByRole('status')).toHaveTextContent(
      'Submitting contact...',
    );
    await wait(leadLeastFillMs);
    expect(screen.queryByRole('button', { name: 'Submit' })).toBeNull();
    await act(async () => answer({}));
    expect(screen.getByRole('status')).toHaveTextContent(
      'Contact submitted successfully!',
    );
    expect(callsOf(leadAction)).toHaveLength(1);
    expect(callsOf(leadAction)[0]!.input).toEqual({
      firstName: 'Bea',
      lastName: 'van der Berg',
      emailAddress: 'bea@berg.example',
      phoneNumber: '4155552671',
      role: 'BranchManager',
      partnerId: 'RD-MAPLEIOS',
      utmParams: { utm_source: 'test' },
    });
    expect(sent).toHaveBeenCalledWith('BranchManager');
    await wait(1999);
    expect(navigate).not.toHaveBeenCalled();
    await wait(1);
    expect(navigate).toHaveBeenCalledWith('/lender-resources/');
  });

  it('LAP-28: the same lookup twice makes one request', async () => {
    const { callsOf } = show();
    chooseRole('AdAgency');
    for (const email of ['a@b.example', 'c@d.example', 'a@b.example']) {
      enter('Email', email);
      await wait();
    }
    expect(callsOf('parseEmailAddress')).toHaveLength(2);
  });

  it('trims the email before it asks the server, and asks once for it (FRM-16 LAP-28 CAL-10)', async () => {
    const { callsOf } = show();
    chooseRole('AdAgency');
    // The browser itself removes usual blanks of an email field.
    for (const text of ['\u00a0ada@lane.example\u2003', 'ada@lane.example']) {
      enter('Email', text);
      await wait();
      expect(screen.queryByText(badEmail)).toBeNull();
    }
    expect(callsOf('parseEmailAddress').map(({ input }) => input)).toEqual([
      { emailAddress: 'ada@lane.example' },
    ]);
  });

  it('trims the NMLS ID before it asks the directory, and asks once for it (FRM-14 LAP-28)', async () => {
    const { callsOf } = show();
    chooseRole('LoanOfficer');
    for (const text of [' 123456 ', '123456']) {
      enter('NMLS ID', text);
      await wait();
      expect(screen.getByText(/^We found you\./)).toBeInTheDocument();
    }
    expect(callsOf('getNMLSLender')).toMatchObject([
      { input: { nmlsId: '123456' } },
    ]);
  });

  it('FRM-7: the disabled-looking button names the missing fields', async () => {
    show();
    expect(submitButton()).toHaveAccessibleDescription(
      'Still needed: Role, Name, Email, Phone',
    );
    chooseRole('LoanOfficer');
    expect(submitButton()).toHaveAccessibleDescription('Still needed: NMLS ID');
    chooseRole('MarketingDept');
    enter('Name', 'Bea Berg');
    expect(submitButton()).toHaveAccessibleDescription(
      'Still needed: Email, Phone',
    );
  });

  it.each([
    ['Email', 'bea@'],
    ['Name', 'Bea'],
    ['Phone', '555'],
  ])(
    'needs a filled-in %s without an error, and another role changes neither (FRM-6 FRM-7 FRM-25)',
    async (label, wrong) => {
      const { callsOf } = show();
      await fillFreeText();
      enter('Company', 'Lanternlight');
      enter(label, wrong);
      await wait();
      chooseRole('AdAgency');
      await wait();
      expect(submitButton()).toHaveAttribute('data-ready', 'false');
      expect(submitButton()).toHaveAccessibleDescription(
        `Still needed: ${label}`,
      );
      expect(screen.getByLabelText(label)).toBeInvalid();
      expect(screen.getByLabelText('Company')).toHaveValue('Lanternlight');
      await press();
      expect(callsOf(leadAction)).toHaveLength(0);
    },
  );

  it('FRM-7 FRM-13: a lead filled in under another role is not ready for a loan officer', async () => {
    const { callsOf } = show();
    await fillFreeText();
    chooseRole('LoanOfficer');
    expect(submitButton()).toHaveAttribute('data-ready', 'false');
    await press();
    expect(callsOf(leadAction)).toHaveLength(0);
  });

  it('FRM-25: an NMLS ID typed just before the role is changed makes no call and leaves no error', async () => {
    const { callsOf } = show();
    chooseRole('LoanOfficer');
    enter('NMLS ID', '12');
    await fillFreeText();
    await wait();
    expect(callsOf('getNMLSLender')).toHaveLength(0);
    await press();
    expect(callsOf(leadAction)).toHaveLength(1);
  });

  it('FRM-23 F29: the latest answer wins, however late an older one comes', async () => {
    const answers: Record<string, (json: object) => void> = {};
    show({
      ...fine,
      parseEmailAddress: (input: unknown) =>
        new Promise((resolve) => {
          answers[(input as { emailAddress: string }).emailAddress] = resolve;
        }),
    });
    chooseRole('AdAgency');
    enter('Email', 'old@berg.example');
    await wait();
    enter('Email', 'new@berg.example');
    await wait();
    await act(async () => answers['new@berg.example']!({}));
    await act(async () => answers['old@berg.example']!(refusedEmail));
    expect(screen.getByLabelText('Email')).toBeValid();
  });

  it('FRM-27: lists each error in the summary, which leads to its field', async () => {
    show();
    chooseRole('AdAgency');
    await press();
    const summary = screen.getByRole('group', {
      name: /^Please check these fields:/,
    });
    await person.click(within(summary).getByRole('link', { name: 'Email' }));
    expect(screen.getByLabelText('Email')).toHaveFocus();
    expect(screen.getByLabelText('Email')).toHaveAccessibleDescription(
      'Please enter a valid email address. name@company.com',
    );
  });

  it('OPN-74 FRM-23: checks a text one second after the last change', async () => {
    show();
    chooseRole('AdAgency');
    for (const text of ['ada', 'ada@lane']) {
      enter('Email', text);
      await wait(999);
      expect(screen.queryByText(badEmail)).toBeNull();
    }
    await wait(1);
    expect(screen.getByText(badEmail)).toBeInTheDocument();
  });

  it('OPN-74 FRM-23: checks a choice at once', async () => {
    show();
    chooseRole('AdAgency');
    enter('Role', '');
    await wait(0);
    expect(
      screen.getByText('Select your role from the list.'),
    ).toBeInTheDocument();
  });
});
