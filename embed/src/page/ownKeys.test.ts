import { keepOwnEvents } from './ownEvents';

const cancel = (event: Event) => event.preventDefault();
const task = () => new Promise((resolve) => setTimeout(resolve));

document.body.innerHTML = '<input><div></div>';
const outside = document.querySelector('input')!;
const shadow = document.querySelector('div')!.attachShadow({ mode: 'open' });
shadow.innerHTML =
  '<input id="first"><input id="off" disabled><a id="none" tabindex="-1" href="#x">x</a><button id="next">b</button><dialog><button id="in">c</button></dialog>';
keepOwnEvents(shadow);
const find = (name: string) => shadow.querySelector<HTMLElement>(name)!;
const dialog = shadow.querySelector('dialog')!;
// jsdom has no method for it.
dialog.close = () => dialog.removeAttribute('open');

async function press(
  element: HTMLElement,
  key: string,
  more: KeyboardEventInit = {},
): Promise<string[]> {
  const heard: string[] = [];
  const hear = ({ type }: Event) => heard.push(type);
  for (const type of ['keydown', 'keyup']) {
    document.addEventListener(type, hear, true);
    element.dispatchEvent(
      new KeyboardEvent(type, {
        key,
        bubbles: true,
        cancelable: true,
        composed: true,
        ...more,
      }),
    );
    document.removeEventListener(type, hear, true);
  }
  await task();
  return heard;
}

describe('Escape', () => {
  beforeEach(() => {
    dialog.open = true;
  });

  it.each<[string, HTMLElement]>([
    ['in our dialog', find('#in')],
    ['nowhere', document.body],
  ])(
    'is not heard by the page while our dialog is open and the focus is %s (F87)',
    async (_where, focused) => {
      expect(await press(focused, 'Escape')).toEqual([]);
    },
  );

  it("is the page's if nothing of ours is open, or the page's own modal has the focus (F87)", async () => {
    expect(await press(outside, 'Escape')).toEqual(['keydown', 'keyup']);
    dialog.close();
    expect(await press(find('#first'), 'Escape')).toEqual(['keydown', 'keyup']);
  });

  it('closes our dialog, as the browser would, also if the page cancels it at the window (F87)', async () => {
    const canceled = jest.fn();
    dialog.addEventListener('cancel', canceled);
    window.addEventListener('keydown', cancel, true);
    await press(find('#in'), 'Escape');
    window.removeEventListener('keydown', cancel, true);
    expect(canceled).toHaveBeenCalledTimes(1);
    expect(dialog.open).toBe(false);
  });

  it('leaves a dialog open that keeps itself open (F87)', async () => {
    dialog.addEventListener('cancel', cancel, { once: true });
    window.addEventListener('keydown', cancel, true);
    await press(find('#in'), 'Escape');
    window.removeEventListener('keydown', cancel, true);
    expect(dialog.open).toBe(true);
  });

  it("is the page's while it has taken our view away, and ours again when the view is back (F87)", async () => {
    shadow.host.remove();
    expect(await press(document.body, 'Escape')).toEqual(['keydown', 'keyup']);
    document.body.append(shadow.host);
    expect(await press(document.body, 'Escape')).toEqual([]);
  });
});

it('keeps no view that the page has dropped (F18)', async () => {
  const { setFlagsFromString } = jest.requireActual<{
    setFlagsFromString(flags: string): void;
  }>('node:v8');
  const { runInNewContext } = jest.requireActual<{
    runInNewContext(code: string): () => void;
  }>('node:vm');
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc');
  const showAndDrop = () => {
    const host = document.createElement('div');
    document.body.append(host);
    keepOwnEvents(host.attachShadow({ mode: 'open' }));
    const dropped = new WeakRef(host);
    host.remove();
    return dropped;
  };
  const dropped = showAndDrop();
  await task();
  collect();
  expect(dropped.deref() === undefined).toBe(true);
});

describe('Tab on a page that cancels it', () => {
  const tab = async (from: string, more: KeyboardEventInit = {}) => {
    find(from).focus();
    await press(find(from), 'Tab', more);
    return shadow.activeElement?.id;
  };
  beforeEach(() => {
    dialog.close();
    document.addEventListener('keydown', cancel);
  });
  afterEach(() => document.removeEventListener('keydown', cancel));

  it('moves the focus to our next and previous control that can have it (F86)', async () => {
    expect(await tab('#first')).toBe('next');
    expect(await tab('#next', { shiftKey: true })).toBe('first');
  });

  it("leaves the focus where the page's modal has put it (F86)", async () => {
    const trap = () => outside.focus();
    document.addEventListener('keydown', trap);
    await tab('#first');
    document.removeEventListener('keydown', trap);
    expect(document.activeElement).toBe(outside);
  });

  it('moves nothing where the page does not cancel it, or with Ctrl (F86)', async () => {
    expect(await tab('#first', { ctrlKey: true })).toBe('first');
    document.removeEventListener('keydown', cancel);
    expect(await tab('#first')).toBe('first');
  });
});
