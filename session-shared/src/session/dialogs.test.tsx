import { lightboxAttribute } from 'embed/hand-overs';
import { nodeSet, uiConfigSet } from '../registration/registration';
import { showSignIn } from './dialogs';
import { testSession } from '../testing';
import { fakeDialogs } from '../testing/fakeDialogs';
import { createSignInServices } from '../sign-in/services';

// The dialogs are drawn as on a page, without `act`.
beforeAll(() => Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false }));

fakeDialogs();
/** jsdom lays nothing out: what is displayed is what has no `hidden`. */
Element.prototype.getClientRects = function getClientRects() {
  return (this.closest('[hidden]') ? [] : [{}]) as unknown as DOMRectList;
};

/** Where the sign-in dialog of such a state is rendered. */
function placeOf(...actions: readonly { readonly type: string }[]): string {
  document.body.innerHTML =
    '<div id="aside"></div><div id="other"></div><div hidden><div id="unseen"></div></div>';
  const session = testSession();
  for (const action of actions) session.store.dispatch(action);
  void showSignIn(session.store, createSignInServices(session.api, session.track), {
    firstTab: 'signIn',
    hasCookies: true,
  });
  const lightbox = document.querySelector(`[${lightboxAttribute}]`);
  return lightbox?.parentElement?.id ?? '';
}

it('STO-13 STO-14: the dialog is rendered in the element of renderNodeTarget, or of node before it', () => {
  const target = uiConfigSet({ renderNodeTarget: '#aside' });
  expect(placeOf(target)).toBe('aside');
  expect(placeOf(target, nodeSet('#other'))).toBe('other');
});

it.each(['#nowhere', '#unseen', '<no selector>', ''])(
  'STO-14: in the body where %j shows no element',
  (renderNodeTarget) => {
    expect(placeOf(uiConfigSet({ renderNodeTarget }))).toBe('');
    expect(document.querySelector(`body > [${lightboxAttribute}]`)).not.toBeNull();
  },
);
