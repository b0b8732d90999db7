import { fireEvent, render } from '@testing-library/react';
import { useRef } from 'react';
import { useInPageAnchors } from './useInPageAnchors';

const Page = () => {
  const page = useRef<HTMLElement>(null);
  useInPageAnchors(page);
  return (
    <main ref={page}>
      <h2 id="form" tabIndex={-1}>
        Form
      </h2>
    </main>
  );
};

/** In a shadow root, where the browser does not find its places. */
function show() {
  const host = document.body.appendChild(document.createElement('div'));
  const shadow = host.attachShadow({ mode: 'open' });
  const container = shadow.appendChild(document.createElement('div'));
  return { shadow, ...render(<Page />, { container }) };
}

const scrolled = jest.fn();
beforeEach(() => {
  scrolled.mockClear();
  HTMLElement.prototype.scrollIntoView = scrolled;
  window.matchMedia = jest.fn().mockReturnValue({ matches: false });
  document.body.innerHTML = '<a href="#form">To the form</a>';
});
afterEach(() => {
  window.location.hash = '';
});

/** True where the browser is left to follow it. */
const follow = () => fireEvent.click(document.querySelector('a')!);
const arrive = () => {
  window.location.hash = '#form';
  fireEvent(window, new Event('hashchange'));
};

it("F60: follows links of the host's page and addresses to our sections", () => {
  const { shadow } = show();
  expect([follow(), scrolled.mock.calls.length]).toEqual([false, 1]);
  expect(shadow.activeElement?.id).toBe('form');
  expect(scrolled).toHaveBeenLastCalledWith({ behavior: 'smooth' });
  window.matchMedia = jest.fn().mockReturnValue({ matches: true });
  arrive();
  expect(scrolled).toHaveBeenCalledTimes(2);
  expect(scrolled).toHaveBeenLastCalledWith({ behavior: 'auto' });
});

it("follows our own link before the page's router hears the click (F88)", () => {
  const { shadow } = show();
  const link = document.createElement('a');
  link.href = '#form';
  shadow.querySelector('main')!.append(link);
  const seen: boolean[] = [];
  const route = (event: Event) => seen.push(event.defaultPrevented);
  document.body.addEventListener('click', route, { once: true });
  fireEvent.click(link);
  expect(seen).toEqual([true]);
  expect(scrolled).toHaveBeenCalledTimes(1);
});

it('scrolls to the section in the address when the page opens, but not on a reload (F60)', () => {
  window.history.replaceState(null, '', '#form');
  show();
  expect(scrolled).toHaveBeenCalledTimes(1);
  Object.assign(window, { PerformanceNavigationTiming: Object });
  Object.assign(performance, { getEntriesByType: () => [{ type: 'reload' }] });
  show();
  Reflect.deleteProperty(performance, 'getEntriesByType');
  expect(scrolled).toHaveBeenCalledTimes(1);
});

it('F18: once the page is gone, links and addresses are left to the browser', () => {
  show().unmount();
  expect([follow(), scrolled.mock.calls.length]).toEqual([true, 0]);
  arrive();
  expect(scrolled).not.toHaveBeenCalled();
});

it.each(['/other/#form', '#form=1', '#', '#0'])(
  'F60: leaves %s to the page',
  (href) => {
    document.body.innerHTML = `<a href="${href}">Elsewhere</a>`;
    show();
    expect([follow(), scrolled.mock.calls.length]).toEqual([true, 0]);
  },
);
