/** A named action: how it may be called, its input and its effect. Source: ledger API-1..6, OPN-40. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type * as v from 'valibot';
import type { Database } from '../database/connect';
import type { Delivery } from '../delivery/delivery';
import { parseInput } from '../http/plainInput';
import type { Services } from '../services/services';

/** Only the named fields of an answer (CAL-7, CAL-9). */
export const pickFields = (
  entity: Readonly<Record<string, unknown>>,
  fields: readonly string[],
): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(entity).filter(([name]) => fields.includes(name)),
  );

export interface ActionAnswer {
  readonly status?: number;
  readonly body: object;
}

interface FailureDetails {
  readonly field?: string;
  readonly message?: string;
  /** Where the page looks for the field (API-7). */
  readonly validationErrors?: readonly string[];
  readonly status?: number;
}

/** An expected failure: its name, and where it has one, the field and a message for people. */
export const failure = (
  error: string,
  { status, ...details }: FailureDetails = {},
): ActionAnswer => ({ status, body: { error, ...details } });

export interface ActionCall<Input> {
  readonly input: Input;
  readonly request: FastifyRequest;
  readonly db: Database;
  readonly delivery: Delivery;
}

interface ActionRules {
  readonly limit?: 'leadsPerMinute' | 'lookupsPerMinute';
  /** Too many calls need proof that a person sends them (S09). */
  readonly challenged?: boolean;
  readonly form?: ActionForm;
}

/** A page's own form may call the action without script: it gets a page. */
export interface ActionForm {
  readonly read: (request: FastifyRequest, db: Database) => Promise<unknown>;
  readonly send: (
    reply: FastifyReply,
    answer: ActionAnswer,
    services: Services,
  ) => Promise<FastifyReply>;
}

interface ActionDefinition<Schema extends v.GenericSchema> extends ActionRules {
  readonly schema: Schema;
  /** Other signs that a machine sends a challenged call. */
  readonly looksAutomated?: (
    input: v.InferOutput<Schema>,
    request: FastifyRequest,
  ) => boolean;
  readonly run: (
    call: ActionCall<v.InferOutput<Schema>>,
  ) => Promise<ActionAnswer>;
}

export interface ReadCall {
  readonly looksAutomated: boolean;
  readonly run: () => Promise<ActionAnswer>;
}

export interface Action extends ActionRules {
  readonly read: (call: ActionCall<unknown>) => ReadCall;
}

export const defineAction = <Schema extends v.GenericSchema>({
  schema,
  run,
  looksAutomated,
  ...rules
}: ActionDefinition<Schema>): Action => ({
  ...rules,
  read({ input: given, ...call }) {
    const input = parseInput(schema, given);
    return {
      looksAutomated: looksAutomated?.(input, call.request) ?? false,
      run: () => run({ input, ...call }),
    };
  },
});
