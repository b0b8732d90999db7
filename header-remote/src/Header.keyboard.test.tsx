import { fireEvent, screen } from '@testing-library/react';
import { renderWithSession } from 'session-shared/testing';
import { behave } from './behaviour';
import { Header } from './Header';

it('F46 F47: the arrow keys work on a page that has replaced `Element`', () => {
  renderWithSession(<Header />, { behave });
  const button = (name: string) => screen.getByRole('button', { name });
  const { Element: own } = window;
  Object.assign(window, { Element: () => undefined });
  button('Buy').focus();
  fireEvent.keyDown(button('Buy'), { key: 'ArrowRight' });
  Object.assign(window, { Element: own });
  expect(button('Rent')).toHaveFocus();
});
