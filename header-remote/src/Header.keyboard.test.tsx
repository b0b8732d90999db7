import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithSession } from 'session-shared/testing';
import { Header } from './Header';
import { installFakePopovers, isShown } from './testing/fakePopovers';

installFakePopovers();
const user = userEvent.setup();
const button = (name: string) => screen.getByRole('button', { name });
const panelOf = (key: string) => document.querySelector<HTMLElement>(`#menu-${key}`)!;

describe('the keyboard in the menu bar', () => {
  beforeEach(() => void renderWithSession(<Header />));

  it('arrow keys, Home and End move along the menus', async () => {
    button('Buy').focus();
    await user.keyboard('{ArrowRight}');
    expect(button('Rent')).toHaveFocus();
    await user.keyboard('{End}');
    expect(button('Find an Agent')).toHaveFocus();
    await user.keyboard('{Home}{ArrowLeft}');
    expect(button('Buy')).toHaveFocus();
  });

  it('F46 F47: the arrow keys work on a page that has put something else in the place of `Element`', async () => {
    const { Element: own } = window;
    Object.assign(window, { Element: () => undefined });
    button('Buy').focus();
    fireEvent.keyDown(button('Buy'), { key: 'ArrowRight' });
    Object.assign(window, { Element: own });
    expect(button('Rent')).toHaveFocus();
  });

  it('the down arrow goes into an open menu and through its links, and not into a closed one', async () => {
    button('Sell').focus();
    await user.keyboard('{ArrowDown}');
    expect(button('Sell')).toHaveFocus();
    panelOf('sell').showPopover();
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(panelOf('sell').querySelectorAll('a')[1]).toHaveFocus();
    await user.keyboard('{ArrowUp}');
    expect(panelOf('sell').querySelector('a')).toHaveFocus();
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
