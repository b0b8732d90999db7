/** One call for each route that the server answers gladly: what generated requests begin from. */
import { validCalls } from 'host-kit/contract/validCalls';
import { hostActions } from 'mortgage-domain/host/hostActions';
import type { HostOperation } from 'mortgage-domain/host/hostOperation';
import { messagingEligibilityQuery } from 'mortgage-domain/messages/messagingEligibilityQuery';
import { samplePassword } from 'reference-api/accounts/sampleAccounts';
import { leadActionPath, sampleLead } from '../demo';
import { action, asJson, form, type Example, type Found } from './example';

/** The actions of the contract with its own examples. */
const actions: Readonly<Record<string, Example>> = Object.fromEntries(
  Object.entries<HostOperation>(hostActions).flatMap(
    ([name, { method, path }]): (readonly [string, Example])[] => {
      const { as, request = {} } = validCalls[name] ?? {};
      const { partnerId: _, ...fields } = { partnerId: '', ...request };
      const body = 'caller' in fields ? { ...fields, caller: 'token' } : fields;
      const post: readonly [string, Example] = [`POST ${path}`, action(body, { as })];
      if (method !== 'GET' || !('locationRef' in fields)) return [post];
      const query = { partnerId: 'RD-MAPLEWEB', 'locationRef.location': 'Los Angeles, CA' };
      return [post, [`GET ${path}`, { query }]];
    },
  ),
);
const region = { params: { state: 'ca', city: 'los-angeles' } };

export const examples = ({
  channel,
  authKey,
  leadId,
  csrf,
  email,
}: Found): Record<string, Example> => ({
  ...actions,
  [`POST /mortgageapi/${leadActionPath.replace(/\?.*/, '')}`]: action({
    ...sampleLead,
    utmParams: { utm_source: 'mail' },
    website: '',
  }),
  'GET /mortgageapi/lender-review-share': {
    query: { partnerId: 'RD-MAPLEWEB', lenderId: 'L-1001', reviewId: 's-01' },
  },
  'GET /mortgageapi/*': { params: { '*': 'noSuchAction' } },
  'POST /mortgageapi/*': action({}, { params: { '*': 'noSuchAction' } }),
  'GET /user/acct/login/': { query: { redirectUrl: '/lender-directory/' } },
  'GET /user/acct/register/': { query: { redirectUrl: '/lender-directory/' } },
  'POST /user/acct/login/': form(
    { email, password: samplePassword, redirectUrl: '/lender-directory/' },
    { endsSession: true },
  ),
  'POST /user/acct/register/': form(
    { email: 'new@lender.example.com', password: samplePassword, professional: 'on' },
    { endsSession: true },
  ),
  'POST /user/account/services/WhoAmI.htm': { as: 'consumer' },
  'POST /homeloans/mortgage/api/auth/signout': {
    type: asJson,
    body: csrf,
    query: { callbackUrl: '/' },
  },
  'POST /homeloans/api/auth/signout': { type: asJson, body: csrf, query: { callbackUrl: '/' } },
  'GET /myaccount/api/v1/userNavigation': { as: 'consumer' },
  'GET /ajax/nav/UserNavAsync.htm': { as: 'lender', query: { pageframe: 'true' } },
  'GET /ajax/nav/PageFrame.htm': {
    as: 'consumer',
    query: { topnav: '{format:json}', footer: '{format:scriptOnly}', regionId: '105' },
  },
  'POST /graphql': { type: asJson, body: { query: messagingEligibilityQuery }, as: 'consumer' },
  'GET /v2/subscribe/:subscribeKey/:channels/0': {
    params: { subscribeKey: 'demo', channels: channel },
    query: { tt: '0', auth: authKey, uuid: 'u' },
    waits: true,
  },
  'GET /v2/presence/sub-key/:subscribeKey/channel/:channels/heartbeat': {
    params: { subscribeKey: 'demo', channels: channel },
    query: { auth: authKey },
  },
  'GET /v2/presence/sub-key/:subscribeKey/channel/:channels/leave': {
    params: { subscribeKey: 'demo', channels: channel },
    query: { auth: authKey },
  },
  'GET /publish/:publishKey/:subscribeKey/0/:channel/0/*': {
    params: { publishKey: 'demo', subscribeKey: 'demo', channel, '*': '{"gleamCount":5}' },
    query: { auth: authKey, uuid: 'u' },
  },
  'POST /demo/messages': {
    type: asJson,
    body: { eventName: 'in-app-messaging', gleamCount: 5 },
    as: 'consumer',
  },
  'GET /': { query: { visit: 'k3f9', view: 'tags' } },
  'POST /demo/measurements': {
    type: asJson,
    body: {
      page: '/refinance/*',
      site: 'maplehearth',
      language: 'en-US',
      releases: { 'header-remote': '1' },
      headerVisibleMs: 812,
      sessionShownMs: 1430,
      lcpMs: 905,
      inpMs: 48,
      cls: 0.01,
      failedFiles: { 'header-remote/1': 1 },
      lead: ['seen', 'begun'],
    },
  },
  'POST /challenge/pass': { type: 'text/plain', body: 'question' },
  'GET /Logout.htm': { endsSession: true },
  'POST /Logout.htm': { endsSession: true, as: 'lender' },
  'GET /lender-directory/:state?': { params: { state: 'ca' }, query: {} },
  'GET /lender-directory/:state/:city': region,
  'GET /mortgage-rates/:state?': { params: { state: 'ca' } },
  'GET /mortgage-rates/:state/:city': region,
  'GET /refinance/:state?': { params: { state: 'ca' } },
  'GET /refinance/:state/:city': region,
  'GET /mortgage/lender-hub/': { as: 'lender' },
  'GET /mortgage/LenderHome.htm': { as: 'lender' },
  'GET /mortgage/lender-reviews/': { as: 'lender' },
  'GET /mortgage/lender-profile/edit/': { as: 'lender' },
  'POST /mortgage/admin/impersonate/': form(
    { email: 'landlord@example.test' },
    { as: 'moderator', endsSession: true },
  ),
  'POST /mortgage/admin/impersonate/stop/': { as: 'moderator', endsSession: true },
  'GET /mortgage/admin/impersonate/stop/': { as: 'moderator', endsSession: true },
  'GET /mortgage/admin/leads': {
    as: 'moderator',
    query: {
      ...{ search: 'bea 415', role: 'BranchManager', before: '9' },
      ...{ from: '2026-05-31', to: '2026-06-30' },
    },
  },
  'GET /mortgage/admin/leads/:lead': { as: 'moderator', params: { lead: leadId } },
  'POST /mortgage/admin/leads/send-again': form({ message: 'all' }, { as: 'moderator' }),
  'POST /myaccount/sign-ins/': form({}, { as: 'consumer', endsSession: true }),
  'POST /micuenta/sign-ins/': form({}, { as: 'consumer', endsSession: true }),
  'GET /legacy/lib/:name': { params: { name: 'jquery.js' } },
  'GET /legacy/lib/:name/*': { params: { name: 'yui', '*': 'yui/yui-min.js' } },
  'GET /static/*': { params: { '*': 'pages.css' } },
});

/** Nothing is there on purpose: the answer is a refusal that says so. */
export const refusedExamples = [
  'GET /mortgageapi/*',
  'POST /mortgageapi/*',
  'POST /challenge/pass',
  // Nothing is released in a test.
];
