import { samplePage, sampleSlot } from '../testing/samples';
import { afterPageLoad, longestWaitMs } from './afterPageLoad';

const setReadyState = (readyState: DocumentReadyState) =>
  Object.defineProperty(document, 'readyState', {
    value: readyState,
    configurable: true,
  });

function begin() {
  const page = samplePage();
  const slot = sampleSlot('header-remote');
  page.slots.push(slot);
  const start = jest.fn();
  afterPageLoad(window, page, start);
  return { slot, start };
}

describe('our files wait for those of the page', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    setReadyState('interactive');
  });
  afterEach(() => Reflect.deleteProperty(document, 'readyState'));

  it.each([
    ['and shown its last picture', false],
    ['in a background tab, which shows none', true],
  ])('until it has loaded %s', (_where, isHidden) => {
    jest.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden);
    if (isHidden) {
      jest.spyOn(window, 'requestAnimationFrame').mockReturnValue(0);
    }
    const { start } = begin();
    window.dispatchEvent(new Event('load'));
    expect(start).not.toHaveBeenCalled();
    jest.advanceTimersByTime(20);
    expect(start).toHaveBeenCalledTimes(1);
    jest.advanceTimersByTime(longestWaitMs);
    expect(start).toHaveBeenCalledTimes(1);
  });

  it('not on a page that has loaded before', () => {
    setReadyState('complete');
    expect(begin().start).toHaveBeenCalledTimes(1);
  });

  it('I2: no longer than three seconds', () => {
    const { start } = begin();
    jest.advanceTimersByTime(longestWaitMs - 1);
    expect(start).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1);
    expect(start).toHaveBeenCalledTimes(1);
  });

  it.each(['pointermove', 'pointerdown', 'focusin', 'keydown'])(
    'not after a %s in a view of ours; one elsewhere changes nothing',
    (type) => {
      const { slot, start } = begin();
      const dispatch = (target: Element, movementX = 1) =>
        target.dispatchEvent(
          Object.assign(new Event(type, { bubbles: true, composed: true }), {
            movementX,
          }),
        );
      const link = slot.element.shadowRoot!.querySelector('a')!;
      dispatch(document.body);
      // Chromium's own, when our view appears under a mouse that rests.
      if (type === 'pointermove') {
        dispatch(link, 0);
      }
      expect(start).not.toHaveBeenCalled();
      for (let nth = 0; nth < 2; nth += 1) {
        dispatch(link);
      }
      expect(start).toHaveBeenCalledTimes(1);
    },
  );
});
