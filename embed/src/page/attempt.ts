/** What an access gives, or undefined where the browser refuses it: storage and cookies may be blocked or full (F34, F35, F36). */
export function attempt<Value>(access: () => Value): Value | undefined {
  try {
    return access();
  } catch {
    return undefined;
  }
}
