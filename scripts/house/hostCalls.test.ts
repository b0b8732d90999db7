import { hostActions } from 'mortgage-domain/host/hostActions';
import type { HostOperation } from 'mortgage-domain/host/hostOperation';
import { hostPaths } from 'mortgage-domain/host/hostPaths';
import * as accountPaths from 'mortgage-domain/site/accountPaths';
import * as servicePaths from 'mortgage-domain/site/servicePaths';
import { defaultSiteConfig } from 'mortgage-domain/site/siteConfig';
import { filesOf, isTest, readText } from './sources';

const product = filesOf('*.ts', '*.tsx').filter(
  (file) =>
    /^(session-shared|remote-kit|[\w-]+-remote)\/src\//.test(file) &&
    !isTest(file),
);
/** The first argument of `api.get(…)`, `session.api.request(…)`. */
const calls = product.flatMap((file) =>
  [
    ...readText(file).matchAll(
      /\bapi\.(get|post|request)(?:<[^(]*>)?\(\s*([^,()]+(?:\(.*?\))?)/g,
    ),
  ].map(([, method = '', to = '']) => ({ file, method, to: to.trim() })),
);

it('CAL-1..11: every action that is called is in the list, with its method', () => {
  const actionCalls = calls.filter(({ method }) => method !== 'request');
  const named = actionCalls.filter(({ to }) => to.startsWith("'"));
  expect(named.length).toBeGreaterThan(4);
  const actions: Readonly<Record<string, HostOperation | undefined>> =
    hostActions;
  expect(
    named.filter(
      ({ to, method }) =>
        actions[to.slice(1, -1)]?.method !== method.toUpperCase(),
    ),
  ).toEqual([]);
  // The compiler checks these names: `LeadAction` and `HostAction` are made of the list.
  const typed = actionCalls
    .filter((call) => !named.includes(call))
    .map(({ to }) => to);
  expect(typed.sort()).toEqual(['action', 'leadAction(productName)']);
});

it('CAL-2 CAL-12..16 SEC-1..4: the list has exactly the paths that the product names', () => {
  const listed = Object.values<HostOperation>(hostPaths).map(
    ({ path }) => path,
  );
  const { authServiceBases, buildUserNavigationPath, ...plain } = servicePaths;
  const known = [
    ...Object.values(plain),
    buildUserNavigationPath(defaultSiteConfig),
    ...authServiceBases.flatMap((base) => [`${base}/csrf`, `${base}/signout`]),
    ...[
      accountPaths.signInPath,
      accountPaths.registrationPath,
      accountPaths.signOutPath,
    ],
  ];
  expect([...new Set(listed)].sort()).toEqual(known.sort());
});

it('no call writes a path itself', () => {
  expect(
    calls.filter(
      ({ method, to }) => method === 'request' && /^['"]|['"`]\//.test(to),
    ),
  ).toEqual([]);
});

it('no other program of the product calls a server', () => {
  const talks =
    /\b(fetch\(|XMLHttpRequest|sendBeacon|new WebSocket|new EventSource)/;
  // The measurement of a page goes, after consent, to the address that the page names.
  expect(
    product.filter((file) =>
      talks.test(readText(file).replace(/\/\*[\s\S]*?\*\//g, '')),
    ),
  ).toEqual(['session-shared/src/measurement/measurementPost.ts']);
});
