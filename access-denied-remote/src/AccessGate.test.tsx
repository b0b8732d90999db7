import { act, screen } from '@testing-library/react';
import { readUser } from 'mortgage-domain/people/readUser';
import type { User } from 'mortgage-domain/people/user';
import { loggedOut } from 'session-shared/session';
import {
  loggedIn,
  permissionsLoaded,
  renderWithSession,
  testSession,
} from 'session-shared/testing';
import type { PermissionSource } from 'session-shared/gate';
import { AccessGate } from './AccessGate';
import { findAuthorizer } from './findAuthorizer';
import type { AccessDeniedOptions } from './options';
import { revealRegion } from './revealRegion';

const permissions = ['ViewLenderReviewModeration'];
const moderator = readUser({ id: '1', permissions });
const lender = readUser({ id: '3', profileTypes: ['Lender'] });

interface Circumstances {
  readonly who?: User;
  readonly withheld?: boolean;
  readonly cookies?: boolean;
  readonly rule?: Pick<AccessDeniedOptions, 'permissions' | 'authorizer'>;
  readonly loadFrom?: PermissionSource;
  /** The lookup does not end. */
  readonly isChecking?: true;
}

async function show({
  who,
  withheld,
  cookies = true,
  rule = { permissions },
  loadFrom,
  isChecking,
}: Circumstances = {}) {
  const region = '<p>Reviews <a href="#r">First</a></p>';
  document.body.innerHTML = `<div id="gate"><template>${withheld ? '' : region}</template></div>`;
  const element = document.querySelector('#gate')!;
  element.attachShadow({ mode: 'open' });
  const session = testSession();
  if (who) {
    session.store.dispatch(loggedIn(who));
  }
  const asked: (string | undefined)[] = [];
  const { lookUpUser } = session;
  session.lookUpUser = (from) => {
    asked.push(from);
    return isChecking ? new Promise(() => undefined) : lookUpUser(from);
  };
  const reload = jest.fn(() => (cookies ? undefined : 'noCookies'));
  renderWithSession(
    <AccessGate
      permissions={rule.permissions}
      authorizer={findAuthorizer(rule)}
      loadFrom={loadFrom}
      region={revealRegion(element)}
      reload={reload}
    />,
    { session },
  );
  await act(async () => undefined);
  return { session, element, reload, asked };
}

const deniedTitle = () =>
  screen.queryByRole('heading', { name: 'Access Denied' });

describe('the access gate', () => {
  it("PRM-6: shows the region of the template, in the page's own DOM, and announces no change of it", async () => {
    const { element } = await show({ who: moderator });
    expect(element.querySelector(':scope > div')).toHaveTextContent('Reviews');
    const slots = [...element.shadowRoot!.querySelectorAll('slot')];
    expect(slots.map((slot) => slot.closest('[aria-live]'))).toEqual([null]);
    expect(deniedTitle()).toBeNull();
  });

  it('shows the region through a slot of the root itself, which inherits from the page, and only while it is shown (F76)', async () => {
    const { element, session } = await show({ who: moderator });
    const slotsOfRoot = () =>
      element.shadowRoot!.querySelectorAll(':scope > slot').length;
    expect(element.shadowRoot!.lastElementChild?.localName).toBe('slot');
    await act(async () => void session.store.dispatch(loggedOut()));
    expect(slotsOfRoot()).toBe(0);
  });

  it('names the account that lacks the permission, and no other (ACC-2 F76)', async () => {
    const emailAddress = 'consumer@example.test';
    const { session } = await show({
      who: readUser({ id: '4', emailAddress }),
    });
    expect(screen.getByText(`Signed in as ${emailAddress}`)).toBeVisible();
    expect(
      screen.getByRole('link', { name: 'Sign in with another account' }),
    ).toBeVisible();
    await act(async () => void session.store.dispatch(loggedOut()));
    expect(screen.queryByText(/^Signed in as/)).toBeNull();
    expect(screen.getByRole('link', { name: 'Sign in' })).toBeVisible();
  });

  it('ACC-1 ACC-2 ACC-4 PRM-7 PRM-8 ERR-12: without the permission, Access Denied and a login prompt; nothing of the region', async () => {
    const { element } = await show();
    expect(deniedTitle()).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Sign in' })).toHaveClass(
      'primary',
    );
    expect(element).not.toHaveTextContent('Reviews');
    expect(document.body).toHaveFocus();
  });

  it('PRM-5: shows a notice during the check, and nothing of the region', async () => {
    const { session, element } = await show({ isChecking: true });
    expect(screen.getByRole('status')).toHaveTextContent(
      'Checking your access…',
    );
    expect(element).not.toHaveTextContent('Reviews');
    // PRM-6, late.
    await act(async () => void session.store.dispatch(loggedIn(moderator)));
    await act(async () => void session.store.dispatch(permissionsLoaded()));
    expect(element).toHaveTextContent('Reviews');
  });

  it('PRM-9: asks the configured source', async () => {
    expect((await show({ who: moderator })).asked).toEqual(['cache']);
    expect((await show({ who: moderator, loadFrom: 'network' })).asked).toEqual(
      ['network'],
    );
  });

  it.each([
    ['the name "lender"', { authorizer: 'lender' } as const, lender, true],
    ['the name "lender"', { authorizer: 'lender' } as const, moderator, false],
    ['the name "lender"', { authorizer: 'lender' } as const, undefined, false],
    ['the name "staff"', { authorizer: 'staff' } as const, moderator, true],
    ['the name "staff"', { authorizer: 'staff' } as const, lender, false],
    ['no authorizer, but permissions', { permissions }, lender, false],
  ])(
    'PRM-11 OPN-49: %s decides about the region',
    async (_rule, rule, who, isShown) => {
      await show({ rule, who });
      expect(deniedTitle() === null).toBe(isShown);
    },
  );
});

describe('a region that comes and goes', () => {
  const signIn = async ({ session }: Awaited<ReturnType<typeof show>>) =>
    act(async () => void session.store.dispatch(loggedIn(moderator)));

  it('ACC-3: a sign-in in another tab reloads a page whose region the server had withheld', async () => {
    const gate = await show({ withheld: true });
    await signIn(gate);
    expect(gate.reload).toHaveBeenCalledTimes(1);
    expect(deniedTitle()).toBeNull();
  });

  it('F36: explains the empty page without cookies, and does not reload for ever', async () => {
    const gate = await show({ withheld: true, cookies: false });
    await signIn(gate);
    expect(gate.reload).toHaveBeenCalledTimes(1);
    expect(
      screen.getByText(/Your browser is blocking cookies/),
    ).toBeInTheDocument();
    expect(screen.queryByRole('link')).toBeNull();
    expect(
      screen.getByRole('button', { name: 'Reload the page' }),
    ).toBeInTheDocument();
  });

  it('ACC-3: explains an empty page to a visitor who may see it, and does not reload', async () => {
    const { reload } = await show({ withheld: true, who: moderator });
    expect(reload).not.toHaveBeenCalled();
    expect(screen.getByText(/loaded without its content/)).toBeInTheDocument();
    expect(
      screen.getByRole('button', { name: 'Reload the page' }),
    ).toBeInTheDocument();
    expect(screen.queryByRole('link')).toBeNull();
  });

  it.each([
    ['the region that is shown', false, '[data-mortgage-region]'],
    ['the reason why there is none', true, '.denied'],
  ])(
    'PRM-6 PRM-7: the focus goes from Access Denied to %s, and back on sign-out',
    async (_what, withheld, place) => {
      const gate = await show({ withheld, cookies: !withheld });
      screen.getByRole('link', { name: 'Sign in' }).focus();
      await signIn(gate);
      expect(document.querySelector(place)).toHaveFocus();
      await act(async () => void gate.session.store.dispatch(loggedOut()));
      expect(gate.element).not.toHaveTextContent('Reviews');
      expect(document.querySelector('.denied')).toHaveFocus();
    },
  );

  it('PRM-7: a focus that has left the region stays where it is, also after it was once lost', async () => {
    const gate = await show({ who: moderator });
    const signOut = (cause?: 'invalidToken') =>
      act(async () => void gate.session.store.dispatch(loggedOut(cause)));
    gate.element.querySelector<HTMLElement>('a')!.focus();
    await signOut();
    const input = document.body.appendChild(document.createElement('input'));
    input.focus();
    // Checked again, and denied again.
    await signOut('invalidToken');
    expect(input).toHaveFocus();
    await signIn(gate);
    await signOut();
    expect(input).toHaveFocus();
  });

  it.each([
    ['a text alone', ' Your balance is $5. ', true],
    ['blanks', ' \n ', false],
    ['a comment', '<!-- withheld -->', false],
  ])(
    'PRM-6 PRM-7: %s in the template counts as content: %#',
    (_what, content, isShown) => {
      document.body.innerHTML = `<div id="gate"><template>${content}</template></div>`;
      expect(revealRegion(document.querySelector('#gate')!).show()).toBe(
        isShown,
      );
    },
  );

  it('PRM-6: is there once, however often it is shown; an element without a template holds nothing back', () => {
    document.body.innerHTML =
      '<div id="gate"><template><p>Reviews</p></template></div>';
    const region = revealRegion(document.querySelector('#gate')!);
    expect(region.hide()).toBe(false);
    expect([region.show(), region.show()]).toEqual([true, true]);
    expect(document.querySelectorAll('#gate > div')).toHaveLength(1);
    // A page that copies its markup copies what is shown: the copy is not the region.
    document.body.innerHTML += '';
    const next = revealRegion(document.querySelector('#gate')!);
    expect(document.querySelectorAll('#gate > div')).toHaveLength(0);
    next.show();
    expect(document.querySelectorAll('#gate > div')).toHaveLength(1);
    document.body.innerHTML = '<div id="gate"></div>';
    expect(revealRegion(document.querySelector('#gate')!).show()).toBe(true);
    expect(document.querySelectorAll('#gate > div')).toHaveLength(0);
  });
});
