import { may } from "@travesia/api/permissions";
import { useLookup } from "../../../ui/form/useLookup.ts";
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
  const { search, asked, box } = useLookup();
  const id = personOf(value);
  const found = useSellerSearchQuery(asked ? { variables: { search } } : { skip: true });
  const kept = useSellerSearchQuery(id ? { variables: { id } } : { skip: true });
  return (
    <PersonBox
      people={(found.data ?? found.previousData)?.sellers ?? []}
      loading={found.loading}
      chosen={(id && kept.data?.sellers.find((person) => person.id === id)) || null}
      onChoose={(person) => onChange(String(person?.id ?? ""))}
      {...box}
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
