import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import { confirming } from "../../base/acts/confirming.tsx";
import { recordAct, useRecordActs } from "../../base/acts/record-acts.tsx";
import { ActButton } from "../../ui/dialog/ActButton.tsx";
import { TwoLines } from "../../ui/table/TwoLines.tsx";
import { formatInstant } from "../../ui/days.ts";
import { Section } from "../../ui/Section.tsx";
import { EmptyState } from "../../ui/state/EmptyState.tsx";
import { importOrder } from "@travesia/api/bank/statement/movement-kind.rules";
import type { Column } from "../../ui/table/columns.ts";
import { DataTable } from "../../ui/table/DataTable.tsx";
import { bankTexts, previewTexts as texts, shortAccount, undoImportText } from "./bank.texts.ts";
import { BankImportUndoDocument, type BankImportsQuery, useBankImportsQuery } from "./bank.generated.ts";
import { bankReads } from "./useBankActions.ts";
import { lastAnswer } from "../../base/lists/lastAnswer.ts";
import { readState } from "../../base/lists/readState.ts";
import { useListBelow } from "./useListBelow.ts";

type Import = BankImportsQuery["bankImports"]["items"][number];

const columns: readonly Column<Import>[] = [
  {
    key: "filename",
    label: "Archivo",
    card: "title",
    cell: ({ filename, takenBackAt, takenBackBy }) =>
      takenBackAt && takenBackBy ? (
        <TwoLines second={texts.undoneBy(takenBackBy.name, formatInstant(takenBackAt))} width={320}>
          {filename}
        </TwoLines>
      ) : (
        filename
      ),
  },
  { key: "account", label: "Cuenta", cell: ({ account }) => shortAccount(account) },
  {
    key: "createdAt",
    label: "Importó",
    cell: ({ createdBy, createdAt }) => `${createdBy.name}, ${formatInstant(createdAt)}`,
  },
  { key: "lines", label: "Movimientos", align: "right", cell: ({ lines }) => lines.toLocaleString("es-CO") },
  { key: "fresh", label: "Nuevos", align: "right", cell: ({ fresh }) => fresh.toLocaleString("es-CO") },
];

/** Acts on an import. */
const importActs = {
  undo: recordAct<Pick<Import, "id" | "filename" | "own" | "shared">>()({
    label: texts.undo,
    mutation: BankImportUndoDocument,
    done: texts.undone,
    Dialog: confirming((brought) => ({
      title: texts.undo,
      confirm: texts.undo,
      destructive: true,
      children: undoImportText(brought),
    })),
  }),
};

/** Returns the acts on imports. */
export const useBankImportActs = () => useRecordActs(importActs, { reads: bankReads });

interface BankImportsProps {
  /** Id of an account; absent for all accounts. */
  readonly accountId: string | undefined;
  readonly onOpen: (fileId: string) => void;
}

/** Shows the imported bank files: who imported them, and the new movements of each. */
export function BankImports({ accountId, onOpen }: BankImportsProps) {
  const below = useListBelow(importOrder, accountId);
  const acts = useBankImportActs();
  const read = useBankImportsQuery({ variables: below.variables });
  const list = lastAnswer(read)?.bankImports;
  return (
    <Section title="Últimos extractos">
      <DataTable
        label="Últimos extractos"
        columns={columns}
        rows={list?.items}
        {...readState(read)}
        {...below.table}
        rowKey={({ id }) => id}
        actions={(one) => (
          <Stack direction="row" sx={{ gap: 1, justifyContent: "flex-end" }}>
            {one.acts.map(({ name, allowed, reason }) => (
              <ActButton
                key={name}
                size="small"
                color="inherit"
                aria-label={`${texts.undo}: ${one.filename}`}
                reason={allowed ? null : reason}
                onClick={() => acts.show("undo", one)}
              >
                {importActs.undo.label}
              </ActButton>
            ))}
            {one.fileId && (
              <Button size="small" color="inherit" onClick={() => one.fileId && onOpen(one.fileId)}>
                Descargar
              </Button>
            )}
          </Stack>
        )}
        empty={<EmptyState>{bankTexts.nothingImported}</EmptyState>}
        page={below.pageOf(list)}
      />
      {acts.dialog}
    </Section>
  );
}
