/** One line for the page's owner: what happened, and how to mend it. Never anything personal (S10). */
export const warn = (text: string, ...details: readonly unknown[]): void =>
  console.warn(`[mortgage embed] ${text}`, ...details);
