/** As much of a mouse event as it takes. */
interface Click {
  readonly defaultPrevented: boolean;
  readonly button: number;
  readonly metaKey: boolean;
  readonly ctrlKey: boolean;
  readonly shiftKey: boolean;
  readonly altKey: boolean;
}
const ownTargets = ['', '_self'];

/** True for a click that would lead this very tab to the link: modified clicks and links to other windows are the browser's. Source: ledger HDR-21, HDR-22, LAP-18. */
export const isPlainClick = (
  click: Click,
  link: { readonly target: string },
): boolean =>
  !click.defaultPrevented &&
  click.button === 0 &&
  !(click.metaKey || click.ctrlKey || click.shiftKey || click.altKey) &&
  ownTargets.includes(link.target);
