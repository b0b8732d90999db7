import { act, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { SiteFooter, SiteHeader } from './siteViews';

const origin = 'https://s.example';
const errors = jest.spyOn(console, 'error');
const carried = () =>
  [...tags()].map(({ dataset }) => Object.fromEntries(Object.entries(dataset)));
const tags = () =>
  document.querySelectorAll<HTMLScriptElement>('script[src*="/embed.js"]');

beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  document.head.innerHTML = '';
  document.body.innerHTML = '<div id="app"></div>';
  errors.mockReset();
});
const app = () => document.querySelector('#app')!;

it('hydrates what the loader has changed without a warning', async () => {
  const page = (
    <StrictMode>
      <SiteHeader origin={origin} shell="<template>view</template>" />
      <main>Page</main>
    </StrictMode>
  );
  // The server's HTML, as the parser and the loader of an earlier tag leave it.
  app().innerHTML =
    '<div id="site-header" class="needsclick" style="min-height:64px"></div><main>Page</main>';
  const header = document.querySelector('#site-header')!;
  const recovered = jest.fn();
  const root = await act(async () =>
    hydrateRoot(app(), page, { onRecoverableError: recovered }),
  );
  expect(document.querySelector('#site-header')).toBe(header);
  expect(header.className).toBe('needsclick');
  expect(recovered).not.toHaveBeenCalled();
  expect(errors).not.toHaveBeenCalled();
  expect(tags()).toHaveLength(1);
  await act(async () => root.unmount());
});

it('adds its tag once the parent is in the document, which a host may attach later', async () => {
  const parent = document.createElement('div');
  const root = createRoot(parent);
  await act(async () => root.render(<SiteHeader origin={origin} />));
  expect(tags()).toHaveLength(0);
  await act(async () => app().append(parent));
  expect(tags()).toHaveLength(1);
  await act(async () => root.unmount());
});

it('a missing origin is a warning, and the rest of the application stays', async () => {
  const root = createRoot(app());
  const header = <SiteHeader key="header" origin={undefined as never} />;
  await act(async () => root.render([<main key="main">Page</main>, header]));
  expect(app().textContent).toBe('Page');
  expect(console.warn).toHaveBeenCalledWith(
    expect.stringContaining('has no origin'),
  );
  expect(tags()).toHaveLength(0);
  await act(async () => root.unmount());
});

it('gives options to the tag before the loader runs, then to the view, also from another component', async () => {
  const update = jest.fn(async () => undefined);
  const unmount = jest.fn(async () => undefined);
  Object.assign(window, { mortgageEmbed: { update, unmount } });
  const root = createRoot(app());
  const render = (options: object, layout = 'one') =>
    act(async () =>
      root.render(
        <SiteFooter key={layout} origin={origin} options={options} />,
      ),
    );
  await render({ theme: 'refreshed', mode: 'slim' });
  await render({ theme: 'refreshed', breakpoint: 960 });
  expect(carried()).toEqual([{ theme: 'refreshed', breakpoint: '960' }]);
  tags()[0]?.setAttribute('data-embed-seen', '');
  await render({ theme: 'refreshed', breakpoint: 960 }, 'another');
  expect(update).not.toHaveBeenCalled();
  await render(
    { theme: 'refreshed', breakpoint: 1024, scheme: 'dark' },
    'another',
  );
  await render({ theme: 'refreshed', breakpoint: 1024 }, 'another');
  expect(update.mock.calls).toEqual([
    ['footer-remote', { breakpoint: 1024, scheme: 'dark' }],
    ['footer-remote', { scheme: null }],
  ]);
  // An update cannot undo the tag's options: the tag is added again.
  await render({ breakpoint: 1024 }, 'another');
  expect([update.mock.calls.length, unmount.mock.calls]).toEqual([
    2,
    [['footer-remote']],
  ]);
  expect(carried()).toEqual([{ breakpoint: '1024' }]);
  await act(async () => root.unmount());
});
