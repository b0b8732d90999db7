/** The path of a link as menus have it, without query and fragment. */
export const pathOf = (href: string): string => href.replace(/[?#].*/s, '');
