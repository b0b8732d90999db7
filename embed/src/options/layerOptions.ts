import { isObject } from './readers';

/**
 * One layer of options over another, as a new object: objects part by part, everything else as a whole. `undefined` says nothing,
 * `null` takes away what is beneath.
 */
export function layerOptions<Options extends object>(under: Options, over: object): Options {
  const layered = { ...under } as Record<string, unknown>;
  for (const [name, value] of Object.entries(over) as [string, unknown][]) {
    if (value === null) Reflect.deleteProperty(layered, name);
    else if (value !== undefined) layered[name] = lay(layered[name], value);
  }
  return layered as Options;
}

/** Nothing that the page holds on to: what it changes afterwards changes nothing here. */
function lay(under: unknown, over: unknown): unknown {
  if (Array.isArray(over)) return over.map((item) => lay(undefined, item));
  return isObject(over) ? layerOptions(isObject(under) ? under : {}, over) : over;
}
