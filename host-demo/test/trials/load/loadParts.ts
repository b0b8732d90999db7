/** What a host is loaded with: leads alone, reads, pages, and leads beside everything else. */
import type autocannon from 'autocannon';
import { createLead, leadHeaders, leadPath } from '../distinctLead';

type Request = autocannon.Request;

export interface LoadPart {
  readonly name: string;
  readonly requests: (origin: string) => Request[];
  readonly connections: number;
  /** Of all connections, a second; without it as many as are answered. */
  readonly rate?: number;
  /** What is sent at the same time, and measured apart. */
  readonly beside?: LoadPart;
}

let made = 0;
const lead = (origin: string): Request => ({
  method: 'POST',
  path: leadPath,
  setupRequest(request) {
    made += 1;
    const { key, body } = createLead(made);
    return { ...request, headers: leadHeaders(origin, key, made), body };
  },
});

const post = (origin: string, path: string, type: string, body: object): Request => ({
  method: 'POST',
  path,
  setupRequest(request) {
    made += 1;
    const headers = { ...leadHeaders(origin, '', made), 'content-type': type };
    return { ...request, headers, body: JSON.stringify(body) };
  },
});
const act = (origin: string, action: string, body: object): Request =>
  post(origin, `/mortgageapi/${action}?partnerId=RD-MAPLEWEB`, 'text/plain;charset=UTF-8', body);

const reads = (origin: string): Request[] => [
  act(origin, 'getNMLSLender', { nmlsId: '123456' }),
  act(origin, 'parseEmailAddress', { emailAddress: 'ada@lender.example.com' }),
  act(origin, 'parsePhoneNumber', { phoneNumber: '(415) 555-2671' }),
  { method: 'GET', path: '/mortgageapi/getZIPCodeLocation?locationRef.zipCode=94110' },
  { method: 'GET', path: '/mortgageapi/getRegionInformation?locationRef.regionId=12447' },
  post(origin, '/user/account/services/WhoAmI.htm', 'application/json', {}),
  { method: 'GET', path: '/ajax/nav/UserNavAsync.htm?pageframe=true' },
  { method: 'GET', path: '/ajax/nav/PageFrame.htm?topnav=%7Bformat:json%7D' },
];
const pages = (): Request[] =>
  [
    '/',
    '/mortgage-rates/',
    '/refinance/',
    '/advertising/Mortgage.htm',
    '/mortgage-calculator/',
  ].map((path) => ({ method: 'GET', path, headers: { accept: 'text/html' } }));

const connections = 50;

export const loadParts = (rate: number): readonly LoadPart[] => [
  { name: 'leads, as many as go', requests: (origin) => [lead(origin)], connections },
  { name: `leads, ${rate} a second`, requests: (origin) => [lead(origin)], connections, rate },
  { name: 'reads', requests: reads, connections },
  { name: 'pages', requests: pages, connections },
  {
    name: 'leads beside reads and pages',
    requests: (origin) => [lead(origin)],
    connections,
    rate: Math.max(1, Math.floor(rate / 5)),
    beside: {
      name: 'reads and pages beside leads',
      requests: (origin) => [...reads(origin), ...pages()],
      connections,
      rate,
    },
  },
];
