import { act } from '@testing-library/react';
import { lightboxAttribute } from 'embed/hand-overs';
import { lightboxShown, nodeSet, uiConfigSet } from '../registration/registration';
import { testSession } from '../testing';
import { fakeDialogs } from '../testing/fakeDialogs';
import { showSignIn } from './dialogs';

fakeDialogs();
/** jsdom has no layout: an element without `hidden` counts as displayed. */
Element.prototype.getClientRects = function getClientRects() {
  return (this.closest('[hidden]') ? [] : [{}]) as unknown as DOMRectList;
};

afterEach(() => act(async () => document.body.replaceChildren()));

/** The parent of the sign-in dialog after these actions. */
async function placeOf(...actions: readonly { readonly type: string }[]): Promise<string> {
  await act(async () => document.body.replaceChildren());
  document.body.innerHTML =
    '<div id="aside"></div><div id="other"></div><div hidden><div id="unseen"></div></div>';
  const { store, api, track } = testSession();
  for (const action of [lightboxShown(), ...actions]) store.dispatch(action);
  act(() => void showSignIn(store, { api, track }, { firstTab: 'signIn', hasCookies: true }));
  const parent = document.querySelector(`[${lightboxAttribute}]`)!.parentElement!;
  return parent.id || parent.localName;
}

it('STO-13 STO-14: the dialog is rendered in the element of renderNodeTarget, or of node before it', async () => {
  const target = uiConfigSet({ renderNodeTarget: '#aside' });
  expect(await placeOf(target)).toBe('aside');
  expect(await placeOf(target, nodeSet('#other'))).toBe('other');
});

it.each(['#nowhere', '#unseen', '<no selector>', ''])(
  'STO-14: the dialog is rendered in the body if %j shows no element',
  async (renderNodeTarget) => expect(await placeOf(uiConfigSet({ renderNodeTarget }))).toBe('body'),
);
