import { keepFocusVisible } from './keepFocusVisible';

it('a bar leaves the focus visible, also one in a shadow root that was there before (WCAG 2.4.11)', async () => {
  document.body.innerHTML = '<aside></aside><div></div>';
  const bar = document.querySelector('aside')!;
  const root = document.querySelector('div')!.attachShadow({ mode: 'open' });
  root.innerHTML = '<input><input>';
  const [below, beside] = root.querySelectorAll('input');
  jest
    .spyOn(Element.prototype, 'getBoundingClientRect')
    .mockImplementation(function at(this: Element) {
      return new DOMRect(0, this === beside ? 99 : 0, 9, 9);
    });
  const isMoved = async () => {
    await new Promise(requestAnimationFrame);
    return bar.hasAttribute('data-moved');
  };
  keepFocusVisible(bar)();
  expect(await isMoved()).toBe(false);
  below!.focus();
  const stop = keepFocusVisible(bar);
  expect(await isMoved()).toBe(true);
  beside!.focus();
  expect(await isMoved()).toBe(false);
  stop();
  below!.focus();
  expect(await isMoved()).toBe(false);
});
