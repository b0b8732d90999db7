/** Only the named fields of an answer (CAL-7, CAL-9). */
export const pickFields = (
  entity: Readonly<Record<string, unknown>>,
  fields: readonly string[],
): Record<string, unknown> =>
  Object.fromEntries(Object.entries(entity).filter(([name]) => fields.includes(name)));
