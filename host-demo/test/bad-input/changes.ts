/** What is done to a valid call: one or several of its parts become something that nobody expected. */
import fc from 'fast-check';
import { cookies, deep, headers, names, texts, types, values } from './oddValues';

const at = fc.nat({ max: 30 });

export type Change =
  | { readonly part: 'query' | 'param' | 'field'; readonly at: number; readonly to: unknown }
  | { readonly part: 'addQuery' | 'addField'; readonly name: string; readonly to: unknown }
  | {
      readonly part: 'twice' | 'dropField' | 'dropQuery' | 'deepField';
      readonly at: number;
      readonly deep: { readonly deep: number; readonly isList: boolean };
    }
  | { readonly part: 'header' | 'cookie'; readonly name: string; readonly to: string }
  | { readonly part: 'type' | 'method' | 'encoding' | 'path'; readonly to: string }
  | { readonly part: 'body'; readonly to: unknown }
  | { readonly part: 'truncated'; readonly at: number };

const part = <Name extends string>(...given: readonly Name[]) => fc.constantFrom(...given);

export const changes: fc.Arbitrary<readonly Change[]> = fc.array(
  fc.oneof(
    { weight: 8, arbitrary: fc.record({ part: part('query', 'param', 'field'), at, to: values }) },
    {
      weight: 2,
      arbitrary: fc.record({ part: part('addQuery', 'addField'), name: names, to: values }),
    },
    {
      weight: 2,
      arbitrary: fc.record({
        part: part('twice', 'dropField', 'dropQuery', 'deepField'),
        at,
        deep,
      }),
    },
    {
      weight: 2,
      arbitrary: fc.record({ part: part('header'), name: part(...headers), to: texts }),
    },
    {
      weight: 1,
      arbitrary: fc.record({ part: part('cookie'), name: part(...cookies), to: texts }),
    },
    { weight: 1, arbitrary: fc.record({ part: part('type'), to: part(...types) }) },
    {
      weight: 1,
      arbitrary: fc.record({
        part: part('method'),
        to: part('GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS'),
      }),
    },
    {
      weight: 1,
      arbitrary: fc.record({
        part: part('encoding'),
        to: part('utf16le', 'latin1', 'bom', 'broken'),
      }),
    },
    { weight: 1, arbitrary: fc.record({ part: part('path'), to: texts }) },
    { weight: 1, arbitrary: fc.record({ part: part('body'), to: values }) },
    { weight: 1, arbitrary: fc.record({ part: part('truncated'), at }) },
  ),
  { minLength: 1, maxLength: 4 },
);
