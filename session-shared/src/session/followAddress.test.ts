import type { PageNavigated } from '../navigation/actions';
import { followAddress } from './followAddress';

/** jsdom has no Navigation API: this is a browser without it. */
const told: PageNavigated[] = [];
const stored: unknown[] = [];
const dispatch = (action: unknown) => {
  told.push(action as PageNavigated);
  stored.push(localStorage.getItem('mortgageRegion'));
};
const { pushState, replaceState } = window.history;
window.history.replaceState(null, '', '/start/?a=1');
document.title = 'Start';
followAddress(window, { dispatch: dispatch as never });
const first = [...told];

/** Past the task in which the address is looked at; what an observer tells comes a little later. */
const settled = () => new Promise((resolve) => setTimeout(() => setTimeout(resolve)));
const push = (path: string) => window.history.pushState(null, '', path);
const settings = () => told.map(({ path, search, isNewPath }) => [path + search, isNewPath]);

describe('the address of a page that navigates without a reload', () => {
  beforeEach(async () => {
    window.history.replaceState(null, '', '/');
    window.dispatchEvent(new Event('popstate'));
    await settled();
    told.length = stored.length = 0;
    localStorage.clear();
  });

  it('is stored when the session starts', () => {
    expect(first).toEqual([
      { type: 'page/navigated', path: '/start/', search: '?a=1', isNewPath: true },
    ]);
  });

  it.each<[string, () => void]>([
    ['a click', () => document.body.click()],
    ['a key', () => document.body.dispatchEvent(new KeyboardEvent('keyup', { bubbles: true }))],
    ['a moved focus', () => document.body.dispatchEvent(new Event('focusin', { bubbles: true }))],
    ['back and forward', () => window.dispatchEvent(new Event('popstate'))],
    ['another title', () => void (document.title = 'Another page')],
    ['the word of the page', () => document.dispatchEvent(new Event('mortgage:navigated'))],
  ])('F18: is noticed with %s, once, and nothing of the page is patched', async (_what, happen) => {
    push('/other/?q=1');
    happen();
    happen();
    await settled();
    expect(settings()).toEqual([['/other/?q=1', true]]);
    expect(window.history.pushState).toBe(pushState);
    expect(window.history.replaceState).toBe(replaceState);
    expect(Object.keys(window.history)).toEqual([]);
  });

  it('is noticed after the click that changes it, also where the page keeps the click to itself', async () => {
    const route = (event: Event) => {
      event.stopImmediatePropagation();
      push('/routed/');
    };
    document.body.addEventListener('click', route, { capture: true, once: true });
    document.body.click();
    await settled();
    expect(settings()).toEqual([['/routed/', true]]);
  });

  it('of several in one task the last one counts; the same address is none', async () => {
    document.body.click();
    push('/moved/');
    window.history.replaceState(null, '', '/moved/here/');
    await settled();
    document.body.click();
    await settled();
    expect(settings()).toEqual([['/moved/here/', true]]);
  });

  it('another query or fragment is the same page', async () => {
    push('/?q=1');
    document.body.click();
    await settled();
    push('/?q=1#part');
    document.body.click();
    await settled();
    expect(settings()).toEqual([
      ['/?q=1', false],
      ['/?q=1', false],
    ]);
  });

  it('REG-5 OPN-1: the stored region is the new one before anybody is told, and stays on a page without one', async () => {
    push('/refinance/tx/');
    document.body.click();
    await settled();
    push('/help/');
    document.body.click();
    await settled();
    expect(stored.map((text) => (JSON.parse(String(text)) as { path: string }).path)).toEqual([
      'tx',
      'tx',
    ]);
  });

  it('is read from the Navigation API if the browser has it', async () => {
    const navigation = new EventTarget();
    Object.assign(window, { navigation });
    followAddress(window, { dispatch: dispatch as never });
    told.length = 0;
    push('/api/');
    navigation.dispatchEvent(new Event('currententrychange'));
    await settled();
    expect(settings()).toEqual([['/api/', true]]);
    Reflect.deleteProperty(window, 'navigation');
  });

  it.each<[string, unknown]>([
    ['a variable', { open: true }],
    ['an element', document.createElement('nav')],
  ])('F57: %s of the page named "navigation" is in nobody\'s way', async (_what, navigation) => {
    Object.assign(window, { navigation });
    followAddress(window, { dispatch: dispatch as never });
    told.length = 0;
    push('/named/');
    document.body.click();
    await settled();
    expect(settings()).toContainEqual(['/named/', true]);
    Reflect.deleteProperty(window, 'navigation');
  });

  it('F57: a page without a head is followed by what else shows it', async () => {
    const head = document.querySelector('head')!;
    head.remove();
    expect(() => followAddress(window, { dispatch: dispatch as never })).not.toThrow();
    document.documentElement.prepend(head);
  });
});
