/** docs/reference/browsers.md: what an older browser lacks and what people get there, from the list that the tests take away. */
import { browserNeeds } from 'host-kit/browserNeeds';
import { toTable, type Reference } from './reference';

export const browsersReference: Reference = {
  file: 'docs/reference/browsers.md',
  render: () =>
    `${[
      '# What a browser may lack',
      'Made by `npm run references` from `host-kit/src/browser-needs/browserNeeds.ts`, the list that `e2e/hosts/floor.spec.ts` takes away from Chromium, row by row and all together, with the views painted by their tags and included by the server, at 1280 and 390 px. In each case the menus are closed until somebody opens them and can be opened, links work, nothing is thrown in the page, and Sign In leads to signing in. Which browsers that makes: [../browsers.md](../browsers.md).',
      toTable(
        ['missing', 'there since', 'used for', 'without it'],
        browserNeeds.map(({ name, since, use, without }) => [name, since, use, without]),
      ).join('\n'),
    ].join('\n\n')}\n`,
};
