import type { ComponentProps } from "react";
import { Unread } from "../../../base/failure/Unread.tsx";
import { useAddendumBaseQuery, useAddendumTravellersQuery } from "./addendum.generated.ts";
import { AddendumDialog } from "./AddendumDialog.tsx";

interface AddendumWritingProps extends Omit<ComponentProps<typeof AddendumDialog>, "base" | "people"> {
  readonly contractId: string;
}

/** Opens the form of an addendum when the current contract is loaded. */
export function AddendumWriting({ contractId, ...dialog }: AddendumWritingProps) {
  const base = useAddendumBaseQuery({ variables: { contractId }, fetchPolicy: "network-only" });
  const { data } = base;
  const quoteId = data?.contract?.quoteId ?? null;
  const travellers = useAddendumTravellersQuery({
    variables: { quoteId: quoteId ?? "" },
    skip: quoteId === null,
    fetchPolicy: "network-only",
  });
  const people = travellers.data;
  if (!data?.contract || (quoteId !== null && !people)) return <Unread of={base.error ? base : travellers} />;
  return <AddendumDialog base={data.contract} people={people?.passengers ?? []} {...dialog} />;
}
