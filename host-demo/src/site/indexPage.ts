/** The demo's first page: what the product is, a stage on which it can be tried, who looks at it, and its pages. Source: OPN-34, OPN-92. */
import { randomUUID } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { signInLink, signOutLink } from 'mortgage-domain/menus/signInLinks';
import { sampleAccounts, sampleEmail, samplePassword } from '../accounts/sampleAccounts';
import type { Database } from '../database/connect';
import { neverStored } from '../http/cacheControl';
import { readQueryText, type Handler } from '../http/requests';
import { isEligible } from '../messaging/eligibility';
import { sendPage } from '../pages/render';
import type { SignedIn } from '../sessions/sessions';
import { visitorOf } from '../sessions/visitor';
import type { DemoServerSettings } from '../settings/settings';
import type { HeaderReleases } from '../stage/headerReleases';
import { findStageView, stageRemotes, stageViews } from '../stage/stageViews';
import { isStageVisit, toDown, troubleMs, type StageVisits } from '../stage/stageVisits';
import { demoPages } from './demoPages';

interface IndexServices {
  readonly db: Database;
  readonly settings: DemoServerSettings;
  readonly stage: StageVisits;
  readonly releases: HeaderReleases;
}

const description =
  'One header, footer, lender page and access gate for every page of a marketplace: see them work, fail, and change.';

export const showIndex =
  (services: IndexServices): Handler =>
  async (request, reply) => {
    const { db, settings, releases } = services;
    const visitor = await visitorOf(db, request);
    return sendPage(
      neverStored(reply),
      settings,
      'index',
      {
        title: 'Demo',
        meta: { description },
        sheets: ['/static/demo.css'],
        pageScripts: ['/static/demo.js'],
        groups: demoPages,
        mayChange: settings.demoControls,
        ...describeVisitor(visitor),
        ...describeStage(services, request),
        header: await releases.read(),
        troubleMs,
      },
      { includeShells: true },
    );
  };

const describeVisitor = (visitor: SignedIn | undefined) => ({
  visitor: visitor?.account.email,
  impersonator: visitor?.impersonator?.email,
  isEligible: isEligible(visitor?.account),
  accounts: sampleAccounts.map(({ name, title, sees }) => ({
    title,
    sees,
    email: sampleEmail(name),
  })),
  samplePassword,
  signInPath: signInLink.href,
  signOutPath: signOutLink.href,
});

/** Browsers without script choose by the address what is on it. */
function describeStage({ stage }: IndexServices, request: FastifyRequest) {
  const asked = readQueryText(request, 'visit');
  const visit = isStageVisit(asked) ? asked : randomUUID().slice(0, 8);
  return {
    views: stageViews,
    remotes: stageRemotes.map(({ name, text }) => ({ name, text, down: toDown(name) })),
    view: findStageView(readQueryText(request, 'view')),
    visit,
    network: stage.networkOf(visit),
  };
}
