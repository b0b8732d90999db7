/** Logs one line for the page owner: what happened and how to fix it. No personal data (S10). */
export const warn = (text: string, ...details: readonly unknown[]): void =>
  console.warn(`[mortgage embed] ${text}`, ...details);
