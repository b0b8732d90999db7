/** What a page gives, or something else where even asking throws: on the pages that we examine anything may. */
export function attempt<Value, Otherwise>(
  read: () => Value,
  otherwise: Otherwise,
): Value | Otherwise {
  try {
    return read();
  } catch {
    return otherwise;
  }
}
