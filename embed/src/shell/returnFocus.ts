/** Chromium drops focus to the body when Escape closes a popover inside a shadow root: it goes back to the popover's button. */
export function returnFocusOnDismissal(shadow: ShadowRoot): void {
  shadow.addEventListener(
    'beforetoggle',
    ({ target, newState }: Event & { readonly newState?: string }) => {
      if (!(target instanceof HTMLElement) || newState !== 'closed') {
        return;
      }
      if (!target.contains(shadow.activeElement)) {
        return;
      }
      shadow
        .querySelector<HTMLElement>(`[popovertarget="${target.id}"]`)
        ?.focus();
    },
    true,
  );
}
