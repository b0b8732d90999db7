import { dispatchPageEvent } from './pageEvents';

const detail = {
  href: 'https://www.maplehearth.example/',
  remote: 'header-remote',
} as const;

it('a page can cancel the navigate event and no other', () => {
  const told: boolean[] = [];
  expect(dispatchPageEvent(document, 'navigate', detail)).toBe(true);
  for (const name of ['mortgage:navigate', 'mortgage:leadSent']) {
    document.addEventListener(name, (event) => event.preventDefault());
  }
  told.push(
    dispatchPageEvent(document.body, 'navigate', detail),
    dispatchPageEvent(document.body, 'leadSent', { role: 'Other' }),
  );
  expect(told).toEqual([false, true]);
});
