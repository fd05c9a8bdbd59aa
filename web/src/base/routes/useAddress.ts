import { useLayoutEffect, useMemo, useRef } from "react";
import { type Location, type NavigateOptions, useLocation, useSearchParams } from "react-router-dom";

/** Parameters of an address change that the router has not rendered yet; the next change builds on them. */
const written = new WeakMap<Location, URLSearchParams>();

/**
 * Returns a list's filters, order and page, kept in the address so that a link or the back button restores
 * the same list. `const address = useAddress(); address.values.status; address.set({ status: "sent" });
 * address.page; address.setPage(2);` A changed filter returns to the first page; an empty value is removed;
 * `only` removes all others, `clear` all. Simultaneous changes, and a change begun before another, are all
 * kept. The second of two lists on one page gives a prefix for its keys: each keeps an address of its own.
 */
export function useAddress(begins = "") {
  const [params, setParams] = useSearchParams();
  const location = useLocation();
  const shown = useRef(location);
  useLayoutEffect(() => {
    shown.current = location;
  }, [location]);
  return useMemo(() => {
    const values = valuesOf(params, begins);
    const write = (changed: Record<string, string>, options: NavigateOptions = {}) => {
      const next = new URLSearchParams(written.get(shown.current) ?? shown.current.search);
      for (const [key, value] of Object.entries(changed)) {
        if (value === "") next.delete(named(key, begins));
        else next.set(named(key, begins), value);
      }
      written.set(shown.current, next);
      setParams(next, { replace: true, preventScrollReset: true, ...options });
    };
    const page = Number(values.page);
    return {
      values,
      page: Number.isInteger(page) && page > 0 ? page : 1,
      set: (changed: Record<string, string>) => write({ page: "", ...changed }),
      only: (kept: Record<string, string>) =>
        write({ ...Object.fromEntries(Object.keys(values).map((key) => [key, ""])), ...kept }),
      clear: () => write(Object.fromEntries(Object.keys(values).map((key) => [key, ""]))),
      // Synchronous: an answer that is there already would precede a page that is drawn later, and both pages
      // would be read again.
      setPage: (next: number) => write({ page: next > 1 ? String(next) : "" }, { flushSync: true }),
    };
  }, [params, setParams, begins]);
}

const named = (key: string, begins: string): string => (begins ? `${begins}.${key}` : key);

/** Returns the address parameters that belong to one list of the page. */
const valuesOf = (params: URLSearchParams, begins: string): Record<string, string> =>
  Object.fromEntries(
    [...params].flatMap(([key, value]) => {
      const [of, own] = key.includes(".") ? key.split(".", 2) : ["", key];
      return of === begins && own ? [[own, value] as const] : [];
    }),
  );
