import { useApolloClient } from "@apollo/client/react";
import { RECORD_TAB } from "@travesia/api/addresses";
import { useState } from "react";
import { useSearchParams } from "react-router-dom";
import { usePrinting } from "../../ui/usePrinting.ts";
import { pageRead } from "./page-read.ts";

interface OpenedPart {
  readonly asked?: string | undefined;
  readonly start?: string | undefined;
}

/**
 * Returns the open tab of a record, named in the address. Without a name, or with one the viewer does not
 * have, it is the first tab, or `start`, as passed when the page opened. `asked` overrides the address. `all`
 * is true when the page is printed.
 */
export function useRecordParts(keys: readonly string[], { asked, start }: OpenedPart = {}) {
  const [params, setParams] = useSearchParams();
  const client = useApolloClient();
  const all = usePrinting(() => pageRead(client));
  const named = asked ?? params.get(RECORD_TAB);
  const [first = ""] = keys;
  // The waits of the record change while the user reads it; the open part does not.
  const [unnamed] = useState(start ?? first);
  return {
    open: named !== null && keys.includes(named) ? named : unnamed,
    all,
    onOpen: (key: string) =>
      setParams(
        (current) => {
          const next = new URLSearchParams(current);
          if (key === unnamed) next.delete(RECORD_TAB);
          else next.set(RECORD_TAB, key);
          return next;
        },
        { replace: true, preventScrollReset: true },
      ),
  };
}
