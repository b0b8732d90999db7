/** The result of an access, or undefined where it throws: storage and cookies may be blocked or full (F34, F35, F36). */
export function attempt<Value>(access: () => Value): Value | undefined {
  try {
    return access();
  } catch {
    return undefined;
  }
}
