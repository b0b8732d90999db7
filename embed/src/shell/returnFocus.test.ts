import { returnFocusOnDismissal } from './returnFocus';

const toggled = (newState: string) =>
  Object.assign(new Event('beforetoggle'), { newState, oldState: '' });

function setUp() {
  document.body.innerHTML = '<div id="place"></div>';
  const shadow = document
    .querySelector('#place')!
    .attachShadow({ mode: 'open' });
  shadow.innerHTML =
    '<button popovertarget="menu">Menu</button><div id="menu"><a href="/">Link</a></div><a id="other" href="/">Other</a>';
  returnFocusOnDismissal(shadow);
  const focus = (selector: string) =>
    shadow.querySelector<HTMLElement>(selector)!.focus();
  const dismiss = (state = 'closed') =>
    shadow.querySelector('#menu')!.dispatchEvent(toggled(state));
  return { shadow, focus, dismiss };
}

describe('a popover that is dismissed', () => {
  it('F46 F47: gives the focus back to its button, also where the page has an Element of its own', () => {
    const { shadow, focus, dismiss } = setUp();
    const { Element } = window;
    Object.assign(window, { Element: function theirs() {} });
    focus('#menu a');
    dismiss();
    Object.assign(window, { Element });
    expect(shadow.activeElement).toHaveTextContent('Menu');
  });

  it('leaves the focus alone when it is elsewhere, and when the popover opens', () => {
    const { shadow, focus, dismiss } = setUp();
    focus('#other');
    dismiss();
    expect(shadow.activeElement).toHaveTextContent('Other');
    focus('#menu a');
    dismiss('open');
    expect(shadow.activeElement).toHaveTextContent('Link');
  });
});
