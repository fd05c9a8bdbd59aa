import Link from "@mui/material/Link";
import { formatDocument } from "@travesia/api/colombia/documents";
import { useDeferredValue } from "react";
import { lastAnswer } from "../../base/lists/lastAnswer.ts";
import { FieldNotice } from "../../ui/form/FieldNotice.tsx";
import { useProvidersNamedLikeQuery } from "./providers.generated.ts";
import { providerPaths } from "./providers.paths.ts";

const SHORTEST = 4;

/** Shows that a provider with a similar name already exists, with a link; hidden when there is none. */
export function NearlyKnownProvider({ name }: { readonly name: string }) {
  const asked = useDeferredValue(name.trim());
  const skip = asked.length < SHORTEST;
  const read = useProvidersNamedLikeQuery({ variables: { name: asked }, skip });
  const [known] = (!skip && lastAnswer(read)?.providersNamedLike) || [];
  if (!known) return null;
  return (
    <FieldNotice>
      Ya tienes a{" "}
      <Link href={providerPaths.one.to({ id: known.id })} target="_blank" color="inherit">
        {known.name}
      </Link>
      {known.nit ? ` (NIT ${formatDocument(known.nit)})` : ""}. ¿Es el mismo?
    </FieldNotice>
  );
}
