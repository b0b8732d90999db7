/** Values of the sign-in state's path. Source: ledger SGN-9, STO-11, OPN-37. */

/** The lender-advertising page: the dialog addresses lenders, its professional box is ticked. */
export const lenderEntry = 'upsell/lender-onboard';
