/** The header between the moment in which React's file is requested and the moment in which React has drawn. */
import { act } from '@testing-library/react';
import {
  actingAttribute,
  modeAttribute,
  schemeAttribute,
  shellAttribute,
  signedInHintAttribute,
} from 'embed/hand-overs';
import { readUser } from 'mortgage-domain/people/readUser';
import { defineMount } from 'remote-kit/mount';
import { renderShell } from 'remote-kit/shell';
import {
  configureSession,
  loggedOut,
  lookupFailed,
  overrideSession,
} from 'session-shared/session';
import {
  configSet,
  loggedIn,
  testSession,
  type TestSession,
} from 'session-shared/testing';
import { accountSectionsLoaded, accountSlice } from './account/account';
import { navigationSlice, sectionsLoaded } from './navigation/navigation';
import { remote } from './remote';
import { view } from './view';

const hub = {
  key: 'lender-hub',
  link: { text: 'Lender Hub', href: '/mortgage/lender-hub/' },
  subsections: [],
};
const ada = readUser({ id: '7', firstName: 'Ada', encodedId: 'X1-ada' });

/** Never answers, as a file on a slow network. */
const isComing = () => new Promise<never>(() => undefined);
const isMissing = () =>
  Promise.reject(Object.assign(new Error(), { name: 'ChunkLoadError' }));

let session: TestSession;
let host: HTMLElement;

beforeEach(() => {
  session = testSession();
  overrideSession(session);
  host = document.createElement('div');
  document.body.replaceChildren(host);
  host.attachShadow({
    mode: 'open',
  }).innerHTML = `<div ${shellAttribute}="1.0.0-abc">${renderShell(remote, view)}</div>`;
});

afterEach(() => {
  overrideSession(undefined);
  window.history.replaceState(null, '', '/');
});

const find = (selector: string) => host.shadowRoot!.querySelector(selector);
const dispatch = (...actions: readonly { readonly type: string }[]) =>
  act(async () => {
    for (const action of actions) {
      session.store.dispatch(action as never);
    }
  });

const page = (path: string) => ({ type: 'page/navigated', path, search: '' });

/** The place of the account, as the style sheet shows it. */
const shown = () =>
  host.hasAttribute(signedInHintAttribute) ? 'a picture' : 'Sign In';

function mount(loadView: () => Promise<never>) {
  const features = () => [accountSlice, navigationSlice];
  return defineMount({ ...remote, features, loadView })(host);
}

describe.each([
  ['is on its way', isComing],
  ['cannot be loaded', isMissing],
])('while the file of the view %s', (_, loadView) => {
  it('shows Sign In to a guest who was signed in last time (F81 SGN-10 HDR-16)', async () => {
    host.toggleAttribute(signedInHintAttribute, true);
    await dispatch(configSet({ wasSignedIn: true }));
    const handle = mount(loadView);
    expect(shown()).toBe('a picture');
    await dispatch(loggedOut());
    expect(shown()).toBe('Sign In');
    handle.unmount();
  });

  it('shows a picture as soon as the sections of the account are known (F81 SGN-10 HDR-17)', async () => {
    const handle = mount(loadView);
    await dispatch(accountSectionsLoaded({ sections: [hub] }));
    expect(shown()).toBe('a picture');
    await dispatch(loggedIn(ada, 'token'));
    expect(shown()).toBe('a picture');
    await dispatch(loggedOut('otherTab'));
    expect(shown()).toBe('Sign In');
    handle.unmount();
  });

  it('shows a picture to a visitor whose lookup has failed and whose sections are known (F81 SGN-10)', async () => {
    const handle = mount(loadView);
    await dispatch({ type: 'session/loginFound' });
    await dispatch(lookupFailed());
    expect(shown()).toBe('a picture');
    handle.unmount();
  });

  const isWarned = () => host.hasAttribute(actingAttribute);

  it('warns a member of staff of the last impersonation until the account says otherwise (F81 NAV-7)', async () => {
    host.setAttribute(signedInHintAttribute, 'acting');
    const handle = mount(loadView);
    await dispatch(loggedIn(ada, 'token'));
    expect(isWarned()).toBe(true);
    await dispatch(accountSectionsLoaded({ sections: [hub] }));
    expect([isWarned(), shown()]).toEqual([false, 'a picture']);
    handle.unmount();
  });

  it('warns a member of staff of an impersonation that the account response tells (F81 NAV-7)', async () => {
    const handle = mount(loadView);
    expect(isWarned()).toBe(false);
    const impersonation = { email: 'a@b.example', zuid: '', stopHref: '' };
    await dispatch(accountSectionsLoaded({ sections: [hub], impersonation }));
    expect(isWarned()).toBe(true);
    await dispatch(loggedOut());
    expect(isWarned()).toBe(false);
    handle.unmount();
  });

  it('warns nobody whom an old page says to act for another person (F62 NAV-7)', async () => {
    host.toggleAttribute(actingAttribute, true);
    const handle = mount(loadView);
    expect(isWarned()).toBe(false);
    handle.unmount();
  });

  it('keeps the menus and Sign In of a guest whose region has other menus (F81 SGN-10)', async () => {
    const handle = mount(loadView);
    await dispatch(sectionsLoaded([hub]), loggedOut());
    expect(shown()).toBe('Sign In');
    expect(find('#menu-buy')).not.toBeNull();
    handle.unmount();
  });

  it('adds the id of the visitor and the guid to the links once both are known (F81 NAV-18)', async () => {
    const handle = mount(loadView);
    const link = () =>
      find('#menu-home-loans a[href^="/homeloans/eligibility/"]')!;
    await dispatch(loggedIn(ada, 'token'));
    expect(link().getAttribute('href')).toContain('zga_z_uid=X1-ada');
    await dispatch(configSet({ guid: 'guid-1' }));
    expect(link().getAttribute('href')).toContain('zga_z_guid=guid-1');
    handle.unmount();
  });

  it('marks the link to the page, also after the page has changed its address (F81)', async () => {
    const current = () =>
      find('#menu-buy [aria-current="page"]')?.getAttribute('href');
    const handle = mount(loadView);
    await dispatch(loggedIn(ada, 'token'));
    expect(current()).toBeUndefined();
    window.history.pushState(null, '', '/homes/for_sale/');
    await dispatch(page('/homes/for_sale/'));
    expect(current()).toBe('/homes/for_sale/');
    handle.unmount();
  });

  it('follows the options of the page and its session (F81 OPN-86 EXT-2)', async () => {
    const handle = mount(loadView);
    await dispatch(loggedIn(ada, 'token'));
    const looks = () =>
      [modeAttribute, schemeAttribute].map((name) =>
        find(`[${shellAttribute}] > *`)!.getAttribute(name),
      );
    await act(async () => handle.update({ mode: 'slim', scheme: 'dark' }));
    expect(looks()).toEqual(['slim', 'dark']);
    await act(async () => configureSession(session, { scheme: 'auto' }));
    expect(looks()).toEqual(['slim', 'auto']);
    await act(async () => handle.update({ mode: null, scheme: null }));
    expect(looks()).toEqual(['full', null]);
    handle.unmount();
  });
});
