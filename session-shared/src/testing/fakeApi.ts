import type {
  Api,
  ApiResult,
  CallOptions,
  PageRequest,
  Reader,
} from '../api/contract';
import { toApiResult } from '../api/readResult';

type Options = CallOptions | PageRequest | undefined;

/** The answer of a fake call: JSON as the server would send it, or `{ error }`; a function gets the input and may return a promise. */
export type FakeAnswer =
  | object
  | string
  | undefined
  | ((input: unknown, options: Options) => unknown);
export interface FakeCall {
  readonly name: string;
  readonly input: unknown;
  readonly options: Options;
}
export interface FakeApi extends Api {
  readonly calls: readonly FakeCall[];
}

/** An API whose answers are given by action name or path, read by the real readers; an unknown call is a ConnectionFailure. */
export function fakeApi(
  answers: Readonly<Record<string, FakeAnswer>> = {},
): FakeApi {
  const calls: FakeCall[] = [];

  async function answer<Value>(
    name: string,
    input: unknown,
    read: Reader<Value>,
    options: Options,
  ): Promise<ApiResult<Value>> {
    calls.push({ name, input, options });
    const given = answers[name];
    const json: unknown = await (isAsked(given)
      ? given(input, options)
      : given);
    return toApiResult(
      json === undefined
        ? { kind: 'empty' }
        : { kind: 'content', status: 200, content: json },
      read,
    );
  }

  return {
    calls,
    get: answer,
    post: answer,
    request: (path, read, init) => answer(path, init?.body, read, init),
  };
}

const isAsked = (
  given: FakeAnswer,
): given is (input: unknown, options: Options) => unknown =>
  typeof given === 'function';
