/**
 * Takes away what the server wrote on a link page before the application came: once it has something to show
 * in its place. The page is hidden behind it until then.
 */
export const leaveFirstPage = (): void => document.getElementById("first-page")?.remove();
