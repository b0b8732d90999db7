/**
 * Whether JSON may be the answer that was asked for: an object with one of its keys, or with none
 * at all. A list, and an object that speaks of other things alone, come from somewhere else (a
 * gateway, another service): what is missing in them says nothing. Source: fault F30.
 */
export function isAnswerOf(json: unknown, keys: readonly string[]): boolean {
  if (typeof json !== 'object' || json === null || Array.isArray(json)) return false;
  const sent = Object.keys(json);
  return sent.length === 0 || sent.some((key) => keys.includes(key));
}
