/** Puts the focus into the first field, in the form's order, that has an error. */
export function focusFirstError(
  form: HTMLFormElement,
  errors: Readonly<Record<string, string | undefined>>,
): void {
  [...form.elements]
    .filter((element) => element instanceof HTMLInputElement)
    .find(({ name }) => errors[name])
    ?.focus();
}
