/** Text of a failed search: a text about no results would be untrue. */
export const SEARCH_FAILED = "No pudimos buscar. Intenta de nuevo en un momento.";
