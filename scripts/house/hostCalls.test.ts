/** Every call that the product makes stands in the list of what a page's host must serve (mortgage-domain/src/host). */
import { hostActions } from 'mortgage-domain/host/hostActions';
import type { HostOperation } from 'mortgage-domain/host/hostOperation';
import { hostPaths } from 'mortgage-domain/host/hostPaths';
import * as accountPaths from 'mortgage-domain/site/accountPaths';
import * as servicePaths from 'mortgage-domain/site/servicePaths';
import { defaultSiteConfig } from 'mortgage-domain/site/siteConfig';
import ts from 'typescript';
import { filesOf, isTest, readText } from './sources';

const product = filesOf('*.ts', '*.tsx').filter(
  (file) => /^(session-shared|remote-kit|[\w-]+-remote)\/src\//.test(file) && !isTest(file),
);

interface Call {
  readonly file: string;
  readonly method: string;
  /** The first argument as it is written. */
  readonly to: string;
  readonly isText: boolean;
}

/** Calls of the API client: `api.get(…)`, `session.api.request(…)`. */
function callsOf(file: string): readonly Call[] {
  const calls: Call[] = [];
  const source = ts.createSourceFile(file, readText(file), ts.ScriptTarget.Latest, true);
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression)) {
      const { expression: owner, name } = node.expression;
      const [to] = node.arguments;
      if (/(^|\.)api$/.test(owner.getText()) && to && /^(get|post|request)$/.test(name.text))
        calls.push({
          file,
          method: name.text,
          to: ts.isStringLiteral(to) ? to.text : to.getText(),
          isText: ts.isStringLiteral(to),
        });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return calls;
}

const calls = product.flatMap(callsOf);
const actionCalls = calls.filter(({ method }) => method !== 'request');

it('CAL-1..11: every action that is called is in the list, with its method', () => {
  const named = actionCalls.filter(({ isText }) => isText);
  expect(named.length).toBeGreaterThan(4);
  const actions: Readonly<Record<string, HostOperation | undefined>> = hostActions;
  const strangers = named.filter(({ to, method }) => actions[to]?.method !== method.toUpperCase());
  expect(strangers).toEqual([]);
});

it('every other action is named by a type that is made of the list', () => {
  const others = actionCalls
    .filter(({ isText }) => !isText)
    .map(({ file, to }) => `${file}: ${to}`);
  expect(others.sort()).toEqual([
    // `leadAction` gives a `LeadAction`.
    'lender-advertising-remote/src/lead-form/submission/sendLead.ts: leadAction(productName)',
    // `Question.action` is a `HostAction`.
    'lender-advertising-remote/src/lookups/lookups.ts: action',
  ]);
  expect(readText('lender-advertising-remote/src/lookups/lookups.ts')).toContain(
    'readonly action: HostAction;',
  );
});

it('CAL-2 CAL-12..16 SEC-1..4: every path of the page host that the product has a name for is in the list', () => {
  const listed = Object.values<HostOperation>(hostPaths).map(({ path }) => path);
  const { authServiceBases, buildUserNavigationPath, ...plain } = servicePaths;
  const known = [
    ...Object.values(plain),
    buildUserNavigationPath(defaultSiteConfig),
    ...authServiceBases.flatMap((base) => [`${base}/csrf`, `${base}/signout`]),
    ...[accountPaths.signInPath, accountPaths.registrationPath, accountPaths.signOutPath],
  ];
  expect([...new Set(listed)].sort()).toEqual(known.sort());
});

it('no path is written where it is asked for', () => {
  const written = calls.filter(
    ({ method, isText, to }) => method === 'request' && (isText || /['"`]\//.test(to)),
  );
  expect(written).toEqual([]);
});

it('nothing else of the product talks to a server', () => {
  const talks = /\b(fetch\(|XMLHttpRequest|sendBeacon|new WebSocket|new EventSource)/;
  // Besides the client's `fetchFn`, and the SDK of the Inbox's channel, which brings its own: the one measurement of a page, after
  // consent, to where the page says.
  expect(
    product.filter((file) => talks.test(readText(file).replace(/\/\*[\s\S]*?\*\//g, ''))),
  ).toEqual(['session-shared/src/measurement/measurePage.ts']);
});
