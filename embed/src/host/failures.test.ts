import { createPage, type Slot } from '../page/pageState';
import { createFailures } from './failures';
import { createPageEvents } from './pageEvents';

const shell = { html: '<a href="/">Home</a>', css: '' };
const slotOf = (remote: Slot['remote']): Slot => {
  const element = document.createElement('div');
  document.body.append(element);
  element.attachShadow({ mode: 'open' });
  return { remote, element, shell, releases: [], attributes: {}, script: '' } as unknown as Slot;
};

describe('a remote that could not start', () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const retry = jest.fn();
  const heard: string[] = [];
  const events = createPageEvents(document);
  events.on('remoteFailed', ({ remote, reason }) => heard.push(`${remote} ${reason}`));
  const page = createPage();
  const failures = createFailures(window, page, events, retry);
  Object.defineProperty(ShadowRoot.prototype, 'adoptedStyleSheets', {
    value: [{}],
    writable: true,
    configurable: true,
  });
  beforeEach(() => {
    jest.clearAllMocks();
    heard.length = 0;
  });

  it('I5: is told once, however often it is tried again', () => {
    const slot = slotOf('header-remote');
    failures.tell(slot, new TypeError('no'));
    window.dispatchEvent(new Event('online'));
    expect(retry).toHaveBeenCalledWith(slot);
    failures.tell(slot, new TypeError('still no'));
    expect(heard).toEqual(['header-remote TypeError']);
    expect(warn).toHaveBeenCalledTimes(1);
    failures.ended(slot);
    retry.mockClear();
    window.dispatchEvent(new Event('online'));
    expect(retry).not.toHaveBeenCalled();
  });

  it('F14 I5: two remotes that fail for one cause are one warning and two events', () => {
    const cause = Object.assign(new Error('gone'), { name: 'SessionUnavailableError' });
    const slots = [slotOf('header-remote'), slotOf('footer-remote')];
    slots.forEach((slot) => failures.tell(slot, cause));
    expect(warn).toHaveBeenCalledTimes(1);
    expect(warn).toHaveBeenCalledWith(
      expect.stringContaining('session-shared could not start'),
      cause,
    );
    expect(heard).toHaveLength(2);
    slots.forEach(failures.ended);
  });

  it('F12 I2: one that broke while it ran shows its static view again', () => {
    const slot = slotOf('footer-remote');
    page.slots.push(slot);
    slot.element.dispatchEvent(
      new CustomEvent('mortgage:remoteFailed', {
        detail: { remote: 'footer-remote', reason: 'viewBroke' },
        bubbles: true,
      }),
    );
    expect(slot.element.shadowRoot!.querySelector('a')).toHaveTextContent('Home');
  });
});
