/** Measures the page for the site's operator after the visitor consents. @source threats S10, S11; docs/performance.md */
import { markPrefix, pageSymbol, readHandOver } from 'embed/hand-overs';
import { call, race, select, take, type SagaGenerator } from 'typed-redux-saga';
import type { Delivery } from '../analytics/deliverSaga';
import { selectSite } from '../config/config';
import { readLanguage } from '../site/messages';

const loadMeasuring = () =>
  import(/* webpackChunkName: "measurement" */ './measurePage');

/** The code that measures loads only after consent, and when the page is idle. */
export function* measurementSaga({
  window,
  consent,
  report,
}: Delivery): SagaGenerator<void> {
  while (
    consent.decision() !== 'given' ||
    !(yield* select(selectSite)).measurementsUrl
  ) {
    yield* race({
      decided: call(consent.changed),
      configured: take('config/set'),
    });
  }
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

/** Settles when the page has loaded and nothing else uses the main thread. */
const untilIdle = (window: Window): Promise<void> =>
  new Promise((resolve) => {
    const wait = () => {
      // Safari has no `requestIdleCallback`.
      if ('requestIdleCallback' in window) {
        window.requestIdleCallback(() => resolve());
      } else {
        setTimeout(resolve, 1000);
      }
    };
    if (window.document.readyState === 'complete') {
      wait();
    } else {
      window.addEventListener('load', wait, { once: true });
    }
  });
