/** Puts the focus into the first field, in the form's order, that has an error. */
export function focusFirstError(
  form: HTMLFormElement,
  errors: Readonly<Record<string, string | undefined>>,
): void {
  const field = [...form.elements].find(
    (element) => element instanceof HTMLInputElement && errors[element.name],
  );
  (field as HTMLInputElement | undefined)?.focus();
}
