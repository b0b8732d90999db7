/** What a case uses to call a host. */
import { partOf, type Exchange } from './exchange';
import type { Fixtures } from './fixtures';
import { openVisitor, type HostUnderTest, type Visitor } from './visitor';

export interface SignedIn {
  readonly visitor: Visitor;
  /** The `caller` of calls. */
  readonly token: string;
  readonly answer: Exchange;
}

export interface Scene {
  readonly fixtures: Fixtures;
  /** A new visitor. */
  readonly visitor: () => Visitor;
  /** The same signed-in visitor each time. Rejects when the sign-in fails. */
  readonly as: (who: 'account' | 'lender') => Promise<SignedIn>;
  /** A separate sign-in, for cases that end it. */
  readonly signIn: (who: 'account' | 'lender') => Promise<SignedIn>;
  /** The contract's example of the body. */
  readonly example: (call: string) => object;
  /** The texts with `{random}` replaced by a new word. */
  readonly fresh: <Texts extends object>(texts: Texts | undefined) => Texts;
}

/** A case could not run because its sign-in failed. */
export class NotSignedIn extends Error {
  override readonly name = 'NotSignedIn';
}

export function openScene(host: HostUnderTest): Scene {
  const { fixtures } = host;
  const visitor = () => openVisitor(host);
  const signIn: Scene['signIn'] = async (who) => {
    const { email, password } = fixtures[who] ?? { email: '', password: '' };
    const signedIn = visitor();
    const answer = await signedIn.call('signIn', { body: { email, password } });
    const token = partOf(answer, 'authToken');
    if (typeof token !== 'string' || token === '')
      throw new NotSignedIn(`${email} (\`${who}\` of the fixtures) cannot sign in`);
    return { visitor: signedIn, token, answer };
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
      return Object.values(requestBody?.content ?? {})[0]?.example ?? {};
    },
    fresh(texts) {
      const random = Math.random().toString(36).slice(2, 10);
      return JSON.parse(JSON.stringify(texts ?? {}).replaceAll('{random}', random)) as never;
    },
  };
}
