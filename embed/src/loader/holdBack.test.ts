import { addedAttribute } from '../contract/handOvers';
import { lookAgainMs, whenDrawn } from './holdBack';

let top = 0;
const painted = jest.fn();
let state: jest.SpyInstance<DocumentReadyState>;

/** A page whose footer is 64 px below its top, under an empty root. */
function hold(attributes = ''): HTMLElement {
  document.body.innerHTML = `<div id="root"></div><div id="site-footer" ${attributes}></div>`;
  const element = document.getElementById('site-footer')!;
  element.getBoundingClientRect = () => ({ top }) as DOMRect;
  whenDrawn(window, element, painted);
  return element;
}

const wait = (looks: number) => jest.advanceTimersByTime(looks * lookAgainMs);

describe('the footer of a page', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    painted.mockClear();
    state = jest.spyOn(document, 'readyState', 'get');
    state.mockReturnValue('interactive');
    top = 64;
  });

  it('is painted at once below content, and if the server has included it', () => {
    top = window.innerHeight / 2;
    hold();
    expect(painted).toHaveBeenCalledTimes(1);
    top = 64;
    const element = document.createElement('div');
    element.attachShadow({ mode: 'open' });
    whenDrawn(window, element, painted);
    expect(painted).toHaveBeenCalledTimes(2);
  });

  it('waits on a page that a script draws until the content is there', () => {
    hold();
    wait(28);
    state.mockReturnValue('complete');
    for (top of [100, 200, 300]) {
      wait(1);
    }
    expect(painted).not.toHaveBeenCalled();
    top = 900;
    wait(1);
    expect(painted).toHaveBeenCalledTimes(1);
    wait(100);
    expect(painted).toHaveBeenCalledTimes(1);
  });

  it('is painted within three seconds on a page that does not finish loading (I2)', () => {
    hold();
    wait(28);
    expect(painted).not.toHaveBeenCalled();
    wait(2);
    expect(painted).toHaveBeenCalledTimes(1);
  });

  it('is painted on a short page half a second after its load', () => {
    hold();
    state.mockReturnValue('complete');
    wait(5);
    expect(painted).toHaveBeenCalledTimes(1);
  });

  it('is painted three seconds after the load of a page that never rests', () => {
    hold();
    state.mockReturnValue('complete');
    for (let look = 1; look <= 30; look += 1) {
      expect(painted).not.toHaveBeenCalled();
      top = 64 + (look % 2);
      wait(1);
    }
    expect(painted).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['goes behind an application', `${addedAttribute}=""`, 'app'],
    ['stays where the page has put it', '', 'site-footer'],
  ])(
    '%s that appends itself to the body (F65)',
    (_what, attributes, second) => {
      hold(attributes);
      document.body.insertAdjacentHTML('beforeend', '<div id="app"></div>');
      wait(1);
      expect(document.body.children[1]?.id).toBe(second);
    },
  );
});
