/** What the stage of the first page can show: pages of the demo as they are for everybody. */
import { lenderAdvertisingPath, lenderDirectoryPath } from 'mortgage-domain/lenders/lenderPaths';
import { defaultLanguage } from 'mortgage-domain/languages/language';
import { buildRegionPath } from 'mortgage-domain/places/region';
import { addressAt } from '../sites/siteOfRequest';
import { sites, type Site } from '../sites/sites';

export interface StageView {
  readonly key: string;
  readonly text: string;
  readonly about: string;
  readonly path: string;
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
          },
        ]
      : []),
  ];
}

export const stageViews: readonly StageView[] = [...ownViews, ...viewsOfOthers()];

/** The first one where it names none. */
export const findStageView = (key: unknown): StageView | undefined =>
  stageViews.find((view) => view.key === key) ?? stageViews[0];

/** The first page with that on its stage, for browsers without script. */
export const toStageAddress = (visit: string, view: unknown): string =>
  `/?${new URLSearchParams({ visit, view: findStageView(view)?.key ?? '' }).toString()}#stage`;
