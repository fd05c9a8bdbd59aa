/**
 * Returns whether the visitor has begun to write into a form of the first page, which works without the
 * application.
 */
const isWritten = (page: HTMLElement): boolean =>
  [...page.querySelectorAll("textarea")].some(({ value }) => value.trim() !== "");

/**
 * Takes away what the server wrote on a link page before the application came: once it has something to
 * show in its place. The page is hidden behind it until then. A page in which the visitor is writing
 * stays.
 */
export const leaveFirstPage = (): void => {
  const page = document.getElementById("first-page");
  if (page && !isWritten(page)) page.remove();
};

/** Returns the options whose details the client unfolded on the first page before the application came. */
export const unfoldedOnFirstPage = (): string[] =>
  [...document.querySelectorAll<HTMLElement>("#first-page [data-option]")].flatMap((card) =>
    card.querySelector("details[open]") ? [card.dataset.option ?? ""] : [],
  );

/**
 * Returns the option that the client picked on the first page before the application came; null without
 * one.
 */
export const pickedOnFirstPage = (): string | null =>
  document.querySelector<HTMLInputElement>('#first-page input[name="option"]:checked')?.value ?? null;

/**
 * Returns the page for which the short address of this window stands, as the server wrote it into the start
 * page; null where it stands for none.
 */
export function pageOfShortAddress(): URL | null {
  const said = document.querySelector<HTMLMetaElement>('meta[name="pagina"]');
  return said && new URL(said.content, window.location.origin);
}
