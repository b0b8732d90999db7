/** A call that the visitor ended by closing the 'Security check' lightbox, or that stays blocked after it (AUT-11, OPN-38). */
export class ChallengeClosed extends Error {
  override readonly name = 'ChallengeClosed';
}
