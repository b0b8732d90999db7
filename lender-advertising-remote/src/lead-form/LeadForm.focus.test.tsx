import { screen } from '@testing-library/react';
import { selectPlaceholder } from 'mortgage-domain/leads/leadRole';
import {
  chooseRole,
  enter,
  enterNmlsId,
  fine,
  individual,
  person,
  prepareForm,
  press,
  show,
  submitButton,
  wait,
} from './LeadForm.testing';

const unknownId = { error: 'UnknownNMLSId' };
const otherRoles = ['BranchManager', 'MarketingDept', 'AdAgency'] as const;
/** Each with a text that the check of the field refuses, and one that it accepts. */
const freeTexts = [
  ['Name', 'B', 'ea Berg'],
  ['Company', selectPlaceholder, ' no more'],
  ['Email', 'bea', '@berg.example'],
  ['Phone', '415', '5552671'],
] as const;
const twoNames = {
  lender: {
    ...individual(['Lanternlight', 'Porchlight']).lender,
    individualNameOptions: [
      { firstName: 'Ada', lastName: 'Lane' },
      { firstName: 'Al', lastName: 'Lane' },
    ],
  },
};
const field = (label: string) => screen.getByLabelText(label);

/** Types key by key, and gives all checks the time to answer. */
async function type(label: string, text: string): Promise<void> {
  await person.click(field(label));
  await person.keyboard(text);
  await wait();
}

describe('the focus', () => {
  prepareForm();

  it.each(
    otherRoles.flatMap((role) =>
      freeTexts.map((row) => [role, ...row] as const),
    ),
  )(
    'stays in the field after an early press, for the role %s and the field %s (FRM-6 FRM-7 F71)',
    async (role, label, wrong, rest) => {
      show();
      await press();
      chooseRole(role);
      await wait();
      await type(label, wrong);
      expect(field(label)).toHaveFocus();
      expect(field(label)).toBeInvalid();
      await person.keyboard(rest);
      await wait();
      expect(field(label)).toHaveFocus();
      expect(field(label)).toBeValid();
    },
  );

  it('stays in the NMLS ID while the directory does not know it (FRM-4 NML-2 F71)', async () => {
    show({ ...fine, getNMLSLender: unknownId });
    await press();
    chooseRole('LoanOfficer');
    await type('NMLS ID', '999');
    expect(field('NMLS ID')).toBeInvalid();
    expect(field('NMLS ID')).toHaveFocus();
    await person.keyboard('123');
    await wait();
    expect(field('NMLS ID')).toHaveValue('999123');
    expect(field('NMLS ID')).toHaveFocus();
  });

  it.each([
    ['Email', 'ada', '@lane.example'],
    ['Phone', '415', '5552671'],
  ])(
    'stays in the field %s of a loan officer after an early press (FRM-5 FRM-7 F71)',
    async (label, wrong, rest) => {
      show({ ...fine, getNMLSLender: twoNames });
      await press();
      await enterNmlsId();
      await press();
      enter('Name', 'Ada Lane');
      await wait();
      await type(label, wrong);
      expect(field(label)).toBeInvalid();
      expect(field(label)).toHaveFocus();
      await person.keyboard(rest);
      await wait();
      expect(field(label)).toBeValid();
      expect(field(label)).toHaveFocus();
    },
  );

  it.each([
    ['Name', 'Ada Lane'],
    ['Company', 'Lanternlight'],
  ])(
    'stays in the list %s of a loan officer after an early press (FRM-4 FRM-5 F71)',
    async (label, option) => {
      show({ ...fine, getNMLSLender: twoNames });
      await press();
      await enterNmlsId();
      await press();
      enter('Name', label === 'Name' ? '' : 'Al Lane');
      for (const choice of ['', option]) {
        await person.click(field(label));
        await person.selectOptions(field(label), choice);
        await wait();
        expect(field(label)).toHaveFocus();
      }
    },
  );

  it('goes to the summary at each press that finds errors, and at no other time (FRM-27)', async () => {
    show();
    for (const role of ['', 'AdAgency']) {
      chooseRole(role);
      await person.click(submitButton());
      await wait();
      expect(screen.getByRole('group')).toHaveFocus();
    }
  });

  it('leaves an opened form alone that has a summary already (FRM-27 F71)', async () => {
    const { showAgain } = show();
    await press();
    showAgain();
    expect(screen.getByRole('group')).toBeInTheDocument();
    expect(screen.getByRole('group')).not.toHaveFocus();
  });
});

describe('an error of a field that is not shown', () => {
  prepareForm();

  it('does not come back with the field, and asks for nothing (FRM-5 FRM-7)', async () => {
    show({ ...fine, getNMLSLender: twoNames });
    chooseRole('AdAgency');
    await press();
    expect(field('Email')).toBeInvalid();
    await enterNmlsId();
    expect(screen.queryByRole('group')).toBeNull();
    enter('Name', 'Ada Lane');
    await wait();
    expect(field('Email')).toBeValid();
    expect(submitButton()).toHaveAccessibleDescription(
      'Still needed: Company, Email, Phone',
    );
  });

  it('is found again if the field comes back with the text (FRM-5 FRM-16)', async () => {
    show({ ...fine, getNMLSLender: twoNames });
    chooseRole('AdAgency');
    enter('Email', 'bea@');
    await wait();
    await enterNmlsId();
    enter('Name', 'Ada Lane');
    await wait();
    expect(field('Email')).toBeInvalid();
  });
});
