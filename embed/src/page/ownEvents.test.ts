import { keepOwnEvents } from './ownEvents';

describe('events of our views', () => {
  const seen: string[] = [];
  const keys = ['keydown', 'keypress', 'keyup'];
  const edits = [
    'beforeinput',
    'mousedown',
    'pointerdown',
    'selectstart',
    'contextmenu',
    'copy',
    'cut',
    'paste',
  ];
  const scrolls = ['wheel', 'touchmove'];
  const touches = ['touchstart', 'touchmove', 'touchend'];
  const hear = ({ type }: Event) => seen.push(type);
  document.body.innerHTML = '<div></div>';
  const shadow = document.querySelector('div')!.attachShadow({ mode: 'open' });
  shadow.innerHTML =
    '<input><button></button><a href="#here"><svg></svg></a><label></label><p>Text</p><nav popover><b></b></nav><dialog><i></i></dialog>';
  const listen = jest.spyOn(shadow, 'addEventListener');
  keepOwnEvents(shadow);
  for (const type of new Set([...keys, ...edits, ...scrolls, ...touches])) {
    document.addEventListener(type, hear);
  }
  const send = (name: string, event: Event) => {
    seen.length = 0;
    shadow.querySelector(name)!.dispatchEvent(event);
    return seen;
  };
  const init = { bubbles: true, composed: true };

  it.each([...keys, ...edits])(
    "%s of a field does not reach the page's listeners (F63)",
    (type) => {
      expect(send('input', new Event(type, init))).toEqual([]);
    },
  );

  it('a key on a button does not either; Tab, Escape and what happens elsewhere do (F63)', () => {
    const key = (name: string) =>
      new KeyboardEvent('keydown', { ...init, key: name });
    expect([
      ...send('input', key('/')),
      ...send('button', key('Enter')),
    ]).toEqual([]);
    expect(send('input', key('Escape'))).toEqual(['keydown']);
    expect(send('input', key('Tab'))).toEqual(['keydown']);
    expect(send('p', key('a'))).toEqual(['keydown']);
    expect(send('button', new Event('mousedown', init))).toEqual(['mousedown']);
  });

  it.each(touches)(
    '%s of a control does not reach the page, so that its tap is a click (F86)',
    (type) => {
      const touch = (name: string) => send(name, new Event(type, init)).length;
      const controls = ['input', 'button', 'svg', 'label'];
      expect([...controls, 'p'].map(touch)).toEqual([0, 0, 0, 0, 1]);
    },
  );

  it.each(scrolls)(
    '%s scrolls an open menu or dialog, and elsewhere the page (F63)',
    (type) => {
      const scroll = (name: string) => send(name, new Event(type, init)).length;
      expect(['b', 'nav', 'i', 'p'].map(scroll)).toEqual([0, 0, 0, 1]);
      // The browser waits for none of our listeners.
      expect(listen).toHaveBeenCalledWith(type, expect.anything(), {
        passive: true,
      });
    },
  );

  it("leaves the events of the page's own content in our slot to the page (F63, F86)", async () => {
    const host = document.body.appendChild(document.createElement('div'));
    host.innerHTML = '<input><a href="#own">x</a>';
    const root = host.attachShadow({ mode: 'open' });
    root.innerHTML = '<button></button><slot></slot>';
    keepOwnEvents(root);
    const field = host.querySelector('input')!;
    seen.length = 0;
    field.dispatchEvent(new Event('paste', init));
    field.dispatchEvent(new KeyboardEvent('keydown', { ...init, key: 'a' }));
    expect(seen).toEqual(['paste', 'keydown']);
    // As a delegated listener of the page does.
    const cancel = (event: Event) => event.preventDefault();
    document.addEventListener('click', cancel);
    host.querySelector('a')!.click();
    await new Promise((resolve) => setTimeout(resolve));
    document.removeEventListener('click', cancel);
    expect(window.location.hash).toBe('');
  });

  it('a selection that starts in a text is no error of the page (I3)', () => {
    const onError = jest.fn();
    window.addEventListener('error', onError);
    shadow
      .querySelector('p')!
      .firstChild!.dispatchEvent(new Event('selectstart', init));
    expect(onError).not.toHaveBeenCalled();
  });

  it('a link opens here also on a page whose base address has a target (F60)', () => {
    const link = shadow.querySelector('a')!;
    const press = () => send('svg', new MouseEvent('click', init));
    press();
    expect(link).not.toHaveAttribute('target');
    document.head.innerHTML = '<base target="_blank">';
    press();
    expect(link.target).toBe('_self');
  });
});
