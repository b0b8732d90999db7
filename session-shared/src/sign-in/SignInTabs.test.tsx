import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SignInTabs } from './SignInTabs';

it.each(['{ArrowRight}', '{ArrowLeft}'])(
  'SGN-4: %s moves to the other tab, which takes the focus',
  async (key) => {
    const onChange = jest.fn();
    render(<SignInTabs tab="signIn" onChange={onChange} />);
    screen.getByRole('tab', { name: 'Sign in' }).focus();
    await userEvent.keyboard(key);
    expect(onChange).toHaveBeenCalledWith('register');
    expect(screen.getByRole('tab', { name: 'Join' })).toHaveFocus();
  },
);

it('other keys do nothing', async () => {
  const onChange = jest.fn();
  render(<SignInTabs tab="signIn" onChange={onChange} />);
  screen.getByRole('tab', { name: 'Sign in' }).focus();
  await userEvent.keyboard('{ArrowDown}x');
  expect(onChange).not.toHaveBeenCalled();
});
