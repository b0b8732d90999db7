/** The contract of a page's host, read from its OpenAPI document. */
import { readFileSync } from 'node:fs';
import { Ajv2020, type ErrorObject } from 'ajv/dist/2020.js';

interface Ref {
  readonly $ref?: string;
}
interface Content {
  readonly schema: object;
  readonly example?: object;
}
export interface DeclaredResponse {
  readonly headers?: Readonly<Record<string, Ref>>;
  readonly content?: Readonly<Record<string, Content>>;
}
export interface Operation {
  readonly id: string;
  readonly method: string;
  readonly path: string;
  readonly parameters: readonly (Ref & {
    readonly name?: string;
    readonly example?: unknown;
  })[];
  readonly requestBody?: {
    readonly content: Readonly<Record<string, Content>>;
  };
  readonly responses: Readonly<Record<string, DeclaredResponse>>;
}

type Header = Readonly<{
  schema: { readonly pattern: string };
  example: string;
}>;

interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, object>>>>;
  readonly components: {
    readonly schemas: Readonly<Record<string, object>>;
    readonly headers: Readonly<Record<string, Header>>;
  };
}

export type Contract = ReturnType<typeof parseContract>;

const within = '#/components/schemas/';

export const readContract = (file: string) =>
  parseContract(readFileSync(file, 'utf8'));

export function parseContract(text: string) {
  const document = JSON.parse(text) as Document;
  const { schemas, headers } = document.components;
  const operations: readonly Operation[] = Object.entries(
    document.paths,
  ).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => {
      const { operationId, ...rest } = operation as Operation & {
        readonly operationId: string;
      };
      return { ...rest, id: operationId, method: method.toUpperCase(), path };
    }),
  );
  const $defs = JSON.parse(
    JSON.stringify(schemas).replaceAll(`"${within}`, '"#/$defs/'),
  ) as object;
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  return {
    operations,
    /** Throws for a name that the document lacks, which is our own mistake. */
    operation(id: string) {
      const found = operations.find((operation) => operation.id === id);
      if (!found) {
        throw new Error(`The contract has no call ${id}.`);
      }
      return found;
    },
    header: (name: string) => headers[name],
    mistakesOf(schema: string, value: unknown) {
      const validate = ajv.compile({ $ref: `#/$defs/${schema}`, $defs });
      return validate(withoutNulls(value))
        ? []
        : (validate.errors ?? []).map(toWords);
    },
    namesIn: (content: Content | undefined) =>
      [
        ...JSON.stringify(content?.schema ?? {}).matchAll(
          /#\/components\/schemas\/([^"]+)/g,
        ),
      ].map(([, name = '']) => name),
  };
}

/** Null is as good as missing (docs/contracts.md). */
const withoutNulls = (value: unknown): unknown =>
  JSON.parse(
    JSON.stringify(value),
    (_name, part: unknown) => part ?? undefined,
  );

const toWords = ({
  instancePath,
  message = 'is not as it should be',
}: ErrorObject): string =>
  `${instancePath === '' ? 'the answer' : instancePath.slice(1).replaceAll('/', '.')} ${message}`;
