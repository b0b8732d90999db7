/** What a named action is: how it may be called, what it takes, what it does. Source: ledger API-1..6, OPN-40. */
import type { FastifyRequest } from 'fastify';
import * as v from 'valibot';
import type { Database } from '../database/connect';
import type { Delivery } from '../delivery/delivery';
import { failure, type ActionAnswer } from './answers';

export interface ActionCall<Input> {
  readonly input: Input;
  readonly request: FastifyRequest;
  readonly db: Database;
  readonly delivery: Delivery;
}

interface ActionRules {
  /** Which limit of the settings counts its calls. */
  readonly limit?: 'leadsPerMinute' | 'lookupsPerMinute';
  /** Asked to prove that a person sends it when too much comes (S09). */
  readonly challenged?: boolean;
}

interface ActionDefinition<Schema extends v.GenericSchema> extends ActionRules {
  readonly schema: Schema;
  /** What else about a challenged call makes it look like a machine's. */
  readonly looksAutomated?: (input: v.InferOutput<Schema>, request: FastifyRequest) => boolean;
  readonly run: (call: ActionCall<v.InferOutput<Schema>>) => Promise<ActionAnswer>;
}

/** A parsed input, and the rest of its call. */
export interface ReadCall {
  readonly looksAutomated: boolean;
  readonly run: () => Promise<ActionAnswer>;
}

export interface Action extends ActionRules {
  /** A call, or the answer that names the fault in its input. */
  readonly read: (call: ActionCall<unknown>) => ReadCall | ActionAnswer;
}

/** The schema decides what `run` is given. */
export const defineAction = <Schema extends v.GenericSchema>({
  schema,
  run,
  looksAutomated,
  ...rules
}: ActionDefinition<Schema>): Action => ({
  ...rules,
  read({ input: given, ...call }) {
    const read = v.safeParse(schema, given);
    if (!read.success) return invalidRequest(read.issues[0]);
    const input = read.output;
    return {
      looksAutomated: looksAutomated?.(input, call.request) ?? false,
      run: () => run({ input, ...call }),
    };
  },
});

const invalidRequest = (issue: v.BaseIssue<unknown>): ActionAnswer =>
  failure('InvalidRequest', {
    status: 400,
    field: v.getDotPath(issue) ?? 'body',
    message: issue.message,
  });
