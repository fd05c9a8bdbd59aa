import Link from "@mui/material/Link";
import { formatPhone } from "@travesia/api/colombia/phones";
import { useDeferredValue } from "react";
import { lastAnswer } from "../../base/lists/lastAnswer.ts";
import { FieldNotice } from "../../ui/form/FieldNotice.tsx";
import { useCustomersNamedLikeQuery } from "./customers.generated.ts";
import { customerPaths } from "./customers.paths.ts";

const SHORTEST = 4;

/** Shows that a customer with a similar name already exists, with a link; hidden when there is none. */
export function NearlyKnownCustomer({ name }: { readonly name: string }) {
  const asked = useDeferredValue(name.trim());
  const skip = asked.length < SHORTEST;
  const read = useCustomersNamedLikeQuery({ variables: { name: asked }, skip });
  const [known] = (!skip && lastAnswer(read)?.customersNamedLike) || [];
  if (!known) return null;
  const reached = known.email ?? (known.telefono && formatPhone(known.telefono));
  return (
    <FieldNotice>
      Ya tienes a{" "}
      <Link href={customerPaths.one.to({ id: known.id })} target="_blank" color="inherit">
        {known.name}
      </Link>
      {reached ? ` (${reached})` : ""}. ¿Es el mismo?
    </FieldNotice>
  );
}
