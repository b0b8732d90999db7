import { unnamedSite } from 'mortgage-domain/site/siteConfig';
import { interceptPageLinks } from './pageLinks';

const usual = () => unnamedSite;

const press = (element: Element, init: MouseEventInit = {}): boolean => {
  const click = new MouseEvent('click', {
    bubbles: true,
    cancelable: true,
    composed: true,
    ...init,
  });
  // jsdom cannot navigate: what we leave to the browser is stopped behind our listener.
  window.addEventListener('click', (event) => event.preventDefault(), { once: true });
  let intercepted = false;
  document.addEventListener(
    'click',
    (event) => {
      intercepted = event.defaultPrevented;
    },
    { once: true },
  );
  element.dispatchEvent(click);
  return intercepted;
};

describe('login and logout links of the page', () => {
  it.each([
    ['/user/acct/login/', 'signIn'],
    ['/user/acct/login?redirectUrl=%2F', 'signIn'],
    ['/user/acct/register/', 'register'],
    ['/user/acct/register', 'register'],
    ['/Logout.htm', 'signOut'],
  ])('HDR-21 HDR-22: a click on %s is taken, also inside a shadow root', (href, link) => {
    const clicked = jest.fn();
    const stop = interceptPageLinks(document, usual, clicked);
    document.body.innerHTML = '<div></div>';
    const shadow = document.querySelector('div')!.attachShadow({ mode: 'open' });
    shadow.innerHTML = `<a href="${href}"><b>x</b></a>`;
    expect(press(shadow.querySelector('b')!)).toBe(true);
    expect(clicked).toHaveBeenCalledWith(link);
    stop();
    press(shadow.querySelector('b')!);
    expect(clicked).toHaveBeenCalledTimes(1);
  });

  it("HDR-21: the site's own paths are asked for at each click, and the specification's are then other pages", () => {
    const clicked = jest.fn();
    let site = unnamedSite;
    const stop = interceptPageLinks(document, () => site, clicked);
    site = { ...site, paths: { signIn: '/entrar/' } };
    document.body.innerHTML = '<a href="/entrar/?a=1">x</a><a href="/user/acct/login/">y</a>';
    const [own, usualLink] = document.querySelectorAll('a');
    expect([press(own!), press(usualLink!)]).toEqual([true, false]);
    expect(clicked.mock.calls).toEqual([['signIn']]);
    stop();
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
    const clicked = jest.fn();
    const stop = interceptPageLinks(document, usual, clicked);
    document.body.innerHTML = `<a href="${href}" target="${target}">x</a>`;
    expect(press(document.querySelector('a')!, init)).toBe(false);
    expect(clicked).not.toHaveBeenCalled();
    stop();
  });
});
