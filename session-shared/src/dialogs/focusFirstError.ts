/** Puts the focus into the first field, in the form's order, that has an error. */
export function focusFirstError(
  form: HTMLFormElement,
  errors: Readonly<Record<string, string | undefined>>,
): void {
  for (const field of form.elements) {
    if (field instanceof HTMLInputElement && errors[field.name]) {
      field.focus();
      return;
    }
  }
}
