/** Marks the steps of the form for the page's measurement, without typed text (S10). */
import { mark } from 'embed/marks';
import type { LeadStep } from 'mortgage-domain/measurements/leadStep';
import { fork, take, type SagaGenerator } from 'typed-redux-saga';

const steps: readonly (readonly [types: string[], step: LeadStep])[] = [
  [['leadForm/fieldChanged'], 'begun'],
  [['leadForm/leadFailed', 'leadForm/leadRefused'], 'refused'],
  [['leadForm/leadSent'], 'sent'],
];

export function* markProgress(): SagaGenerator<void> {
  for (const [types, step] of steps) {
    yield* fork(markFirst, types, step);
  }
}

function* markFirst(types: string[], step: LeadStep): SagaGenerator<void> {
  yield* take(types);
  mark(`lead.${step}`);
}

/** The form's `ref`: marks when a part of the form becomes visible. */
export function markSeen(
  form: HTMLFormElement | null,
): (() => void) | undefined {
  if (!form || !('IntersectionObserver' in window)) {
    return undefined;
  }
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) {
      return;
    }
    observer.disconnect();
    mark('lead.seen');
  });
  observer.observe(form);
  return () => observer.disconnect();
}
