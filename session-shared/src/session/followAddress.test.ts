import type { PageNavigated } from '../navigation/actions';
import { followAddress } from './followAddress';

/** jsdom has no Navigation API: this is a browser without it. */
const actions: PageNavigated[] = [];
const stored: unknown[] = [];
const dispatch = (action: unknown) => {
  actions.push(action as PageNavigated);
  stored.push(localStorage.getItem('mortgageRegion'));
};
const { pushState, replaceState } = window.history;
window.history.replaceState(null, '', '/start/?a=1');
document.title = 'Start';
followAddress(window, { dispatch: dispatch as never });
const first = [...actions];

/** Past the task that reads the address; an observer calls a little later. */
const settled = () =>
  new Promise((resolve) => setTimeout(() => setTimeout(resolve)));
const titleText = () => document.querySelector('title')!.firstChild as Text;
const push = (path: string) => window.history.pushState(null, '', path);
const click = (path: string) => {
  push(path);
  document.body.click();
  return settled();
};
const settings = () =>
  actions.map(({ path, search, isNewPath }) => [path + search, isNewPath]);

describe('the address of a page that navigates without a reload', () => {
  beforeEach(async () => {
    window.history.replaceState(null, '', '/');
    window.dispatchEvent(new Event('popstate'));
    await settled();
    actions.length = stored.length = 0;
  });

  it('is stored when the session starts', () => {
    expect(first).toEqual([
      {
        type: 'page/navigated',
        path: '/start/',
        search: '?a=1',
        isNewPath: true,
      },
    ]);
  });

  it.each<[string, () => void]>([
    ['a click', () => document.body.click()],
    [
      'a key',
      () =>
        document.body.dispatchEvent(
          new KeyboardEvent('keyup', { bubbles: true }),
        ),
    ],
    [
      'a moved focus',
      () =>
        document.body.dispatchEvent(new Event('focusin', { bubbles: true })),
    ],
    ['back and forward', () => window.dispatchEvent(new Event('popstate'))],
    ['another title', () => void (document.title = 'Another page')],
    ['a title that React updates', () => titleText().appendData('x')],
    [
      'an event of the page',
      () => document.dispatchEvent(new Event('mortgage:navigated')),
    ],
  ])(
    'F18: is read once after %s, and nothing of the page is patched',
    async (_what, happen) => {
      push('/other/?q=1');
      happen();
      happen();
      await settled();
      expect(settings()).toEqual([['/other/?q=1', true]]);
      expect(window.history.pushState).toBe(pushState);
      expect(window.history.replaceState).toBe(replaceState);
      expect(Object.keys(window.history)).toEqual([]);
    },
  );

  it('is read after the click that changes it, also if the page stops the click', async () => {
    const route = (event: Event) => {
      event.stopImmediatePropagation();
      push('/routed/');
    };
    document.body.addEventListener('click', route, {
      capture: true,
      once: true,
    });
    document.body.click();
    await settled();
    expect(settings()).toEqual([['/routed/', true]]);
  });

  it('is the last of several in one task; the same address changes nothing', async () => {
    document.body.click();
    push('/moved/');
    window.history.replaceState(null, '', '/moved/here/');
    await settled();
    document.body.click();
    await settled();
    expect(settings()).toEqual([['/moved/here/', true]]);
  });

  it('another query or fragment is the same page', async () => {
    await click('/?q=1');
    await click('/?q=1#part');
    expect(settings()).toEqual([
      ['/?q=1', false],
      ['/?q=1', false],
    ]);
  });

  it('REG-5 CON-18 OPN-1: the new region is stored before the action, and stays on a page without one', async () => {
    await click('/refinance/tx/');
    await click('/help/');
    const texas = expect.stringContaining('"stateName":"Texas"') as string;
    expect(stored).toEqual([texas, texas]);
  });

  it('is read from the Navigation API if the browser has it', async () => {
    const navigation = new EventTarget();
    Object.assign(window, { navigation });
    followAddress(window, { dispatch: dispatch as never });
    actions.length = 0;
    push('/api/');
    navigation.dispatchEvent(new Event('currententrychange'));
    await settled();
    expect(settings()).toEqual([['/api/', true]]);
    Reflect.deleteProperty(window, 'navigation');
  });

  it.each<[string, unknown]>([
    ['a variable', { open: true }],
    ['an element', document.createElement('nav')],
  ])(
    'F57: %s of the page named "navigation" does no harm',
    async (_what, navigation) => {
      Object.assign(window, { navigation });
      followAddress(window, { dispatch: dispatch as never });
      await click('/named/');
      expect(settings()).toContainEqual(['/named/', true]);
      Reflect.deleteProperty(window, 'navigation');
    },
  );

  it('F57: a page without a head is followed, too', async () => {
    const head = document.querySelector('head')!;
    head.remove();
    expect(() =>
      followAddress(window, { dispatch: dispatch as never }),
    ).not.toThrow();
    document.documentElement.prepend(head);
  });
});
