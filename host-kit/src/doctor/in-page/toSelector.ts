/** An element as a person would look for it. */
export function toSelector({ localName, id, classList }: Element): string {
  const firstClass = classList.item(0);
  return `${localName}${id ? `#${id}` : ''}${firstClass ? `.${firstClass}` : ''}`;
}
