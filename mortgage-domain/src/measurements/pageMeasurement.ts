/** Sent once per page, after consent, without personal data. Source: S10, S11; docs/privacy.md. */
import * as v from 'valibot';
import { leadSteps } from './leadStep';
import { pagePattern } from './pagePattern';

/** Where pages send their measurements (`measurementsUrl`). */
export const measurementsPath = '/measurements';

const hourMs = 60 * 60 * 1000;
const mostReleases = 20;

const milliseconds = v.optional(
  v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(hourMs)),
);
const matching = (pattern: RegExp, advice: string) =>
  v.pipe(v.string(), v.regex(pattern, advice));
const workspaceName = matching(
  /^[a-z][a-z-]{0,40}(?:@\d{1,3})?$/,
  'The name of a workspace.',
);
const releaseName = matching(
  /^[a-z][a-z-]{0,40}\/[\w.-]{1,64}$/,
  'A workspace and its version.',
);

export const pageMeasurement = v.strictObject({
  page: matching(
    pagePattern,
    'A path without query, cut after the first segment.',
  ),
  site: matching(/^[a-z\d-]{0,40}$/, "The site's slug."),
  language: matching(/^[a-z]{2,3}-[A-Z]{2}$/, 'A language tag such as en-US.'),
  /** Of each workspace the version that the page used. */
  releases: v.pipe(
    v.record(workspaceName, matching(/^[\w.-]{1,64}$/, 'A version.')),
    v.maxEntries(mostReleases),
  ),
  /** Until a link of the header could be seen. */
  headerVisibleMs: milliseconds,
  /** Until the header showed whether the visitor is signed in. */
  sessionShownMs: milliseconds,
  /** Largest contentful paint, of the whole page. */
  lcpMs: milliseconds,
  /** Interaction to next paint, of the whole page. */
  inpMs: milliseconds,
  /** Cumulative layout shift, of the whole page. */
  cls: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(100))),
  /** Files of ours that did not load, by `<workspace>/<version>`. */
  failedFiles: v.pipe(
    v.record(
      releaseName,
      v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1000)),
    ),
    v.maxEntries(mostReleases),
  ),
  /** Releases of remotes that failed on the page, each `<remote>/<version>`. */
  failedReleases: v.optional(
    v.pipe(v.array(releaseName), v.maxLength(mostReleases)),
    [],
  ),
  lead: v.pipe(v.array(v.picklist(leadSteps)), v.maxLength(leadSteps.length)),
});
export type PageMeasurement = v.InferOutput<typeof pageMeasurement>;
