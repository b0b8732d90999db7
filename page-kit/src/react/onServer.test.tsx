/** @jest-environment node */
import { renderToString } from 'react-dom/server';
import { SiteFooter, SiteHeader } from './siteViews';

it('renders the shell on the server, and an empty element without one', () => {
  const address = { origin: 'https://s.example' };
  expect(
    renderToString(
      <SiteHeader {...address} shell="<template>view</template>" />,
    ),
  ).toBe(
    '<div style="min-height:64px" id="site-header"><template>view</template></div>',
  );
  expect(renderToString(<SiteFooter {...address} />)).toBe(
    '<div id="site-footer"></div>',
  );
});
