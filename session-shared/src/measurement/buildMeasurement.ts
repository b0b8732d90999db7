/** Builds the page's measurement from the browser's entries, without personal data. @source threat S10 */
import { attempt } from 'embed/attempt';
import { leadSteps } from 'mortgage-domain/measurements/leadStep';
import type { PageMeasurement } from 'mortgage-domain/measurements/pageMeasurement';
import { toPagePattern } from 'mortgage-domain/measurements/pagePattern';
import {
  countFailedFiles,
  readFailedReleases,
  readPageReleases,
} from './failedFiles';

/** By the names of web-vitals: milliseconds, and a sum of shifts. */
export type Vitals = Partial<
  Readonly<Record<'FCP' | 'CLS' | 'INP' | 'LCP', number>>
>;

export interface Measured {
  readonly site: string;
  readonly language: string;
  readonly page: unknown;
  readonly markPrefix: string;
}

export function buildMeasurement(
  window: Window,
  { site, language, page, markPrefix }: Measured,
  vitals: Vitals,
): PageMeasurement {
  const { performance, location } = window;
  const releases = readPageReleases(page);
  const markedAt = (name: string): number | undefined =>
    performance.getEntriesByName(markPrefix + name, 'mark')[0]?.startTime;
  // A shell that the server included is part of the first paint and has no mark.
  const headerPaintedAt = markedAt('header-remote.painted') ?? 0;
  const hasHeader = releases.some(({ name }) => name === 'header-remote');
  return {
    page: toPagePattern(location.pathname),
    site,
    language,
    releases: Object.fromEntries(
      releases.map(({ name, version }) => [name, version]),
    ),
    ...(hasHeader &&
      vitals.FCP !== undefined && {
        headerVisibleMs: Math.round(Math.max(headerPaintedAt, vitals.FCP)),
      }),
    ...rounded('sessionShownMs', markedAt('session.shown')),
    ...rounded('lcpMs', vitals.LCP),
    ...rounded('inpMs', vitals.INP),
    ...(vitals.CLS !== undefined && { cls: Number(vitals.CLS.toFixed(4)) }),
    failedFiles: countFailedFiles(
      releases,
      attempt(() => performance.getEntriesByType('resource')) ?? [],
    ),
    failedReleases: readFailedReleases(page),
    lead: leadSteps.filter((step) => markedAt(`lead.${step}`) !== undefined),
  };
}

type Time = 'sessionShownMs' | 'lcpMs' | 'inpMs';
const rounded = (
  name: Time,
  ms: number | undefined,
): Partial<Record<Time, number>> =>
  ms === undefined ? {} : { [name]: Math.round(ms) };
