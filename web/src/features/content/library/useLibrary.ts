import { useDeferredValue, useState } from "react";
import { lastAnswer } from "../../../base/lists/lastAnswer.ts";
import type { PictureKind } from "../../../graphql/schema.generated.ts";
import { useAgencyPicturesQuery } from "./library.generated.ts";

/** Returns the pictures found by a search in the library, initially for `named`. */
export function useLibrary(begun: PictureKind | "", named = "") {
  const [search, setSearch] = useState(named);
  const [kind, setKind] = useState<PictureKind | "">(begun);
  const wanted = useDeferredValue(search.trim());
  const found = useAgencyPicturesQuery({ variables: { search: wanted, kind: kind || null } });
  return {
    search,
    setSearch,
    kind,
    setKind,
    pictures: lastAnswer(found)?.agencyPictures,
    narrowed: wanted !== "" || kind !== "",
    error: found.error,
    again: found.refetch,
  };
}
