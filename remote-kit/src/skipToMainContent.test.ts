import { fireEvent, screen } from '@testing-library/react';
import { skipToMainContent } from './skipToMainContent';

/**
 * Clicks the skip link of a page with this content; true where the click was left to the browser.
 */
function skipOn(content: string): boolean {
  document.body.innerHTML = content;
  const view = document.body.appendChild(document.createElement('div'));
  view.innerHTML = '<a href="#main-content">Skip</a>';
  skipToMainContent(view, new AbortController().signal);
  return fireEvent.click(screen.getByRole('link', { name: 'Skip' }));
}
const target = () => document.querySelector('[data-target]');

describe('the skip link', () => {
  it.each([
    [
      'the element of its address',
      '<main><p id="main-content" data-target></p></main>',
    ],
    ['a <main>', '<main data-target></main>'],
    ['the main landmark', '<div role="main" data-target></div>'],
  ])(
    'FTR-8 F60: moves the focus to %s, and the browser follows no anchor',
    (_what, content) => {
      expect(skipOn(content)).toBe(false);
      expect(target()).toHaveFocus();
      expect(target()).toHaveAttribute('tabindex', '-1');
    },
  );

  it.each([
    [
      'takes the focus by itself',
      '<a id="main-content" href="/rates/" data-target>Rates</a>',
      null,
    ],
    [
      'the page has made focusable',
      '<main tabindex="0" data-target></main>',
      '0',
    ],
  ])(
    'FTR-8: a target that %s keeps its place in the tab order',
    (_what, content, tabindex) => {
      skipOn(content);
      expect(target()).toHaveFocus();
      expect(target()?.getAttribute('tabindex')).toBe(tabindex);
    },
  );

  it('FTR-8: on a page without main content the anchor is left to the browser', () => {
    expect(skipOn('<p>Nothing to skip to</p>')).toBe(true);
  });
});
