import { servicesOnAPage } from "@travesia/api/providers/library/library.rules";
import { useDeferredValue, useState } from "react";
import { lastAnswer } from "../../../base/lists/lastAnswer.ts";
import { useActs } from "../../../base/saving/useActs.ts";
import { overOpened, type SaveOf } from "../../../base/saving/useFields.ts";
import type { ServiceKind } from "../../../graphql/schema.generated.ts";
import type { serviceFields } from "./service-library.form.ts";
import {
  type ListedServiceFragment,
  useLibraryServiceListQuery,
  useLibraryServiceMergeMutation,
  useLibraryServiceRemoveMutation,
  useLibraryServiceUpdateMutation,
} from "./service-library.generated.ts";
import { serviceLibraryTexts as texts } from "./service-library.texts.ts";

/** The dialog of an act on a service. */
interface OpenAct {
  readonly act: "edit" | "merge" | "remove";
  readonly service: ListedServiceFragment;
}

const lists = { refetchQueries: ["LibraryServiceList"], awaitRefetchQueries: true };

/** Returns the services of the library that a search finds, and the acts on them. */
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
  const { open, busy, failure, fresh, show, close, perform } = useActs<OpenAct>();
  const [update] = useLibraryServiceUpdateMutation(lists);
  const [merge] = useLibraryServiceMergeMutation(lists);
  const [remove] = useLibraryServiceRemoveMutation(lists);
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
    open,
    busy,
    failure,
    fresh,
    show,
    close,
    save: ((filled, opened) => {
      const { id, version } = opened!;
      // Calculations that are confirmed meanwhile raise no version: the values they learned are not sent.
      const typed = { input: filled.changed, changed: filled.changed };
      const act = overOpened(typed, version, (input) => update({ variables: { id, input } }));
      return perform(act, texts.updated);
    }) satisfies SaveOf<typeof serviceFields>,
    merge: (id: string, intoId: string) => perform(() => merge({ variables: { id, intoId } }), texts.merged),
    remove: (id: string) => perform(() => remove({ variables: { id } }), texts.removed),
  };
}
