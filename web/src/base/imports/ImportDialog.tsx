import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";
import { ConfirmDialog } from "../../ui/dialog/ConfirmDialog.tsx";
import type { ImportFields, ImportLayout } from "./import-columns.ts";
import { ImportDays } from "./ImportDays.tsx";
import { ImportColumns } from "./ImportColumns.tsx";
import { ImportFile } from "./ImportFile.tsx";
import { importTexts as texts, templateAddress } from "./import.texts.ts";
import type { Import } from "./useImport.ts";

interface ImportDialogProps {
  readonly title: string;
  /** Sentence with the requirements of the file. */
  readonly about: string;
  readonly fields: ImportFields;
  /** Fields of the template, if it does not contain all fields. */
  readonly template?: ImportFields;
  /** Name of the template's file. */
  readonly filename: string;
  readonly coming: Import<{ readonly layout: ImportLayout }>;
  /** Label of the import button: `Importar 12 ventas`. */
  readonly confirm: string;
  /** Number of lines that would be imported. */
  readonly taken: number;
  /** Reason why nothing can be imported, while `taken` is 0. */
  readonly reason: string;
  /** Preview of the import. */
  readonly children: ReactNode;
  /** Files that were imported earlier, shown until one is chosen. */
  readonly earlier?: ReactNode;
  readonly onSend: () => void;
  readonly onClose: () => void;
}

/** Imports a file, after showing its columns and a preview. */
export function ImportDialog({
  title,
  about,
  fields,
  template = fields,
  filename,
  coming,
  confirm,
  taken,
  reason,
  children,
  earlier,
  onSend,
  onClose,
}: ImportDialogProps) {
  const { layout, draft, busy, preview } = coming;
  const days = layout?.days && (!layout.days.decided || coming.mapping?.dayOrder) ? layout.days : null;
  const unsaid = days && !days.decided ? texts.chooseDays : null;
  const choosing = layout !== null && draft !== null;
  return (
    <ConfirmDialog
      open
      title={title}
      confirm={choosing ? texts.useColumns : confirm}
      busy={busy}
      ready={!choosing && taken > 0 && unsaid === null}
      reason={choosing ? null : taken > 0 ? unsaid : reason}
      onConfirm={choosing ? coming.applyColumns : onSend}
      onClose={onClose}
    >
      <ImportFile
        about={about}
        template={{ address: templateAddress(template), filename }}
        file={coming.file}
        failure={coming.failure}
        onFile={coming.choose}
      />
      {choosing && (
        <ImportColumns
          layout={layout}
          fields={fields}
          chosen={draft}
          busy={busy}
          onChoose={coming.change}
          onTitles={coming.changeTitles}
          onLeave={coming.closeColumns}
        />
      )}
      {preview && (
        <>
          {days && <ImportDays days={days} busy={busy} onChange={coming.changeDays} />}
          {children}
          <Typography variant="body2" color="textSecondary" sx={{ mt: 2, overflowWrap: "anywhere" }}>
            {texts.read(preview.layout, fields)}
          </Typography>
          <Button size="small" onClick={coming.openColumns} disabled={busy}>
            {texts.changeColumns}
          </Button>
        </>
      )}
      {!layout && !busy && earlier}
    </ConfirmDialog>
  );
}
