/** The default locale: English, US format. @source specification 9; ledger PRS-11, CON-20 */
export const defaultLocale = 'en-US';
