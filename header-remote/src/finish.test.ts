import {
  modeAttribute,
  shellAttribute,
  signedInHintAttribute,
} from 'embed/hand-overs';
import type { LookupStatus } from 'session-shared/session';
import { testSession } from 'session-shared/testing';
import { finish } from './finish';

function openHeader(css = '') {
  const host = document.createElement('div');
  const root = host.attachShadow({ mode: 'open' });
  document.head.innerHTML = `<style>${css}</style>`;
  const sheet = document.querySelector('style')!.sheet!;
  Object.defineProperty(root, 'styleSheets', { value: [sheet] });
  const { store } = testSession();
  return { host, root, sheet, state: store.getState() };
}

it.each<[LookupStatus, string, boolean, boolean]>([
  ['loading', 'no menu', true, true],
  ['unknown', 'no menu', true, true],
  ['signedOut', 'no menu', true, false],
  ['signedIn', 'no menu', true, true],
  // Signed in elsewhere since the last page: Sign In would be wrong until React comes.
  ['signedIn', 'no menu', false, true],
  ['signedIn', 'the menu', true, false],
])(
  'SGN-10: after the answer "%s", with %s of an account, a hint (%s) is then: %s',
  (status, drawn, before, isThere) => {
    const { host, root, state } = openHeader();
    if (drawn === 'the menu') {
      root.innerHTML = '<nav id="account-menu"></nav>';
    }
    host.toggleAttribute(signedInHintAttribute, before);
    finish(root, { ...state, user: { ...state.user, lookup: { status } } }, {});
    expect(host.hasAttribute(signedInHintAttribute)).toBe(isThere);
  },
);

it('marks once that the account is shown, not at each change of the session', async () => {
  const { root, state } = openHeader();
  const lookup = { status: 'signedOut' } as const;
  const mark = jest.fn();
  Object.assign(performance, { mark });
  await jest.isolateModulesAsync(async () => {
    const fresh = await import('./finish');
    for (let change = 0; change < 3; change += 1) {
      fresh.finish(root, { ...state, user: { ...state.user, lookup } }, {});
    }
  });
  expect(mark.mock.calls).toEqual([['mortgage.session.shown']]);
});

it.each([
  ['/homeloans/eligibility/', true],
  ['/homeloans/refinance/?a=b#c', true],
  ['https://www.maplehearth.example/homeloans/refinance/', true],
  ['/homeloans/', false],
  ['/help/', false],
])(
  'NAV-18: the link %s of a menu carries the ids of the visitor: %p',
  (href, expected) => {
    const { root, state } = openHeader();
    root.innerHTML = `<a href="${href}">Bar</a><nav popover><a href="${href}">Menu</a></nav>`;
    finish(root, { ...state, config: { ...state.config, guid: 'g' } }, {});
    const isIdentified = [...root.querySelectorAll('a')].map((link) =>
      link.href.includes('guid=g'),
    );
    expect(isIdentified).toEqual([false, expected]);
  },
);

it('menu links to this page are marked, until the page is another one', () => {
  const { root, state } = openHeader();
  const hrefs = [
    '/',
    '/?a=b',
    '/#c',
    '/buy/',
    '/buy/?a=b',
    'https://other.example/',
  ];
  root.innerHTML = `<a href="/">Bar</a><nav popover>${hrefs.map((href) => `<a href="${href}"></a>`).join('')}</nav>`;
  const current = () => {
    finish(root, state, {});
    return [...root.querySelectorAll('[aria-current="page"]')].map((a) =>
      a.getAttribute('href'),
    );
  };
  expect(current()).toEqual(['/', '/?a=b', '/#c']);
  window.history.replaceState(null, '', '/?a=b');
  expect(current()).toEqual(['/?a=b']);
  window.history.replaceState(null, '', '/?a="\\');
  expect(current()).toEqual(['/', '/?a=b', '/#c']);
  window.history.replaceState(null, '', '/buy/');
  expect(current()).toEqual(['/buy/', '/buy/?a=b']);
  window.history.replaceState(null, '', '/');
});

it('CON-9: the style sheets follow the width that the page passes in, then and later', () => {
  const { root, sheet, state } = openHeader(
    ':host { --breakpoint: 889px } @media (width <= 889px) { a {} }',
  );
  const width = () => (sheet.cssRules[1] as CSSMediaRule).conditionText;
  finish(root, state, {});
  expect(width()).toBe('(width <= 889px)');
  finish(root, state, { breakpoint: 1024 });
  expect(width()).toBe('(width <= 1024px)');
  finish(root, state, { breakpoint: 700 });
  expect(width()).toBe('(width <= 700px)');
  // `update({ breakpoint: null })`.
  finish(root, state, {});
  expect(width()).toBe('(width <= 889px)');
});

it('the option decides between slim and full, then an included slim view, also for the view that replaces it (EXT-2)', () => {
  const { root, state } = openHeader();
  const modeOf = (mode?: 'full' | 'slim') => {
    finish(root, state, { mode });
    return root
      .querySelector(`[${shellAttribute}] > *`)!
      .getAttribute(modeAttribute);
  };
  root.innerHTML = `<div ${shellAttribute}="1"><div></div></div>`;
  expect([modeOf(), modeOf('slim'), modeOf()]).toEqual([
    'full',
    'slim',
    'full',
  ]);
  root.innerHTML = `<div ${shellAttribute}="1" ${modeAttribute}="slim"><div></div></div>`;
  expect([modeOf(), modeOf('full')]).toEqual(['slim', 'full']);
  root.innerHTML = `<div ${shellAttribute}="2"><div></div></div>`;
  expect(modeOf()).toBe('slim');
});
