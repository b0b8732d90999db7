import { keepOwnEvents } from './ownEvents';

/** As of pages that take our mount element for a place without controls. */
const cancel = (event: Event) => event.preventDefault();
const init = { bubbles: true, cancelable: true, composed: true };
const task = () => new Promise((resolve) => setTimeout(resolve));

const pages = [
  ['at the document', false],
  ['in the capture phase', true],
] as const;

describe.each(pages)('a click that the page cancels %s', (_when, capture) => {
  const heard: string[] = [];
  const submit = jest.fn((event: Event) => event.preventDefault());
  const host = document.body.appendChild(document.createElement('div'));
  const shadow = host.attachShadow({ mode: 'open' });
  shadow.innerHTML =
    '<form><label><input type="checkbox"></label><button><b></b></button></form><a href="#there">x</a><p></p>';
  const find = (name: string) => shadow.querySelector(name)!;
  for (const control of shadow.querySelectorAll('button, a, p')) {
    control.addEventListener('click', () => heard.push(control.localName));
  }
  shadow.addEventListener('submit', submit);
  keepOwnEvents(shadow);

  beforeEach(() => {
    heard.length = 0;
    submit.mockClear();
    window.location.hash = '';
    document.addEventListener('click', cancel, capture);
  });
  afterEach(() => document.removeEventListener('click', cancel, capture));

  const press = async (name: string, more: MouseEventInit = {}) => {
    find(name).dispatchEvent(new MouseEvent('click', { ...init, ...more }));
    await task();
    // That of a label clicks its field.
    await task();
  };

  it('submits the form once, and our listeners hear it once (F86)', async () => {
    await press('b');
    expect(submit).toHaveBeenCalledTimes(1);
    expect(heard).toEqual(['button']);
  });

  it.each(['input', 'label'])(
    'checks the box by its %s (F86)',
    async (name) => {
      const box = shadow.querySelector('input')!;
      box.checked = false;
      await press(name);
      expect(box.checked).toBe(true);
    },
  );

  it('follows a link (F86)', async () => {
    await press('a');
    expect(heard).toEqual(['a']);
    expect(window.location.hash).toBe('#there');
  });

  it('does nothing that our own listener has prevented (F86)', async () => {
    const link = find('a');
    link.addEventListener('click', cancel);
    await press('a');
    link.removeEventListener('click', cancel);
    expect(heard).toEqual(['a']);
    expect(window.location.hash).toBe('');
  });

  it.each([{ ctrlKey: true }, { shiftKey: true }, { button: 1 }])(
    'stays canceled with %j (F86)',
    async (more) => {
      await press('a', more);
      expect(window.location.hash).toBe('');
    },
  );

  it('reaches the page once (F86)', async () => {
    const hear = jest.fn();
    window.addEventListener('click', hear, true);
    await press('b');
    window.removeEventListener('click', hear, true);
    expect(hear).toHaveBeenCalledTimes(1);
  });
});

describe('a click on a page that routes', () => {
  const host = document.body.appendChild(document.createElement('div'));
  const shadow = host.attachShadow({ mode: 'open' });
  shadow.innerHTML = '<a href="#there">x</a>';
  keepOwnEvents(shadow);
  const press = async () => {
    window.location.hash = '';
    const click = new MouseEvent('click', init);
    shadow.querySelector('a')!.dispatchEvent(click);
    await task();
    return window.location.hash;
  };

  it("leaves a link to the page's router, which has found the link (F88)", async () => {
    const route = (event: Event) => {
      const [target] = event.composedPath();
      if ((target as Element).closest('a')) {
        event.preventDefault();
      }
    };
    document.addEventListener('click', route);
    expect(await press()).toBe('');
    document.removeEventListener('click', route);
  });

  it('follows a link that the page does not cancel once (F88)', async () => {
    const hear = jest.fn();
    shadow.addEventListener('click', hear);
    expect(await press()).toBe('#there');
    expect(hear).toHaveBeenCalledTimes(1);
  });
});
