/**
 * Reporter of node:test: one JSON object of what passed, failed and was skipped, for `steps.ts`. Plain JavaScript: the runner loads
 * it by itself.
 */

/** @param {AsyncIterable<import('node:test').TestEvent>} events */
export async function* report(events) {
  const outcome = { passed: 0, failed: 0, skipped: [], failures: [] };
  for await (const { type, data } of events) {
    if (type === 'test:pass') readPassed(outcome, data);
    if (type === 'test:fail' && !isEcho(data)) {
      outcome.failed += 1;
      outcome.failures.push(`${data.file ?? ''}: ${data.name}\n${messageOf(data.details.error)}`);
    }
  }
  yield JSON.stringify(outcome);
}

function readPassed(outcome, { name, skip, todo, details }) {
  const reason = skip ?? todo;
  if (reason !== undefined && reason !== false)
    outcome.skipped.push({ name, reason: typeof reason === 'string' ? reason : '' });
  else if (details.type !== 'suite') outcome.passed += 1;
}

/** A suite fails with each of its tests, which have been counted. */
const isEcho = ({ details }) => details.error?.failureType === 'subtestsFailed';

const messageOf = (error) => String(error?.cause?.stack ?? error?.cause ?? error);

export { report as default };
