import type { Checkout } from 'build/testing';

export const changedMenu = {
  file: 'mortgage-domain/src/menus/marketingMenus.ts',
  from: "text: 'Advertise',",
  to: "text: 'Advertise here',",
} as const;

export const changedStyles = {
  file: 'header-remote/src/Header.module.css',
  added: `
.header {
  border-block-end: 4px solid var(--color-accent);
  background: var(--color-brand-soft);
}
`,
} as const;

/** A change that is seen at once: what it makes is a version of its own, since a version is a digest of what is in it. */
export function changeHeader({ edit, append }: Pick<Checkout, 'edit' | 'append'>): void {
  edit(changedMenu.file, changedMenu.from, changedMenu.to);
  append(changedStyles.file, changedStyles.added);
}
