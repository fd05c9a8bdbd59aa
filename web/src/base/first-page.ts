/**
 * Returns whether the visitor has begun to write into a form of the first page, which works without the
 * application.
 */
const isWritten = (page: HTMLElement): boolean =>
  [...page.querySelectorAll("textarea")].some(({ value }) => value.trim() !== "");

/**
 * Removes the server's content of a link page, which hides the application, once the application has
 * something to show. A page in which the visitor is typing stays.
 */
export const leaveFirstPage = (): void => {
  const page = document.getElementById("first-page");
  if (page && !isWritten(page)) page.remove();
};

/** Returns the options whose details the client unfolded on the first page before the application started. */
export const unfoldedOnFirstPage = (): string[] =>
  [...document.querySelectorAll<HTMLElement>("#first-page [data-option]")].flatMap((card) =>
    card.querySelector("details[open]") ? [card.dataset.option ?? ""] : [],
  );

/**
 * Returns the option that the client picked on the first page before the application started; null without
 * one.
 */
export const pickedOnFirstPage = (): string | null =>
  document.querySelector<HTMLInputElement>('#first-page input[name="option"]:checked')?.value ?? null;

/**
 * Returns the page behind the short address of this window, which the server wrote into the start page; null
 * for any other address.
 */
export function pageOfShortAddress(): URL | null {
  const said = document.querySelector<HTMLMetaElement>('meta[name="pagina"]');
  return said && new URL(said.content, window.location.origin);
}
