import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithSession } from 'session-shared/testing';
import { behave } from './behaviour';
import { Header } from './Header';
import { installFakePopovers, isShown } from './testing/fakePopovers';

installFakePopovers();
const user = userEvent.setup();
const button = (name: string) => screen.getByRole('button', { name });
const panelOf = (key: string) => document.querySelector<HTMLElement>(`#menu-${key}`)!;

describe('the keyboard in the menu bar', () => {
  beforeEach(() => void renderWithSession(<Header />, { behave }));

  it('F46 F47: the arrow keys work on a page that has replaced `Element`', async () => {
    const { Element: own } = window;
    Object.assign(window, { Element: () => undefined });
    button('Buy').focus();
    fireEvent.keyDown(button('Buy'), { key: 'ArrowRight' });
    Object.assign(window, { Element: own });
    expect(button('Rent')).toHaveFocus();
  });

  it('a menu closes when Tab leaves it, and stays while the focus is in it', async () => {
    panelOf('sell').showPopover();
    const links = panelOf('sell').querySelectorAll('a');
    links[links.length - 2]!.focus();
    await user.tab();
    expect(isShown(panelOf('sell'))).toBe(true);
    await user.tab();
    expect(isShown(panelOf('sell'))).toBe(false);
  });
});
