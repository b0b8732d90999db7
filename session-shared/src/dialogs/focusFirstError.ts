/** Puts the focus into the first field, in the form's order, that has an error: a screen reader reads its description then. Returns the field's name if it had the focus before, since nothing is read in that case. */
export function focusFirstError(
  form: HTMLFormElement,
  errors: Readonly<Record<string, string | undefined>>,
): string | undefined {
  for (const field of form.elements) {
    if (field instanceof HTMLInputElement && errors[field.name]) {
      const { name } = field;
      const hadFocus = field.matches(':focus');
      field.focus();
      return hadFocus ? name : undefined;
    }
  }
  return undefined;
}
