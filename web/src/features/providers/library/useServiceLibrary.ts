import { servicesOnAPage } from "@travesia/api/providers/library/library.rules";
import { useDeferredValue, useState } from "react";
import { lastAnswer } from "../../../base/lists/lastAnswer.ts";
import type { ServiceKind } from "../../../graphql/schema.generated.ts";
import { useLibraryServiceListQuery } from "./service-library.generated.ts";

/** Returns the services of the library that match a search. */
export function useServiceLibrary() {
  const [search, setSearch] = useState("");
  const [kind, setKind] = useState<ServiceKind | "">("");
  const [page, setPage] = useState(1);
  const wanted = useDeferredValue(search.trim());
  const read = useLibraryServiceListQuery({
    // In pages of one row, the row behind this page shows whether there is another page.
    variables: { search: wanted, kind: kind || null, page, next: page * servicesOnAPage + 1 },
    fetchPolicy: "cache-and-network",
  });
  const answer = lastAnswer(read);
  return {
    search,
    setSearch: (text: string) => {
      setPage(1);
      setSearch(text);
    },
    kind,
    setKind: (wantedKind: ServiceKind | "") => {
      setPage(1);
      setKind(wantedKind);
    },
    page,
    setPage,
    narrowed: wanted !== "" || kind !== "",
    services: answer?.libraryServices,
    hasNext: (answer?.next.length ?? 0) > 0,
    error: read.error,
    again: read.refetch,
  };
}
