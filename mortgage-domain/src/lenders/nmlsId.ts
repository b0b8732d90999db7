/** NMLS IDs. Source: specification 5, 9; ledger VAL-21, FRM-14, CON-22, OPN-71. */

/** Digits that a form takes (FRM-14); the directory's own numbers are shorter. */
export const nmlsIdMaxLength = 12;

/** FRM-14: what may be typed as an NMLS ID, one to twelve digits. */
export const isNmlsIdText = (text: string): boolean =>
  text.length <= nmlsIdMaxLength && /^\d+$/.test(text);

const nmlsIdMax = 2_147_483_647;

/** VAL-21, OPN-71: an integer from 1 to 2147483647. */
export const isNmlsId = (value: unknown): value is number =>
  typeof value === 'number' &&
  value % 1 === 0 &&
  value >= 1 &&
  value <= nmlsIdMax;
