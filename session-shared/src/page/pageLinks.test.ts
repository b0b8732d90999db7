import { toSiteConfig } from 'mortgage-domain/site/siteConfig';
import { configSet } from '../config/config';
import { testSession } from '../testing';
import { followsClick } from '../testing/followsClick';
import { mountHandleSymbol } from 'embed/hand-overs';
import { followPageLinks } from './pageLinks';

/** One session for the file: it listens to the page for as long as the page lives. */
const session = testSession();
followPageLinks(document, session, () => undefined);

/** Returns whether the session takes the click. */
function press(element: Element, init: MouseEventInit = {}): boolean {
  const click = { bubbles: true, cancelable: true, composed: true, ...init };
  return !followsClick(() =>
    element.dispatchEvent(new MouseEvent('click', click)),
  );
}

describe('login and logout links of the page', () => {
  beforeEach(() => {
    session.signIns.length = session.signOuts.length = 0;
  });

  it.each([
    ['/user/acct/login/', 'signIn'],
    ['/user/acct/login?redirectUrl=%2F', 'signIn'],
    ['/user/acct/register/', 'register'],
    ['/user/acct/register', 'register'],
  ])(
    'HDR-21: a click on %s opens the dialog, also inside a shadow root',
    (href, tab) => {
      document.body.innerHTML = '<div></div>';
      const shadow = document
        .querySelector('div')!
        .attachShadow({ mode: 'open' });
      shadow.innerHTML = `<a href="${href}"><b>x</b></a>`;
      expect(press(shadow.querySelector('b')!)).toBe(true);
      expect(session.signIns).toEqual([{ tab, afterSuccess: 'reload' }]);
    },
  );

  it.each([
    ['/Logout.htm', [[1], []]],
    ['https://elsewhere.example/Logout.htm', [[], []]],
  ])(
    "recognises %s on a page with another host's base by its path alone (F89)",
    (href, heard) => {
      document.head.innerHTML = '<base href="https://elsewhere.example/">';
      document.body.innerHTML = `<a href="${href}">x</a>`;
      press(document.querySelector('a')!);
      document.head.innerHTML = '';
      expect([session.signOuts, session.signIns]).toEqual(heard);
    },
  );

  it('HDR-22: a logout link signs out', () => {
    document.body.innerHTML = '<a href="/Logout.htm">x</a>';
    expect(press(document.querySelector('a')!)).toBe(true);
    expect([session.signOuts, session.signIns]).toEqual([[1], []]);
  });

  it.each(['/user/acct/login/', '/Logout.htm'])(
    "takes %s in our view before the page's router, once (HDR-21, HDR-22, F88)",
    (href) => {
      document.body.innerHTML = '<div></div>';
      const element = document.querySelector('div')!;
      const handle = { remote: 'header-remote' };
      Reflect.set(element, Symbol.for(mountHandleSymbol), handle);
      const shadow = element.attachShadow({ mode: 'open' });
      shadow.innerHTML = `<a href="${href}"><b>x</b></a>`;
      const seen: boolean[] = [];
      const route = (event: Event) => seen.push(event.defaultPrevented);
      document.body.addEventListener('click', route, { once: true });
      expect(press(shadow.querySelector('b')!)).toBe(true);
      expect(seen).toEqual([true]);
      expect([...session.signIns, ...session.signOuts]).toHaveLength(1);
    },
  );

  it("asks for no path after a click has left our view, so that only the page's router does (F86)", () => {
    document.body.innerHTML = '<div></div>';
    const element = document.querySelector('div')!;
    Reflect.set(element, Symbol.for(mountHandleSymbol), {});
    const shadow = element.attachShadow({ mode: 'open' });
    shadow.innerHTML = '<a href="/help/"><b>x</b></a>';
    const ask = jest.fn().mockReturnValue([]);
    const leave = (event: Event) => {
      event.composedPath = ask;
    };
    shadow.addEventListener('click', leave);
    press(shadow.querySelector('b')!);
    expect(ask).not.toHaveBeenCalled();
  });

  it.each([
    [{ ctrlKey: true }, '/Logout.htm', ''],
    [{ button: 1 }, '/Logout.htm', ''],
    [{}, '/Logout.htm', '_blank'],
    [{}, 'https://other.example/Logout.htm', ''],
    [{}, '/Logout.html', ''],
    [{}, '/user/acct/login/help/', ''],
    [{}, '/user/acct/', ''],
  ])('leaves %j on %s (target %j) to the browser', (init, href, target) => {
    document.body.innerHTML = `<a href="${href}" target="${target}">x</a>`;
    expect(press(document.querySelector('a')!, init)).toBe(false);
    expect([session.signOuts, session.signIns]).toEqual([[], []]);
  });

  it("HDR-21: reads at each click the site's own paths, which replace the specification's", () => {
    session.store.dispatch(
      configSet({ site: toSiteConfig({ paths: { signIn: '/entrar/' } }) }),
    );
    document.body.innerHTML =
      '<a href="/entrar/?a=1">x</a><a href="/user/acct/login/">y</a>';
    const [own, usual] = document.querySelectorAll('a');
    expect([press(own!), press(usual!)]).toEqual([true, false]);
  });
});

// Last: each row adds listeners to the page.
it.each([
  ['pointerover', 'focusin'],
  ['focusin', 'pointerover'],
  ['pointerdown', 'focusin'],
])(
  'the dialog is prepared once, with the first %s on a login link',
  (first, later) => {
    const prepare = jest.fn();
    followPageLinks(document, testSession(), prepare);
    document.body.innerHTML =
      '<a href="/Logout.htm">x</a><a href="/user/acct/register/">y</a>';
    const [signOut, register] = document.querySelectorAll('a');
    const turnTo = (link: Element, type: string) =>
      link.dispatchEvent(
        new MouseEvent(type, { bubbles: true, composed: true }),
      );
    turnTo(signOut!, first);
    expect(prepare).not.toHaveBeenCalled();
    turnTo(register!, first);
    expect(prepare).toHaveBeenCalledTimes(1);
    turnTo(register!, later);
    expect(prepare).toHaveBeenCalledTimes(1);
  },
);
