/**
 * The stage of the first page: a frame in which any page of the demo is visited for the first time. Its address names the visit
 * (`?stage=<visit>`), and so do those of the remotes on it (`…/~<visit>/…`): nothing of a remote comes out of a cache, and what the
 * network does to one visit is met by no other visitor. It ends by itself.
 */
import { remotes } from 'embed/remotes';

/** `slow`: every file of a remote comes late; `no-…`: nothing comes of that one but its loader, which caches have for a day. */
export const toDown = <Name extends string>(remote: Name) => `no-${remote}` as const;
export const stageNetworks = ['usual', 'slow', ...remotes.map(({ name }) => toDown(name))] as const;
export type StageNetwork = (typeof stageNetworks)[number];

export const isStageNetwork = (value: unknown): value is StageNetwork =>
  stageNetworks.some((network) => network === value);
export const isStageVisit = (value: unknown): value is string =>
  typeof value === 'string' && /^[a-z\d]{1,16}$/.test(value);

/** A remote's folder as a visit has it. */
export const toStageFolder = (folder: string, visit: string): string => `${folder}~${visit}/`;

export const troubleMs = 60_000;
/** The oldest is forgotten before a further one is known. */
const mostVisits = 1000;

interface Trouble {
  readonly network: StageNetwork;
  readonly endsAtMs: number;
}

export class StageVisits {
  readonly #now: () => number;
  readonly #troubles = new Map<string, Trouble>();

  constructor(now: () => number = Date.now) {
    this.#now = now;
  }

  set(visit: string, network: StageNetwork): void {
    this.#troubles.delete(visit);
    if (network === 'usual') return;
    this.#troubles.set(visit, { network, endsAtMs: this.#now() + troubleMs });
    const [oldest] = this.#troubles.keys();
    if (this.#troubles.size > mostVisits && oldest !== undefined) this.#troubles.delete(oldest);
  }

  networkOf(visit: string): StageNetwork {
    const trouble = this.#troubles.get(visit);
    return trouble && trouble.endsAtMs > this.#now() ? trouble.network : 'usual';
  }
}
