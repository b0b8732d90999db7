/** What the stage of the first page can show: pages of the demo as they are for everybody. */
import {
  lenderAdvertisingPath,
  lenderDirectoryPath,
  reviewModerationPath,
} from 'mortgage-domain/lenders/lenderPaths';
import { defaultLanguage } from 'mortgage-domain/languages/language';
import { buildRegionPath } from 'mortgage-domain/places/region';
import { addressAt } from '../sites/siteOfRequest';
import { sites, type Site } from '../sites/sites';
import { toDown, type StageNetwork } from './stageVisits';

/** What can be taken down. */
export const stageRemotes = [
  { name: 'header-remote', text: 'Header' },
  { name: 'footer-remote', text: 'Footer' },
  { name: 'lender-advertising-remote', text: 'Lender page' },
  { name: 'access-denied-remote', text: 'Gate' },
] as const;
type StageRemote = (typeof stageRemotes)[number]['name'];

export interface StageView {
  readonly key: string;
  readonly text: string;
  readonly about: string;
  readonly path: string;
  /** Beside header and footer, which are on each. */
  readonly remote?: StageRemote;
}

const place = { path: 'ca/los-angeles' };

const ownViews: readonly StageView[] = [
  {
    key: 'included',
    text: 'Server page',
    about: 'The server includes the static view: it is there before any script.',
    path: buildRegionPath('refinance', place),
  },
  {
    key: 'tags',
    text: 'Script tags alone',
    about: 'One tag for the header, one for the footer, and nothing else.',
    path: buildRegionPath('mortgage-rates', place),
  },
  {
    key: 'lenders',
    text: 'Lender page',
    about: 'A whole page of ours, with its form, in a page of theirs.',
    path: lenderAdvertisingPath,
    remote: 'lender-advertising-remote',
  },
  {
    key: 'gate',
    text: 'Page behind the gate',
    about: 'For reviewers alone: the server decides, the gate says so.',
    path: reviewModerationPath,
    remote: 'access-denied-remote',
  },
  {
    key: 'directory',
    text: 'Lender directory',
    about: 'Profiles and reviews behind the same header.',
    path: lenderDirectoryPath,
  },
  {
    key: 'hostile',
    text: 'Hostile page',
    about: 'Its styles fight everybody for every element.',
    path: '/legacy/css-wars',
  },
];

const languageNames = new Intl.DisplayNames('en', { type: 'language' });
const languageOf = ({ file: { language = defaultLanguage } }: Site): string => language;

function viewsOfOthers(): readonly StageView[] {
  const other = sites.find(({ isFirst }) => !isFirst);
  const foreign = sites.find((site) => languageOf(site) !== defaultLanguage);
  return [
    ...(other
      ? [
          {
            key: 'company',
            text: 'Another company',
            about: `${other.config.productName}: brand, menus and links are one file.`,
            path: addressAt(other, '/refinance/'),
          },
        ]
      : []),
    ...(foreign
      ? [
          {
            key: 'language',
            text: 'Another language',
            about: `The lender page in ${languageNames.of(languageOf(foreign).split('-')[0] ?? '') ?? 'it'}.`,
            path: addressAt(foreign, lenderAdvertisingPath),
            remote: 'lender-advertising-remote' as const,
          },
        ]
      : []),
  ];
}

export const stageViews: readonly StageView[] = [...ownViews, ...viewsOfOthers()];

/** The first one where it names none. */
export const findStageView = (key: unknown): StageView | undefined =>
  stageViews.find((view) => view.key === key) ?? stageViews[0];

/** The first page with that on its stage, for browsers without script; what was taken down is to be seen on it. */
export function toStageAddress(visit: string, key: unknown, network: StageNetwork): string {
  const chosen = findStageView(key);
  const shows = ({ remote }: StageView) => remote !== undefined && toDown(remote) === network;
  const view = chosen && shows(chosen) ? chosen : (stageViews.find(shows) ?? chosen);
  return `/?${new URLSearchParams({ visit, view: view?.key ?? '' }).toString()}#stage`;
}
