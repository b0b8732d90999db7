/** Measures the page for the site's operator after the visitor consents. @source threats S10, S11; docs/performance.md */
import { markPrefix, pageSymbol, readHandOver } from 'embed/hand-overs';
import { call, race, select, take, type SagaGenerator } from 'typed-redux-saga';
import type { Consent } from '../analytics/consent';
import { untilIdle } from '../browser/untilIdle';
import { selectSite } from '../config/config';
import type { Report } from '../problems/report';
import { readLanguage } from '../site/messages';

export interface MeasurementTasks {
  readonly window: Window;
  readonly consent: Consent;
  readonly report: Report;
}

const loadMeasuring = () => import(/* webpackChunkName: "measurement" */ './measurePage');

/** Not a byte of the code that measures comes before consent, nor before the page is idle. */
export function* measurementSaga({
  window,
  consent,
  report,
}: MeasurementTasks): SagaGenerator<void> {
  while (consent.decision() !== 'given' || !(yield* select(selectSite)).measurementsUrl)
    yield* race({ decided: call(consent.changed), configured: take('config/set') });
  yield* call(untilIdle, window);
  try {
    const { measurePage } = yield* call(loadMeasuring);
    const { measurementsUrl, brandSlug } = yield* select(selectSite);
    measurePage(window, {
      url: measurementsUrl,
      site: brandSlug,
      language: readLanguage().language,
      page: readHandOver<unknown>(window, pageSymbol, undefined),
      markPrefix,
      consent,
    });
  } catch {
    report({ name: 'MeasurementFailure' });
  }
}
