import { act, screen } from '@testing-library/react';
import { readUser } from 'mortgage-domain/people/user';
import { loggedOut } from 'session-shared/session';
import {
  loggedIn,
  permissionsLoaded,
  renderWithSession,
  testSession,
} from 'session-shared/testing';
import type { GateRule } from 'session-shared/gate';
import { AccessGate } from './AccessGate';
import { revealRegion } from './revealRegion';

const permissions = ['ViewLenderReviewModeration'];
const moderator = readUser({ id: '1', permissions });

async function show({
  knows = false,
  signInWorks = false,
  withheld = false,
  authorizer = undefined as GateRule['authorizer'],
} = {}) {
  document.body.innerHTML = `<div id="gate"><template>${withheld ? '' : '<p>Reviews</p>'}</template></div>`;
  const element = document.querySelector('#gate')!;
  const session = testSession();
  if (knows) session.store.dispatch(loggedIn(moderator));
  session.signIn = async () => (signInWorks ? 'token' : undefined);
  const reload = jest.fn();
  renderWithSession(
    <AccessGate
      permissions={permissions}
      authorizer={authorizer}
      region={revealRegion(element)}
      reload={reload}
    />,
    { session },
  );
  await act(async () => undefined);
  return { session, element, reload };
}

describe('the access gate', () => {
  it("PRM-6: shows the region of the template, in the page's own DOM", async () => {
    const { element } = await show({ knows: true });
    expect(element.querySelector(':scope > div')).toHaveTextContent('Reviews');
    expect(screen.queryByRole('heading', { name: 'Access Denied' })).toBeNull();
  });

  it('ACC-1 ACC-2 ACC-4 PRM-7 PRM-8 ERR-12: without the permission, Access Denied and a login prompt; nothing of the region', async () => {
    const { element } = await show();
    expect(screen.getByRole('heading', { name: 'Access Denied' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Sign in' })).toBeInTheDocument();
    expect(element).not.toHaveTextContent('Reviews');
  });

  it('ACC-3: a successful sign-in reloads the page, a closed dialog does not', async () => {
    const closed = await show();
    await act(async () => screen.getByRole('button', { name: 'Sign in' }).click());
    expect(closed.reload).not.toHaveBeenCalled();
    document.body.innerHTML = '';
    const works = await show({ signInWorks: true });
    await act(async () => screen.getAllByRole('button', { name: 'Sign in' }).at(-1)!.click());
    expect(works.reload).toHaveBeenCalledTimes(1);
  });

  it('PRM-5: says that it is checking while nothing is known, and shows nothing of the region', async () => {
    const session = testSession();
    session.lookUpUser = () => new Promise(() => undefined);
    document.body.innerHTML = '<div id="gate"><template><p>Reviews</p></template></div>';
    const element = document.querySelector('#gate')!;
    renderWithSession(
      <AccessGate permissions={permissions} region={revealRegion(element)} reload={jest.fn()} />,
      { session },
    );
    expect(screen.getByRole('status')).toHaveTextContent('Checking your access…');
    expect(element).not.toHaveTextContent('Reviews');
    // PRM-6, late.
    await act(async () => void session.store.dispatch(loggedIn(moderator)));
    await act(async () => void session.store.dispatch(permissionsLoaded()));
    expect(element).toHaveTextContent('Reviews');
  });

  it('PRM-11: a custom authorizer decides about the region', async () => {
    const { element } = await show({ authorizer: (user) => user === undefined });
    expect(element.querySelector(':scope > div')).toHaveTextContent('Reviews');
  });

  it('ACC-3: a sign-in in another tab reloads a page whose region the server had withheld; one that stays empty is left alone', async () => {
    const denied = await show({ withheld: true });
    await act(async () => void denied.session.store.dispatch(loggedIn(moderator)));
    expect(denied.reload).toHaveBeenCalledTimes(1);
    const allowed = await show({ withheld: true, knows: true });
    expect(allowed.reload).not.toHaveBeenCalled();
  });

  it('withdraws the region on sign-out', async () => {
    const { session, element } = await show({ knows: true });
    await act(async () => void session.store.dispatch(loggedOut()));
    expect(element).not.toHaveTextContent('Reviews');
    expect(screen.getByRole('heading', { name: 'Access Denied' })).toBeInTheDocument();
  });
});
