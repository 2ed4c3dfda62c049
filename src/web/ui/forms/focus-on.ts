/** As `ref` of a field that takes the place of what was pressed: the focus goes on there, once. */
export function focusOn(field: HTMLInputElement | null): void {
  field?.focus();
}
