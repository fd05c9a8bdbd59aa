const typedInto = ["input:not([type=hidden]):not([type=checkbox]):not([type=radio])", "textarea"];
const fields = [...typedInto, "input[type=checkbox]", "input[type=radio]", "[role=combobox]"];

const shown = (selectors: readonly string[]) =>
  selectors
    .map((selector) => `${selector}:not(:disabled):not([aria-hidden=true]):not([aria-disabled=true])`)
    .join(",");

/**
 * Returns whether a form has several fields to type into: the value of a single field is quickly typed again.
 */
export const isWorkToType = (form: HTMLFormElement): boolean =>
  form.querySelectorAll(shown(typedInto)).length > 1;

/** Puts the focus into the first field of a form, unless one of its fields requested it. */
export function focusFirst(form: HTMLFormElement): void {
  if (!form.contains(document.activeElement)) form.querySelector<HTMLElement>(shown(fields))?.focus();
}
