/** VAL-15: one of the 50 states plus DC; a territory fails. Apart from the names, so that the check alone stays small. */
export const stateAbbreviations =
  'AL AK AZ AR CA CO CT DE DC FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA RI SC SD TN TX UT VT VA WA WV WI WY'.split(
    ' ',
  );

/** Upper case only; callers that read an address make it so first (OPN-2). */
export const isStateAbbreviation = (value: unknown): value is string =>
  typeof value === 'string' && stateAbbreviations.includes(value);
