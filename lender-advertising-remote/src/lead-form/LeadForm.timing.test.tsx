import { screen } from '@testing-library/react';
import { inputDebounceMs } from './checks/checkSaga';
import { chooseRole, person, show, submitButton, wait } from './LeadForm.testing';

const message = 'Please enter a valid email address.';

describe('OPN-74 FRM-23: what waits for the end of typing', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => {
    jest.useRealTimers();
    sessionStorage.clear();
  });

  it('a text waits for a second after the last key', async () => {
    show();
    await chooseRole('AdAgency');
    await person.type(screen.getByLabelText('Email'), 'ada');
    await wait(inputDebounceMs - 1);
    expect(screen.queryByText(message)).toBeNull();
    await wait(1);
    expect(screen.getByText(message)).toBeInTheDocument();
  });

  it('a press does not wait', async () => {
    show();
    await chooseRole('AdAgency');
    await person.type(screen.getByLabelText('Email'), 'ada');
    await person.click(submitButton());
    await wait(0);
    expect(screen.getAllByText(message).length).toBeGreaterThan(0);
  });

  it('a choice does not wait', async () => {
    show();
    await chooseRole('AdAgency');
    await person.selectOptions(screen.getByLabelText('Role'), '');
    await wait(0);
    expect(screen.getByText('Select your role from the list.')).toBeInTheDocument();
  });
});
