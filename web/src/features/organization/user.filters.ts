import type { UserFilter } from "../../graphql/schema.generated.ts";
import type { Filter } from "../../ui/table/FilterBar.tsx";
import { everyRole, roleOptions, userTexts } from "./user.texts.ts";

/** Filters of the list of people, stored in its address. */
export const userFilters: readonly Filter[] = [
  { kind: "search", key: "search", label: userTexts.searchLabel },
  {
    kind: "select",
    key: "role",
    label: "Rol",
    options: [{ value: "", label: "Todos" }, ...roleOptions(everyRole)],
  },
  {
    kind: "select",
    key: "activo",
    label: "Estado",
    options: [
      { value: "", label: "Todos" },
      { value: "si", label: "Activos" },
      { value: "no", label: "Inactivos" },
    ],
  },
];

const roles = new Set(everyRole.map(String));

/** Returns the filter of the list from the address parameters; invalid values are left out. */
export const userFilterOf = ({ search, role, activo }: Readonly<Record<string, string>>): UserFilter => ({
  search: search || undefined,
  role: role && roles.has(role) ? Number(role) : undefined,
  isActive: activo === "si" ? true : activo === "no" ? false : undefined,
});
