import { staffDocumentLifecycle } from "@travesia/api/staff-documents/staff-document.lifecycle";
import { earnerRoles } from "@travesia/api/accounts/staff.rules";
import type { StaffDocumentFilter, StaffDocumentStatus } from "../../../graphql/schema.generated.ts";
import type { Filter } from "../../../ui/table/FilterBar.tsx";
import { type ReviewTab, tabLabels } from "./review.texts.ts";

const teams = { 2: "Asesores", 3: "Líderes", 4: "Gerentes" } as const;

/** Filters of the list of all documents, stored in its address. */
export const reviewFilters: readonly Filter[] = [
  { kind: "search", key: "search", label: "Nombre o correo" },
  {
    kind: "select",
    key: "estado",
    label: "Estado",
    options: [
      { value: "", label: "Todos los estados" },
      ...staffDocumentLifecycle.statuses.map((value) => ({
        value,
        label: staffDocumentLifecycle.labels[value],
      })),
    ],
  },
  {
    kind: "select",
    key: "rol",
    label: "Rol de Usuario",
    options: [
      { value: "", label: "Todos los roles" },
      ...Object.entries(teams).map(([value, label]) => ({ value, label })),
    ],
  },
];

type Address = Readonly<Record<string, string>>;

const isStatus = (value: string | undefined): value is StaffDocumentStatus =>
  staffDocumentLifecycle.statuses.some((status) => status === value);

/** Returns the tab in the address; an address with a filter opens the list of all documents. */
export const reviewTabOf = ({ ver = "", estado = "", rol = "" }: Address): ReviewTab =>
  ver === "" && (estado || rol) ? "todos" : ver in tabLabels ? (ver as ReviewTab) : "";

/** Returns the filter of the list from the address parameters; invalid values are left out. */
export function reviewFilterOf({ estado, rol, search }: Address): StaffDocumentFilter {
  return {
    status: isStatus(estado) ? estado : undefined,
    role: earnerRoles.find((role) => String(role) === rol),
    search: search || undefined,
  };
}
