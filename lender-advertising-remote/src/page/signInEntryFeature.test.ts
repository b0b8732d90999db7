import { testSession } from 'session-shared/testing';
import { signInEntryFeature } from './signInEntryFeature';

const setPath = (path: string) => ({ type: 'registration/pathSet', path });

describe('the entry of a sign-in on the lender-advertising page', () => {
  it('SGN-9 OPN-37: is that of lenders while the page is shown, and the default before and after', () => {
    const { store, attach } = testSession();
    const path = () => store.getState().registration.path;
    expect(path()).toBe('/');
    const detach = attach(signInEntryFeature);
    expect(path()).toBe('upsell/lender-onboard');
    detach();
    expect(path()).toBe('/');
    store.dispatch({ type: 'registration/lightboxShown' });
    expect(path()).toBe('/');
  });

  it('SGN-9: comes back by itself when the default is set again, at any opening', () => {
    const { store, attach } = testSession();
    attach(signInEntryFeature);
    for (let opening = 0; opening < 2; opening += 1) {
      store.dispatch(setPath('/'));
      store.dispatch({ type: 'registration/lightboxShown' });
      expect(store.getState().registration.path).toBe('upsell/lender-onboard');
      store.dispatch({ type: 'registration/lightboxHidden' });
    }
  });

  it('STO-11: keeps a path that was chosen before', () => {
    const { store, attach } = testSession();
    store.dispatch(setPath('/chosen'));
    const detach = attach(signInEntryFeature);
    expect(store.getState().registration.path).toBe('/chosen');
    detach();
    expect(store.getState().registration.path).toBe('/chosen');
  });
});
