export const guardedFunctions: Readonly<Record<string, readonly string[]>>;
export const guardedNames: readonly string[];
