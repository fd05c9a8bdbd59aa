import { useMemo } from "react";
import { useSearchParams } from "react-router-dom";

/**
 * A list's filters, order and page, kept in the address so that a link or the back button brings the same
 * list back. `const address = useAddress(); address.values.status; address.set({ status: "sent" });
 * address.page; address.setPage(2);` A changed filter goes back to the first page; an empty value leaves the
 * address; `only` leaves nothing else in it, `clear` nothing.
 */
export function useAddress() {
  const [params, setParams] = useSearchParams();
  return useMemo(() => {
    const values: Record<string, string> = Object.fromEntries(params);
    const write = (changed: Record<string, string>) =>
      setParams(
        (current) => {
          const next = new URLSearchParams(current);
          for (const [key, value] of Object.entries(changed)) {
            if (value === "") next.delete(key);
            else next.set(key, value);
          }
          return next;
        },
        { replace: true, preventScrollReset: true },
      );
    const page = Number(values.page);
    return {
      values,
      page: Number.isInteger(page) && page > 0 ? page : 1,
      set: (changed: Record<string, string>) => write({ page: "", ...changed }),
      only: (kept: Record<string, string>) =>
        write({ ...Object.fromEntries(Object.keys(values).map((key) => [key, ""])), ...kept }),
      clear: () => write(Object.fromEntries(Object.keys(values).map((key) => [key, ""]))),
      setPage: (next: number) => write({ page: next > 1 ? String(next) : "" }),
    };
  }, [params, setParams]);
}
