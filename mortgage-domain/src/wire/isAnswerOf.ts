/**
 * Whether JSON is an object with one of the keys, or an empty one. Others come from a gateway or
 * another service. Source: fault F30.
 */
export function isAnswerOf(json: unknown, keys: readonly string[]): boolean {
  if (typeof json !== 'object' || json === null || Array.isArray(json)) return false;
  const sent = Object.keys(json);
  return sent.length === 0 || sent.some((key) => keys.includes(key));
}
