import type { CustomerFilter, CustomerSource } from "../../graphql/schema.generated.ts";
import type { Filter } from "../../ui/table/FilterBar.tsx";
import { sourceLabels, sourceOptions } from "./customer.texts.ts";

const sources = Object.keys(sourceLabels) as CustomerSource[];

/** Returns the filter of the list from the address parameters; invalid values are left out. */
export const customerFilterOf = ({ search, origen }: Readonly<Record<string, string>>): CustomerFilter => ({
  search: search || undefined,
  source: sources.find((source) => source === origen),
});

export const customerFilters: readonly Filter[] = [
  { kind: "search", key: "search", label: "Nombre, correo, teléfono o documento" },
  { kind: "select", key: "origen", label: "Origen", options: sourceOptions },
];
