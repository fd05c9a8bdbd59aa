import { may } from "@travesia/api/permissions";
import { useDeferredValue, useState } from "react";
import type { Filter } from "../../../ui/table/FilterBar.tsx";
import { PersonBox } from "./PersonBox.tsx";
import { personOf } from "./person-filter.ts";
import { useSellerSearchQuery } from "../users.generated.ts";

interface SellerFilterProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** Narrows a list to what one person sold; the address keeps their id. */
function SellerFilter({ value, onChange }: SellerFilterProps) {
  const [typed, setTyped] = useState("");
  const search = useDeferredValue(typed);
  const id = personOf(value);
  const found = useSellerSearchQuery({ variables: { search } });
  const kept = useSellerSearchQuery(id ? { variables: { id } } : { skip: true });
  return (
    <PersonBox
      people={(found.data ?? found.previousData)?.sellers ?? []}
      loading={found.loading}
      chosen={(id && kept.data?.sellers.find((person) => person.id === id)) || null}
      onChoose={(person) => onChange(String(person?.id ?? ""))}
      onType={setTyped}
      field={{ label: "Vendedor", size: "small" }}
      labelAbove
    />
  );
}

/** The filter by who sold, for those who see the sales of others. */
export const sellerFilter = (role: number): readonly Filter[] =>
  may(role, "readUsers")
    ? [
        {
          kind: "field",
          key: "vendedor",
          label: "Vendedor",
          field: (value, onChange) => <SellerFilter value={value} onChange={onChange} />,
        },
      ]
    : [];
