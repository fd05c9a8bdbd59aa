import { useLocation, useNavigate } from "react-router-dom";
import type { NewThing } from "./new.table.ts";

/**
 * Returns a function that starts a new record of the current list, keeping the list's filters. The function
 * returns whether the list has such a record.
 */
export function useNewHere(things: readonly NewThing[], pay: () => void): () => boolean {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  return () => {
    const begins = things.find(({ on }) => on === pathname)?.begins;
    if (!begins) return false;
    if (begins === "payment") {
      pay();
      return true;
    }
    const [path, asked] = begins.at.split("?");
    const kept = new URLSearchParams(path === pathname ? search : "");
    for (const [key, value] of new URLSearchParams(asked)) kept.set(key, value);
    void navigate({ pathname: path, search: kept.toString() }, { preventScrollReset: true });
    return true;
  };
}
