import { formatDocument } from "@travesia/api/colombia/documents";
import { formatPhone } from "@travesia/api/colombia/phones";
import { formatDay } from "../../ui/days.ts";
import type { Column } from "../../ui/table/columns.ts";
import type { CustomerRowFragment } from "./customers.generated.ts";

const whole = (text: string) => <span style={{ whiteSpace: "nowrap" }}>{text}</span>;

/** Columns of the list of customers. */
export const customerColumns: readonly Column<CustomerRowFragment>[] = [
  { key: "name", label: "Cliente", card: "title", cell: ({ name }) => name },
  { key: "email", label: "Correo", same: ({ email }) => email, cell: ({ email }) => email ?? "–" },
  {
    key: "telefono",
    label: "Teléfono",
    cell: ({ telefono }) => (telefono ? whole(formatPhone(telefono)) : "–"),
  },
  {
    key: "documentoIdentidad",
    label: "Documento",
    same: ({ documentoIdentidad }) => documentoIdentidad,
    cell: ({ documentoIdentidad }) => (documentoIdentidad ? whole(formatDocument(documentoIdentidad)) : "–"),
  },
  { key: "ciudad", label: "Ciudad", same: ({ ciudad }) => ciudad, cell: ({ ciudad }) => ciudad ?? "–" },
  { key: "createdAt", label: "Desde", align: "right", cell: ({ createdAt }) => formatDay(createdAt) },
];
