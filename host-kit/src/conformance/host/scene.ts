import { partOf } from './exchange';
import { openVisitor, type HostUnderTest, type Visitor } from './visitor';

export type Scene = ReturnType<typeof openScene>;

/** A case could not run because its sign-in failed. */
export class NotSignedIn extends Error {
  override readonly name = 'NotSignedIn';
}

export function openScene(host: HostUnderTest) {
  const { fixtures } = host;
  const visitor = (): Visitor => openVisitor(host);
  const signIn = async (who: 'account' | 'lender') => {
    const { email, password } = fixtures[who] ?? { email: '', password: '' };
    const signedIn = visitor();
    const answer = await signedIn.call('signIn', { body: { email, password } });
    const token = partOf(answer, 'authToken');
    if (typeof token !== 'string' || token === '') {
      throw new NotSignedIn(
        `${email} (\`${who}\` of the fixtures) cannot sign in`,
      );
    }
    return { visitor: signedIn, token, answer };
  };
  const known = new Map<string, ReturnType<typeof signIn>>();
  return {
    fixtures,
    visitor,
    signIn,
    as(who: 'account' | 'lender') {
      const before = known.get(who) ?? signIn(who);
      known.set(who, before);
      return before;
    },
    example: (call: string): object => {
      const { requestBody } = host.contract.operation(call);
      return Object.values(requestBody?.content ?? {})[0]?.example ?? {};
    },
    fresh: <Texts extends object>(texts: Texts | undefined): Texts => {
      const random = Math.random().toString(36).slice(2, 10);
      return JSON.parse(
        JSON.stringify(texts ?? {}).replaceAll('{random}', random),
      ) as never;
    },
  };
}
