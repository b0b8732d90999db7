/** What a calculator makes of what is typed. */
import type { Calculator } from '../src/calculator/calculator';

const today = new Date('2026-11-22T12:00:00Z');

/** The result of what differs from the example, with its facts by their labels. */
export function resultOf<Name extends string>(
  { calculate, defaults }: Calculator<Name>,
  typed: Partial<Record<Name, string>> = {},
) {
  const result = calculate({ ...defaults, ...typed }, today);
  if ('problems' in result) throw new Error(JSON.stringify(result.problems));
  return { ...result, facts: Object.fromEntries(result.facts) as Record<string, string> };
}
export function problemsOf<Name extends string>(
  { calculate, defaults }: Calculator<Name>,
  typed: Partial<Record<Name, string>>,
): Partial<Record<string, string>> {
  const result = calculate({ ...defaults, ...typed }, today);
  return 'problems' in result ? result.problems : {};
}
