import { useLocation, useNavigate } from "react-router-dom";
import type { NewThing } from "./new.table.ts";

/**
 * Returns what begins the new thing of the list where one is, and says whether there is one; the list's
 * filters stay.
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
