import { dispatchPageEvent } from '../contract/pageEvents';
import { sampleSlot } from '../testing/samples';
import { createPageState } from '../page/pageState';
import { fakeStyleSheets } from '../testing/styleSheets';
import { keepSheets } from './keepSheets';

fakeStyleSheets();
const remote = 'header-remote';
const sheet = { cssRules: [{ cssText: 'a {}' }, { cssText: 'b {}' }] } as unknown as CSSStyleSheet;
const textsOf = ({ adoptedStyleSheets }: ShadowRoot) =>
  adoptedStyleSheets.map((one) => (one as unknown as { text: string }).text);

/** jsdom lays nothing out: the test says when an element has another size. */
function keepIn(element: Element) {
  const observed = new Set<Element>();
  let tell: (entries: readonly { readonly target: Element }[]) => void = () => undefined;
  class FakeResizeObserver {
    constructor(given: typeof tell) {
      tell = given;
    }
    observe = (target: Element) => observed.add(target);
  }
  const page = createPageState();
  page.slots.push({ ...sampleSlot(remote), element });
  keepSheets(
    { document, ResizeObserver: FakeResizeObserver as unknown as typeof ResizeObserver },
    page,
  );
  return { observed, resized: () => tell([{ target: element }]) };
}

it('restores sheets that the browser dropped, as from an element that moved to a frame (I1)', () => {
  const element = document.body.appendChild(document.createElement('div'));
  const shadow = element.attachShadow({ mode: 'open' });
  const { observed, resized } = keepIn(element);
  expect([...observed]).toEqual([]);
  dispatchPageEvent(element, 'remoteReady', { remote });
  expect([...observed]).toEqual([element]);

  const list = [sheet];
  shadow.adoptedStyleSheets = list;
  resized();
  expect(shadow.adoptedStyleSheets).toEqual([sheet]);
  list.pop();
  resized();
  expect(textsOf(shadow)).toEqual(['a {}b {}']);
});

it('an element that has never had any gets none, and a page without the observer is left alone', () => {
  const element = document.createElement('div');
  const shadow = element.attachShadow({ mode: 'open' });
  keepIn(element).resized();
  expect(shadow.adoptedStyleSheets).toEqual([]);
  expect(() => keepSheets({ document }, createPageState())).not.toThrow();
});
