import type { ProviderFilter, ProviderStatus } from "../../graphql/schema.generated.ts";
import type { Filter } from "../../ui/table/FilterBar.tsx";

const statuses = ["active", "inactive", "merged"] as const satisfies readonly ProviderStatus[];

/** Returns the filter of the directory from the address parameters; invalid values are left out. */
export const providerFilterOf = ({
  estado,
  search,
  mandato,
  falta,
}: Readonly<Record<string, string>>): ProviderFilter => ({
  status: statuses.find((status) => status === estado),
  search: search || undefined,
  mandate: mandato === "si" ? true : mandato === "no" ? false : undefined,
  unanswered: falta === "respuesta" ? true : undefined,
  awaitsNit: falta === "nit" ? true : undefined,
});

export const providerFilters: readonly Filter[] = [
  { kind: "search", key: "search", label: "Nombre, NIT o contacto" },
  {
    kind: "select",
    key: "mandato",
    label: "Vende",
    options: [
      { value: "", label: "Todos" },
      { value: "si", label: "De terceros" },
      { value: "no", label: "En nombre propio" },
    ],
  },
  {
    kind: "select",
    key: "falta",
    label: "Falta",
    options: [
      { value: "", label: "Todos" },
      { value: "nit", label: "NIT para facturar" },
      { value: "respuesta", label: "Propio o de terceros" },
    ],
  },
];
