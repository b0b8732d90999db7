import { partOf, type Exchange } from './exchange';
import type { FixtureName, Fixtures } from './fixtures';
import type { Deviation, Expectation } from './judge';
import type { Scene } from './scene';
import type { CallParts } from './visitor';

export interface Case extends Expectation {
  readonly asks: string;
  readonly needs: readonly FixtureName[];
  /** The suite compares the last exchange with the contract. */
  readonly ask: (scene: Scene) => Promise<Exchange>;
  readonly also: (
    found: Exchange,
    scene: Scene,
  ) => Promise<readonly Deviation[]>;
}

interface Given extends Pick<Scene, 'fresh'> {
  readonly fixtures: Fixtures;
  readonly example: object;
  readonly token: string;
}

interface Question extends Partial<Omit<Case, 'call' | 'asks'>> {
  readonly as?: 'account' | 'lender';
  readonly send?: CallParts | ((given: Given) => CallParts);
  /** Dotted path of a part that the answer must have. */
  readonly has?: string;
  readonly hasNo?: string;
}

/** The cases of a call; each key completes "it …". A case sends one request unless it has its own `ask`. */
export const casesFor = (
  call: string,
  questions: Readonly<Record<string, Question>>,
): readonly Case[] =>
  Object.entries(questions).map(
    ([asks, { as, send = {}, has, hasNo, needs = [], ...own }]) => ({
      call,
      asks,
      needs: as ? [as, ...needs] : needs,
      async ask(scene) {
        const { visitor, token } = as
          ? await scene.as(as)
          : { visitor: scene.visitor(), token: '' };
        const { fixtures, fresh, example } = scene;
        const given = { fixtures, fresh, token, example: example(call) };
        return visitor.call(
          call,
          typeof send === 'function' ? send(given) : send,
        );
      },
      also: (found) =>
        Promise.resolve([
          ...partIs('one', found, has),
          ...partIs('none', found, hasNo),
        ]),
      ...own,
    }),
  );

function partIs(
  expected: string,
  found: Exchange,
  what?: string,
): readonly Deviation[] {
  const got =
    what !== undefined && partOf(found, what) === undefined ? 'none' : 'one';
  return what === undefined || got === expected
    ? []
    : [{ what, expected, got }];
}

export const foreignPage = {
  origin: 'https://elsewhere.example',
  'sec-fetch-site': 'cross-site',
};
export const refusesForeignPage: Readonly<Record<string, Question>> = {
  'refuses a page of another site': {
    error: 'ForeignOrigin',
    send: { body: {}, headers: foreignPage },
  },
};
export const invalidRequest = { error: 'InvalidRequest', status: 400 } as const;
