/**
 * Returns the element into which the application is drawn: `root` itself, or, while `root` contains the
 * server-rendered page, a new element after that page, which hides it.
 */
export const behindFirstPage = (root: HTMLElement): HTMLElement =>
  document.getElementById("first-page") ? root.appendChild(document.createElement("div")) : root;

/**
 * Returns whether the visitor has typed into a form of the server-rendered first page, which works without
 * the application.
 */
const isWritten = (page: HTMLElement): boolean =>
  [...page.querySelectorAll("textarea")].some(({ value }) => value.trim() !== "");

/**
 * Removes the server-rendered content of a link page, which covers the application, once the application can
 * show the page. The content stays while the visitor is typing in it.
 */
export const leaveFirstPage = (): void => {
  const page = document.getElementById("first-page");
  if (page && !isWritten(page)) page.remove();
};

/**
 * Returns the options that the client expanded on the server-rendered page before the application started.
 */
export const unfoldedOnFirstPage = (): string[] =>
  [...document.querySelectorAll<HTMLElement>("#first-page [data-option]")].flatMap((card) =>
    card.querySelector("details[open]") ? [card.dataset.option ?? ""] : [],
  );

/**
 * Returns the option that the client selected on the server-rendered page before the application started;
 * null when none.
 */
export const pickedOnFirstPage = (): string | null =>
  document.querySelector<HTMLInputElement>('#first-page input[name="option"]:checked')?.value ?? null;

/**
 * Returns the values of the extras that the client checked on the server-rendered page before the application
 * started.
 */
export const extrasOnFirstPage = (): string[] =>
  [...document.querySelectorAll<HTMLInputElement>('#first-page input[name="extra"]:checked')].map(
    ({ value }) => value,
  );

/**
 * Returns the target page of the short address in this window, which the server wrote into the start page;
 * null for any other address.
 */
export function pageOfShortAddress(): URL | null {
  const said = document.querySelector<HTMLMetaElement>('meta[name="pagina"]');
  return said && new URL(said.content, window.location.origin);
}
