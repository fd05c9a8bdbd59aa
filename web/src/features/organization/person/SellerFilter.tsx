import Skeleton from "@mui/material/Skeleton";
import { may } from "@travesia/api/permissions";
import { Suspense } from "react";
import { useLookup } from "../../../ui/form/lookup/useLookup.ts";
import { lazyPart } from "../../../ui/lazy-part.ts";
import type { Filter } from "../../../ui/table/FilterBar.tsx";
import { personOf } from "./person-filter.ts";
import { useSellerSearchQuery } from "../users.generated.ts";
import { lastAnswer } from "../../../base/lists/lastAnswer.ts";

/** Loaded on demand, because the list is displayed without it: it is behind `Filtros`. */
const PersonBox = lazyPart(async () => (await import("./PersonBox.tsx")).PersonBox);

interface SellerFilterProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** Shows the name of the person whose id is in the address. */
function SellerName({ value }: { readonly value: string }) {
  const id = personOf(value);
  const kept = useSellerSearchQuery(id ? { variables: { id } } : { skip: true });
  const person = id ? kept.data?.sellers.find((one) => one.id === id) : undefined;
  return person ? `${person.name} ${person.lastname}` : "…";
}

/** Limits a list to the sales of one person; the address stores the person's id. */
function SellerFilter({ label, value, onChange }: SellerFilterProps) {
  const { search, asked, box } = useLookup();
  const id = personOf(value);
  const found = useSellerSearchQuery(asked ? { variables: { search } } : { skip: true });
  const kept = useSellerSearchQuery(id ? { variables: { id } } : { skip: true });
  return (
    <Suspense fallback={<Skeleton variant="rounded" height={40} />}>
      <PersonBox
        people={lastAnswer(found)?.sellers ?? []}
        loading={found.loading}
        failed={Boolean(found.error)}
        chosen={(id && kept.data?.sellers.find((person) => person.id === id)) || null}
        onChoose={(person) => onChange(String(person?.id ?? ""))}
        {...box}
        field={{ label, size: "small" }}
        labelAbove
      />
    </Suspense>
  );
}

const byPerson = (key: string, label: string): Filter => ({
  kind: "field",
  key,
  label,
  field: (value, onChange) => <SellerFilter label={label} value={value} onChange={onChange} />,
  chip: (value) => <SellerName value={value} />,
});

/** Returns the filter by seller, for viewers who may see other people's sales. */
export const sellerFilter = (role: number): readonly Filter[] =>
  may(role, "readUsers") ? [byPerson("vendedor", "Vendedor")] : [];

/**
 * Returns the filters set by links from a person's figures; shown only when the address contains one of them.
 */
export const saleFilters = (role: number, values: Readonly<Record<string, string>>): readonly Filter[] =>
  may(role, "readUsers")
    ? [
        ...(values.vendio ? [byPerson("vendio", "Vendió al firmar")] : []),
        ...(values.cuentaPara ? [byPerson("cuentaPara", "Vendió o lideró")] : []),
      ]
    : [];
