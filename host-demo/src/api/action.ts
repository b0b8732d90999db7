/** What a named action is: how it may be called, what it takes, what it does. Source: ledger API-1..6, OPN-40. */
import type { FastifyRequest } from 'fastify';
import * as v from 'valibot';
import type { RouteContext } from '../routeContext';

export interface ActionCall<Input> {
  readonly input: Input;
  readonly request: FastifyRequest;
  readonly context: RouteContext;
}
/** A body, with a status where it is not 200. */
export interface ActionAnswer {
  readonly status?: number;
  readonly body: object;
}

export interface Action<Input = unknown> {
  /** `GET` actions take POST as well, for addresses that would be too long (API-3). What holds a token or personal data is POST only (S04, S10). */
  readonly method: 'GET' | 'POST';
  readonly schema: v.GenericSchema<unknown, Input>;
  /** Which limit of the settings counts its calls. */
  readonly limit?: 'leadsPerMinute';
  /** Asked to prove that a person sends it when too much comes (S09). */
  readonly challenged?: boolean;
  /** What else about a challenged call makes it look like a machine's. */
  looksAutomated?(input: Input, request: FastifyRequest): boolean;
  run(call: ActionCall<Input>): Promise<ActionAnswer>;
}

/** Lets the schema decide what `run` is given. */
export const defineAction = <Schema extends v.GenericSchema>(
  action: Action<v.InferOutput<Schema>> & { readonly schema: Schema },
): Action => action as Action;

/** An expected failure: its name, and where it has one, the field and a message for people. */
export const failure = (
  error: string,
  details: {
    readonly field?: string;
    readonly message?: string;
    readonly validationErrors?: readonly string[];
    readonly status?: number;
  } = {},
): ActionAnswer => {
  const { status, ...rest } = details;
  return { status, body: { error, ...rest } };
};

export const text = (maxLength: number) =>
  v.pipe(v.string('Expected a text.'), v.maxLength(maxLength, `At most ${maxLength} characters.`));
/** Present in nearly every call (API-5). */
export const partnerId = v.optional(text(100));
/** The fields that a caller wants back, each of a closed list. */
export const fieldsOf = <Field extends string>(known: readonly Field[]) =>
  v.optional(
    v.pipe(
      v.array(v.picklist(known, `Known fields: ${known.join(', ')}.`)),
      v.maxLength(known.length * 2, 'Too many fields.'),
    ),
  );
/** Only the named fields of an answer. */
export const pickFields = <Entity extends object>(
  entity: Entity,
  fields: readonly string[],
): Partial<Entity> =>
  Object.fromEntries(
    Object.entries(entity).filter(([name]) => fields.includes(name)),
  ) as Partial<Entity>;
