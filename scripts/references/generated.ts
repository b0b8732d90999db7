/** The second line of every reference. */
export const generated =
  '<!-- Made by `npm run references`: edit what it is made from, not this file. -->';
