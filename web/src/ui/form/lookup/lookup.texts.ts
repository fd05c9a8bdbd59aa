/** What a search says that did not come through: that nothing was found would be untrue. */
export const SEARCH_FAILED = "No pudimos buscar. Intenta de nuevo en un momento.";
