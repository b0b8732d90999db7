/** The stage of the first page: which page it shows, and what can happen to the network there. @source OPN-92 */
import { defaultLanguage } from 'mortgage-domain/languages/language';
import {
  lenderAdvertisingPath,
  reviewModerationPath,
} from 'mortgage-domain/lenders/lenderPaths';
import { buildRegionPath } from 'mortgage-domain/places/region';
import { addressAt } from 'reference-api/site-addresses';
import { sites, type Site } from 'reference-api/sites';
import {
  buildVisit,
  isStageNetwork,
  toDown,
  troubleMs,
  type StageNetwork,
} from './stageVisit';

interface StageView {
  readonly key: string;
  readonly text: string;
  readonly path: string;
}

const place = { path: 'ca/los-angeles' };
const languageOf = ({ file: { language = defaultLanguage } }: Site): string =>
  language;
const otherCompany = sites.find(({ isFirst }) => !isFirst);
const otherLanguage = sites.find(
  (site) => languageOf(site) !== defaultLanguage,
);

const viewOf = (
  key: string,
  text: string,
  site: Site | undefined,
  path: string,
): StageView[] => (site ? [{ key, text, path: addressAt(site, path) }] : []);

export const stageViews: readonly StageView[] = [
  {
    key: 'included',
    text: 'Server page',
    path: buildRegionPath('refinance', place),
  },
  {
    key: 'tags',
    text: 'Script tags alone',
    path: buildRegionPath('mortgage-rates', place),
  },
  { key: 'lenders', text: 'Lender page', path: lenderAdvertisingPath },
  { key: 'gate', text: 'Page behind the gate', path: reviewModerationPath },
  { key: 'hostile', text: 'Hostile page', path: '/legacy/css-wars' },
  ...viewOf('company', 'Another company', otherCompany, '/refinance/'),
  ...viewOf(
    'language',
    'Another language',
    otherLanguage,
    lenderAdvertisingPath,
  ),
];

interface StageTrouble {
  readonly network: StageNetwork;
  readonly text: string;
  /** The page on which it can be seen; header and footer are on every page. */
  readonly view?: string;
}

const stageTroubles: readonly StageTrouble[] = [
  { network: toDown('header-remote'), text: 'Take the header down' },
  { network: toDown('footer-remote'), text: 'Take the footer down' },
  {
    network: toDown('lender-advertising-remote'),
    text: 'Take the lender page down',
    view: 'lenders',
  },
  {
    network: toDown('access-denied-remote'),
    text: 'Take the gate down',
    view: 'gate',
  },
  { network: 'slow', text: 'Slow the network' },
];

/** The page that the address names, and its network; an address without them gets the first page and the usual network. */
export function describeStage(askedView: unknown, askedNetwork: unknown) {
  const view = stageViews.find(({ key }) => key === askedView) ?? stageViews[0];
  const network = isStageNetwork(askedNetwork) ? askedNetwork : 'usual';
  return {
    views: stageViews,
    troubles: stageTroubles,
    view,
    network,
    visit: buildVisit(network),
    troubleSeconds: troubleMs / 1000,
  };
}
