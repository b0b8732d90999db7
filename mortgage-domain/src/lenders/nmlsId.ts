/** NMLS IDs. Source: ledger VAL-21, CON-22, OPN-71. */
const nmlsIdLimit = 2_147_483_647;

/** Digits that a form takes (FRM-14). */
export const nmlsIdMaxLength = 12;

/** VAL-21, OPN-71: an integer from 1 to 2147483647. */
export const isNmlsId = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= nmlsIdLimit;
