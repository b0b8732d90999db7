import { pageFetch } from '../natives/pageFetch';
import { keepOwnLinks, ownOrigin, toOwnAddress } from './ownAddress';
import { keepOwnEvents } from './ownEvents';

const place = (locationOrigin: string, origin: string) => ({
  location: { origin: locationOrigin } as Location,
  origin,
});
const setBase = (href: string) => {
  document.head.innerHTML = `<base href="${href}">`;
};

it.each([
  ['a page', 'https://a.example', 'https://a.example', 'https://a.example'],
  [
    'a page with a variable of that name',
    'https://a.example',
    'NYC',
    'https://a.example',
  ],
  ['a frame by srcdoc', 'null', 'https://a.example', 'https://a.example'],
  ['a sandboxed frame', 'null', 'null', undefined],
])('finds the origin of %s (F89)', (_kind, location, origin, found) => {
  expect(ownOrigin(place(location, origin))).toBe(found);
});

it.each([
  ['/homes/?a=1#b', 'https://a.example/homes/?a=1#b'],
  ['https://other.example/', 'https://other.example/'],
  ['//other.example/', '//other.example/'],
  ['#here', '#here'],
  ['tel:1', 'tel:1'],
])('makes an own address of %s: %s (F89)', (address, own) => {
  const page = place('https://a.example', 'https://a.example');
  expect(toOwnAddress(address, page)).toBe(own);
});

it('sends a call, and with it the token, to the page and not to its base (F89)', async () => {
  setBase('https://elsewhere.example/');
  const fetch = jest.fn(async (_address: string) => ({}) as Response);
  Object.assign(window, { fetch });
  const body = '{"caller":"token"}';
  await pageFetch(window)('/mortgageapi/whoAmI', { method: 'POST', body });
  expect(fetch.mock.calls.map(([address]) => address)).toEqual([
    'http://localhost/mortgageapi/whoAmI',
  ]);
});

describe.each([
  ['/deep/other/', '/homes/'],
  ['https://elsewhere.example/', 'http://localhost/homes/'],
])('on a page with the base %s', (base, href) => {
  const openRoot = (keep: (shadow: ShadowRoot) => void) => {
    document.body.innerHTML = '<div></div>';
    const shadow = document
      .querySelector('div')!
      .attachShadow({ mode: 'open' });
    keep(shadow);
    // As React draws it, after the listeners are there.
    shadow.innerHTML = '<a href="/homes/"><b>x</b></a><a href="#form">y</a>';
    return shadow;
  };

  it.each(['pointerover', 'focusin', 'click'])(
    `leads a link to ${href} at a %s (F89)`,
    (type) => {
      setBase(base);
      const shadow = openRoot(keepOwnLinks);
      const event = new Event(type, { bubbles: true, cancelable: true });
      shadow.querySelector('b')!.dispatchEvent(event);
      const links = shadow.querySelectorAll('a');
      expect([...links].map((link) => link.getAttribute('href'))).toEqual([
        href,
        '#form',
      ]);
    },
  );

  it('does so in each of our roots (F89)', () => {
    setBase(base);
    const shadow = openRoot(keepOwnEvents);
    shadow
      .querySelector('b')!
      .dispatchEvent(new Event('focusin', { bubbles: true }));
    expect(shadow.querySelector('a')!.getAttribute('href')).toBe(href);
  });
});
