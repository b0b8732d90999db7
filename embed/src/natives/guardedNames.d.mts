type Paths =
  | 'Array.prototype'
  | 'String.prototype'
  | 'Function.prototype'
  | 'Array'
  | 'Object'
  | 'JSON'
  | 'Promise';

export const guardedFunctions: Readonly<Record<Paths, readonly string[]>> &
  Readonly<Record<string, readonly string[]>>;
export const guardedNames: readonly string[];
