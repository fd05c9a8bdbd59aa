import { useState } from "react";
import type { FieldValues } from "react-hook-form";
import { type BoundProps, useBound } from "../../../ui/form/bound.ts";
import { useLookup } from "../../../ui/form/lookup/useLookup.ts";
import { PersonBox, type PersonChoice } from "../../organization/person/PersonBox.tsx";
import { useQuoteSellersQuery } from "./quotes.generated.ts";
import { lastAnswer } from "../../../base/lists/lastAnswer.ts";

interface SellerFieldProps<Values extends FieldValues> extends BoundProps<Values> {
  /** Roles of the people to search. */
  readonly roles?: readonly number[];
}

/** Shows a search field for active sellers of the viewer's team, by name; the form stores the id as text. */
export function SellerField<Values extends FieldValues>({ roles, ...bound }: SellerFieldProps<Values>) {
  const { field, shown } = useBound(bound, "Elige");
  const { search, asked, box } = useLookup();
  const [chosen, setChosen] = useState<PersonChoice | null>(null);
  const read = useQuoteSellersQuery(asked ? { variables: { search, limit: 20 } } : { skip: true });
  const people = lastAnswer(read)?.quoteSellers ?? [];
  return (
    <PersonBox
      people={people.filter(({ role }) => roles?.includes(role) ?? true)}
      loading={read.loading}
      failed={Boolean(read.error)}
      chosen={chosen}
      onChoose={(person) => {
        setChosen(person);
        field.onChange(String(person?.id ?? ""));
      }}
      {...box}
      field={shown}
    />
  );
}
