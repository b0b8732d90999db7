/** Calls a host for every part of the contract, and returns the result of each case. */
import type { Case } from './host/case';
import { everyActionCases } from './cases/everyAction';
import { leadCases } from './cases/leads';
import { lookupCases } from './cases/lookups';
import { menuCases } from './cases/menus';
import { visitorCases } from './cases/visitors';
import type { Contract } from './host/contract';
import { judge, type Deviation } from './host/judge';
import { NotSignedIn, openScene, type Scene } from './host/scene';
import type { HostUnderTest } from './host/visitor';

export interface Result {
  readonly call: string;
  readonly asks: string;
  readonly outcome: 'passed' | 'failed' | 'skipped';
  readonly deviations: readonly Deviation[];
  readonly reason?: string;
  readonly reference: string;
}

export function casesOf(contract: Contract): readonly Case[] {
  const all = [
    ...visitorCases,
    ...menuCases,
    ...lookupCases,
    ...leadCases(contract),
    ...everyActionCases(contract),
  ];
  return contract.operations.flatMap(({ id }) =>
    all.filter(({ call }) => call === id),
  );
}

/** One call after the other, so that mere speed hits no limit of a host. */
export async function runConformance(
  host: HostUnderTest,
  only: readonly string[] = [],
): Promise<readonly Result[]> {
  const wanted = casesOf(host.contract).filter(
    ({ call }) =>
      only.length === 0 ||
      only.some((name) => name.toLowerCase() === call.toLowerCase()),
  );
  const scene = openScene(host);
  const results: Result[] = [];
  for (const one of wanted) {
    results.push(await runCase(host.contract, scene, one));
  }
  return only.length > 0 ? results : [...results, ...leftOutResults];
}

async function runCase(
  contract: Contract,
  scene: Scene,
  one: Case,
): Promise<Result> {
  const { call, asks, needs } = one;
  const facts = {
    call,
    asks,
    reference: `docs/reference/host.md#${call.toLowerCase()}`,
  };
  const missing = needs
    .filter((name) => !scene.fixtures[name])
    .map((name) => `\`${name}\``);
  if (missing.length > 0) {
    const reason = `the fixtures have no ${missing.join(' and ')}`;
    return { ...facts, outcome: 'skipped', deviations: [], reason };
  }
  const deviations = await findDeviations(contract, scene, one);
  return {
    ...facts,
    outcome: deviations.length > 0 ? 'failed' : 'passed',
    deviations,
  };
}

/** Checks the further conditions only of an answer that follows the contract. */
async function findDeviations(contract: Contract, scene: Scene, one: Case) {
  try {
    const found = await one.ask(scene);
    const deviations = judge(contract, one, found);
    return deviations.length > 0 ? deviations : await one.also(found, scene);
  } catch (error) {
    if (!(error instanceof NotSignedIn)) {
      throw error;
    }
    return [{ what: 'sign-in', expected: 'a session', got: error.message }];
  }
}

/** Failures that the suite does not cause, and why. */
export const leftOut: Readonly<Record<string, string>> = {
  ServiceUnavailable:
    'it would take the host down; stop its database and look at one call by hand',
  UnexpectedError: 'a host has none on purpose',
  TooManyRequests:
    'it would lock this address out; spend a limit of a test system by hand',
  tooManyAttempts: 'it would lock the sample account out',
};

const leftOutResults: readonly Result[] = Object.entries(leftOut).map(
  ([error, reason]) => ({
    call: 'every call',
    asks: `answers ${error}`,
    outcome: 'skipped',
    deviations: [],
    reason,
    reference: 'docs/reference/host.md#failures-of-every-call',
  }),
);
