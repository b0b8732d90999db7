import { parse } from 'yaml';
import { readText } from './dockerfile';

export interface Service {
  readonly image?: string;
  readonly build?: { readonly context: string; readonly target: string };
  readonly environment?: Readonly<Record<string, string>>;
  readonly ports?: readonly string[];
  readonly volumes?: readonly string[];
  readonly depends_on?: Readonly<Record<string, { readonly condition: string }>>;
  readonly healthcheck?: { readonly test: readonly string[] };
  readonly deploy?: { readonly replicas: number };
}
export interface Compose {
  readonly services: Readonly<Record<string, Service>>;
  readonly volumes: Readonly<Record<string, unknown>>;
}

export const compose = parse(readText('compose.yaml')) as Compose;

/** As Compose does: `${NAME:-usual}`, and `${NAME:?advice}` for what has to be given. */
export const interpolate = (
  values: Readonly<Record<string, string>>,
  given: Readonly<Record<string, string>>,
): Record<string, string> =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      value.replace(
        /\$\{(\w+):([-?])([^}]*)\}/g,
        (_, variable: string, kind: string, word: string) => {
          const found = given[variable] || (kind === '-' ? word : undefined);
          if (found === undefined) throw new Error(`${variable} is not given.`);
          return found;
        },
      ),
    ]),
  );
