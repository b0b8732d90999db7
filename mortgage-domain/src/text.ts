/** True for text with something in it besides blanks. */
export const hasText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';

/** Counts what people see as one character for the rules that speak of characters: Unicode code points after trimming. */
export const trimmedLength = (text: string): number => [...text.trim()].length;
