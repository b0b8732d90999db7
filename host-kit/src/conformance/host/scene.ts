/** What a case has to ask a host with. */
import { partOf, type Exchange } from './exchange';
import type { Fixtures } from './fixtures';
import { openVisitor, type HostUnderTest, type Visitor } from './visitor';

export interface SignedIn {
  readonly visitor: Visitor;
  /** What calls name as `caller`. */
  readonly token: string;
  readonly answer: Exchange;
}

export interface Scene {
  readonly fixtures: Fixtures;
  /** Somebody new. */
  readonly visitor: () => Visitor;
  /** The same one each time it is asked for. Rejects where the sign-in fails. */
  readonly as: (who: 'account' | 'lender') => Promise<SignedIn>;
  /** A sign-in of its own, for what ends it. */
  readonly signIn: (who: 'account' | 'lender') => Promise<SignedIn>;
  /** The body that the contract has as an example. */
  readonly example: (call: string) => unknown;
  /** The same texts with another word for `{random}`. */
  readonly fresh: <Texts extends object>(texts: Texts | undefined) => Texts;
}

/** A case could not come so far as to ask. */
export class NotSignedIn extends Error {
  override readonly name = 'NotSignedIn';
}

export function openScene(host: HostUnderTest): Scene {
  const { fixtures } = host;
  const visitor = () => openVisitor(host);
  const signIn: Scene['signIn'] = async (who) => {
    const { email, password } = fixtures[who] ?? { email: '', password: '' };
    const somebody = visitor();
    const answer = await somebody.call('signIn', { body: { email, password } });
    const token = partOf(answer, 'authToken');
    if (typeof token !== 'string' || token === '')
      throw new NotSignedIn(`${email} (\`${who}\` of the fixtures) cannot sign in`);
    return { visitor: somebody, token, answer };
  };
  const known = new Map<string, Promise<SignedIn>>();
  return {
    fixtures,
    visitor,
    signIn,
    as(who) {
      const before = known.get(who) ?? signIn(who);
      known.set(who, before);
      return before;
    },
    example(call) {
      const { requestBody } = host.contract.operation(call);
      return Object.values(requestBody?.content ?? {})[0]?.example;
    },
    fresh(texts) {
      const random = Math.random().toString(36).slice(2, 10);
      return JSON.parse(JSON.stringify(texts ?? {}).replaceAll('{random}', random)) as never;
    },
  };
}
