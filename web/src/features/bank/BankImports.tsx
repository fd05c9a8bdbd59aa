import Button from "@mui/material/Button";
import { formatInstant } from "../../ui/days.ts";
import { Section } from "../../ui/Section.tsx";
import { EmptyState } from "../../ui/state/EmptyState.tsx";
import type { Column } from "../../ui/table/columns.ts";
import { DataTable } from "../../ui/table/DataTable.tsx";
import { bankTexts, shortAccount } from "./bank.texts.ts";
import type { BankImportsQuery } from "./bank.generated.ts";

type Import = BankImportsQuery["bankImports"]["items"][number];

const columns: readonly Column<Import>[] = [
  { key: "filename", label: "Archivo", card: "title", cell: ({ filename }) => filename },
  { key: "account", label: "Cuenta", cell: ({ account }) => shortAccount(account) },
  {
    key: "who",
    label: "Importó",
    cell: ({ createdBy, createdAt }) => `${createdBy.name}, ${formatInstant(createdAt)}`,
  },
  { key: "lines", label: "Movimientos", align: "right", cell: ({ lines }) => lines.toLocaleString("es-CO") },
  { key: "fresh", label: "Nuevos", align: "right", cell: ({ fresh }) => fresh.toLocaleString("es-CO") },
];

interface BankImportsProps {
  readonly imports: readonly Import[];
  readonly onOpen: (fileId: string) => void;
}

/** The last files: who brought them, and what of them was new. */
export function BankImports({ imports, onOpen }: BankImportsProps) {
  return (
    <Section title="Últimos extractos" flush>
      <DataTable
        label="Últimos extractos"
        columns={columns}
        rows={imports}
        rowKey={({ id }) => id}
        actions={({ fileId }) =>
          fileId && (
            <Button size="small" color="inherit" onClick={() => onOpen(fileId)}>
              Descargar
            </Button>
          )
        }
        empty={<EmptyState>{bankTexts.nothingImported}</EmptyState>}
      />
    </Section>
  );
}
