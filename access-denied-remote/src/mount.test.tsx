import { act } from '@testing-library/react';
import { readUser } from 'mortgage-domain/people/readUser';
import { overrideSession } from 'session-shared/session';
import { loggedIn, testSession } from 'session-shared/testing';
import { mount } from './mount';

const consumer = readUser({ id: '2', screenName: 'ada' });
const moderator = readUser({
  id: '1',
  permissions: ['ViewLenderReviewModeration'],
});

async function mountGate(options: Parameters<typeof mount>[1], who = consumer) {
  const session = testSession();
  overrideSession(session);
  session.store.dispatch(loggedIn(who));
  document.body.innerHTML =
    '<div id="gate"><template><p>Reviews</p></template></div>';
  const element = document.querySelector('#gate')!;
  const handle = mount(element, options);
  await act(async () => undefined);
  const update = (next: Parameters<typeof handle.update>[0]) =>
    act(async () => handle.update(next));
  return { element, handle, update };
}

describe('mounting the gate', () => {
  afterEach(() => overrideSession(undefined));

  it('PRM-10: an update of something else keeps the required permissions', async () => {
    const { element, handle, update } = await mountGate({
      permissions: ['ViewLenderReviewModeration'],
    });
    await update({ theme: 'refreshed' });
    expect(element).not.toHaveTextContent('Reviews');
    expect(handle.get()).toEqual({
      permissions: ['ViewLenderReviewModeration'],
      theme: 'refreshed',
    });
    await act(async () => handle.unmount());
  });

  it.each([[{}], [{ permissions: [] }]])(
    'PRM-7 PRM-10 OPN-49: a gate without a rule (%j) admits no visitor, with advice',
    async (options) => {
      const { element, handle, update } = await mountGate(options, moderator);
      await update({ theme: 'refreshed' });
      expect(element).not.toHaveTextContent('Reviews');
      expect(element.shadowRoot).toHaveTextContent('Access Denied');
      const ofGate = jest
        .mocked(console.warn)
        .mock.calls.flat()
        .filter((text) => !/ in the mount of /.test(text as string));
      expect(ofGate).toEqual([
        expect.stringContaining('data-permissions or data-authorizer'),
      ]);
      await update({ permissions: ['ViewLenderReviewModeration'] });
      expect(element).toHaveTextContent('Reviews');
      await act(async () => handle.unmount());
    },
  );

  it("PRM-11: a federated host's authorizer knows the whole user", async () => {
    const { element, handle, update } = await mountGate({
      authorizer: (user) => user?.screenName === 'bea',
    });
    expect(element).not.toHaveTextContent('Reviews');
    await update({ authorizer: (user) => user?.screenName === 'ada' });
    expect(element).toHaveTextContent('Reviews');
    await act(async () => handle.unmount());
  });
});
