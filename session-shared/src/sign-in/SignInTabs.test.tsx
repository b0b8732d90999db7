import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SignInTabs, type SignInTab } from './SignInTabs';

const tabs = (onChange = jest.fn(), tab: SignInTab = 'signIn') => (
  <SignInTabs tab={tab} onChange={onChange}>
    <input aria-label="Email" />
  </SignInTabs>
);

it.each([
  ['signIn', 'Sign in'],
  ['register', 'Join'],
] as const)('SGN-4: the fields are the panel of the tab %s', (tab, name) => {
  render(tabs(undefined, tab));
  const panel = screen.getByRole('tabpanel', { name });
  expect(within(panel).getByLabelText('Email')).toBeVisible();
  for (const each of screen.getAllByRole('tab')) {
    expect(each).toHaveAttribute('aria-controls', panel.id);
  }
});

it.each(['{ArrowRight}', '{ArrowLeft}'])(
  'SGN-4: %s moves to the other tab and focuses it',
  async (key) => {
    const onChange = jest.fn();
    render(tabs(onChange));
    screen.getByRole('tab', { name: 'Sign in' }).focus();
    await userEvent.keyboard(key);
    expect(onChange).toHaveBeenCalledWith('register');
    expect(screen.getByRole('tab', { name: 'Join' })).toHaveFocus();
  },
);
