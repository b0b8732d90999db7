/** English, US format: where nobody asks for another. Source: specification 9; ledger PRS-11, CON-20. */
export const defaultLocale = 'en-US';
