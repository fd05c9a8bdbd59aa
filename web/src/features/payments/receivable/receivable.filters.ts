import { DebtAge } from "@travesia/api/payments/receivable/receivable.rules";
import type { ReceivableFilter } from "../../../graphql/schema.generated.ts";
import type { Filter } from "../../../ui/table/FilterBar.tsx";
import { personOf } from "../../organization/person/person-filter.ts";

/** Address value of the filter for promises whose date has arrived. */
export const PROMISES_DUE = "promesas";

const isAge = (value: string | undefined): value is DebtAge => value !== undefined && value in DebtAge;

/** Returns the filter of the list from the address parameters; invalid values are left out. */
export const receivableFilterOf = (values: Readonly<Record<string, string>>): ReceivableFilter => ({
  search: values.search || undefined,
  vendedorId: personOf(values.vendedor) ?? undefined,
  age: isAge(values.edad) ? values.edad : undefined,
  promiseIsDue: values.edad === PROMISES_DUE ? true : undefined,
});

export const receivableFilters: readonly Filter[] = [
  { kind: "search", key: "search", label: "Número, cliente, teléfono o destino" },
];
