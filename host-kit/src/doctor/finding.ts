import type { Visit } from './visit';

/** What the doctor says: `broken` needs mending, `risk` works today, `fine` is worth knowing. */
export interface Finding {
  readonly level: 'broken' | 'risk' | 'fine';
  /** What is so, in plain words. */
  readonly what: string;
  /** How to mend it; always said of what is not fine. */
  readonly mend?: string;
}

/** From what was seen on a page to what its owner should know of one thing. */
export type Examination = (visit: Visit) => readonly Finding[];

export const broken = (what: string, mend: string): Finding => ({ level: 'broken', what, mend });
export const risk = (what: string, mend: string): Finding => ({ level: 'risk', what, mend });
export const fine = (what: string): Finding => ({ level: 'fine', what });
