import { isObject } from './readers';

/**
 * The one way to add options up: each layer over those before it, objects part by part, everything else as a whole. In
 * a layer, `undefined` changes nothing and `null` removes the value beneath. The result is a copy that shares nothing
 * with the layers.
 */
export function layerOptions<Options extends object>(
  ...layers: readonly Options[]
): Options {
  const layered: Record<string, unknown> = {};
  for (const layer of layers) {
    for (const [name, value] of Object.entries(layer) as [string, unknown][]) {
      if (value === null) {
        Reflect.deleteProperty(layered, name);
      } else if (value !== undefined) {
        layered[name] = lay(layered[name], value);
      }
    }
  }
  return layered as Options;
}

function lay(under: unknown, over: unknown): unknown {
  if (Array.isArray(over)) {
    return over.map((item) => lay(undefined, item));
  }
  return isObject(over)
    ? layerOptions(isObject(under) ? under : {}, over)
    : over;
}
