import { hydrateRoot, type Root } from 'react-dom/client';
import { waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { ViewFrame } from 'remote-kit/view-frame';
import {
  configSet,
  loggedIn,
  testSession,
  type TestSession,
} from 'session-shared/testing';
import { readUser } from 'mortgage-domain/people/readUser';
import { navigationSlice, sectionsLoaded } from './navigation/navigation';
import { Header } from './Header';
import { remote } from './remote';

const place = {
  key: 'place',
  link: { text: 'California', href: '/mortgage-rates/ca/' },
  subsections: [
    { title: '', links: [{ text: 'Lenders', href: '/lender-directory/ca/' }] },
  ],
};
const homeLoans = {
  ...place,
  key: 'home-loans',
  link: { text: 'Loans', href: '/loans/' },
};
const host = document.body.appendChild(document.createElement('div'));
const shadow = host.attachShadow({ mode: 'open' });
const viewOf = (session: TestSession, element?: Element) => (
  <ViewFrame
    remote={remote}
    View={Header}
    session={session}
    options={{}}
    element={element}
  />
);
const isReacts = (element: Element | null): boolean =>
  Object.keys(element ?? {}).some((key) => key.startsWith('__reactProps$'));

describe('taking over the shell', () => {
  const container = shadow.appendChild(document.createElement('div'));
  const find = (selector: string) => container.querySelector(selector);
  const complaint = jest.fn();
  let session: TestSession;
  let root: Root | undefined;
  const hydrate = () => {
    root = hydrateRoot(container, viewOf(session, host), {
      onRecoverableError: complaint,
    });
  };

  beforeEach(() => {
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
    window.history.replaceState(null, '', '/homeloans/refinance/');
    complaint.mockClear();
    session = testSession();
    session.attach(navigationSlice);
    container.innerHTML = renderToString(viewOf(session));
  });
  afterEach(() => {
    root?.unmount();
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  });

  it('leaves every menu where it is, and marks the link to this page', async () => {
    const links = [...container.querySelectorAll('a')];
    hydrate();
    await waitFor(() =>
      expect(find('[popover] [aria-current="page"]')).not.toBeNull(),
    );
    await waitFor(() => expect(links.every(isReacts)).toBe(true));
    expect([...container.querySelectorAll('a')]).toEqual(links);
    expect(complaint).not.toHaveBeenCalled();
  });

  it('OPN-28 NAV-18: menus and a visitor that come before React begins are shown', async () => {
    hydrate();
    session.store.dispatch(configSet({ guid: 'guid-1' }));
    session.store.dispatch(
      loggedIn(readUser({ id: '7', firstName: 'Ada' }), 'token'),
    );
    await waitFor(() => expect(isReacts(find('button'))).toBe(true));
    session.store.dispatch(sectionsLoaded([homeLoans, place]));
    await waitFor(() =>
      expect(find('#menu-0 a')).toHaveTextContent('California'),
    );
    await waitFor(() =>
      expect(find('#menu-home-loans a')).toHaveTextContent('Loans'),
    );
    await waitFor(() => expect(find('#account-menu')).not.toBeNull());
    for (const link of container.querySelectorAll(
      'a[href^="/homeloans/refinance/"]',
    )) {
      expect(link.getAttribute('href')).toContain('zga_z_guid=guid-1');
    }
    expect(complaint).not.toHaveBeenCalled();
  });
});
