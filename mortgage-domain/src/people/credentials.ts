/** The password rule, for the page and for the server. @source specification 5; ledger OPN-33 */
export const passwordLength = { min: 8, max: 255 } as const;

export const isPassword = (text: string): boolean =>
  text.length >= passwordLength.min && text.length <= passwordLength.max;
