import { formatDocument } from "@travesia/api/colombia/documents";
import { formatPhone } from "@travesia/api/colombia/phones";
import { roleLabel } from "@travesia/api/permissions";
import type { Column } from "../../ui/table/columns.ts";
import { AgoText } from "../../ui/AgoText.tsx";
import { UserName } from "./UserName.tsx";
import { UserStatus } from "./UserStatus.tsx";
import type { UserRowFragment } from "./users.generated.ts";

const oneLine = { whiteSpace: "nowrap" } as const;

/** Columns of the list of people. */
export const userColumns: readonly Column<UserRowFragment>[] = [
  {
    key: "name",
    label: "Nombre",
    card: "title",
    cell: ({ image, name, lastname, email }) => (
      <UserName image={image} name={`${name} ${lastname}`} note={email} />
    ),
  },
  { key: "role", label: "Rol", cell: ({ role }) => roleLabel(role) },
  {
    key: "phone",
    label: "Teléfono",
    cell: ({ phone }) => (phone ? <span style={oneLine}>{formatPhone(phone)}</span> : "—"),
  },
  {
    key: "document",
    label: "Documento",
    cell: ({ tipoDocumento, documentoIdentidad }) => (
      <span style={oneLine}>
        {documentoIdentidad
          ? `${tipoDocumento?.toUpperCase() ?? ""} ${formatDocument(documentoIdentidad)}`.trim()
          : "—"}
      </span>
    ),
  },
  { key: "lastLogin", label: "Último ingreso", cell: ({ lastLogin }) => <AgoText at={lastLogin} /> },
  { key: "status", label: "Estado", card: "corner", cell: (user) => <UserStatus user={user} /> },
];
