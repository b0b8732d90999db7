/**
 * One example for each operation of the page's host. `host-demo/test/badInput.nodetest.ts`
 * sends each request to the demo. `{authToken}` is the token of the sample account it is sent as.
 */
import { messagingEligibilityQuery } from 'mortgage-domain/messages/messagingEligibilityQuery';
import examples from './validCalls.json' with { type: 'json' };

export interface ValidCall {
  /** The sample account that is signed in. */
  readonly as?: 'consumer' | 'lender';
  readonly query?: Readonly<Record<string, string>>;
  readonly request?: object;
  readonly answer?: object;
}

const calls = examples as Readonly<Record<string, ValidCall>>;

export const validCalls: Readonly<Record<string, ValidCall>> = {
  ...calls,
  messagingEligibility: {
    ...calls.messagingEligibility,
    request: { query: messagingEligibilityQuery },
  },
};
