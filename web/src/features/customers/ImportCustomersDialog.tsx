import Alert from "@mui/material/Alert";
import { importColumns } from "@travesia/api/customers/import/customer-lines.rules";
import { useState } from "react";
import { useSaving } from "../../base/saving/useSaving.ts";
import { useToasts } from "../../ui/toasts.tsx";
import { ConfirmDialog } from "../../ui/dialog/ConfirmDialog.tsx";
import { FileLines, ImportFile } from "../../base/imports/ImportFile.tsx";
import { templateAddress } from "../../base/imports/import.texts.ts";
import { countedCustomers, foundText, importAbout, importedText } from "./import.texts.ts";
import {
  type CustomerImportPreviewMutation,
  useCustomerImportMutation,
  useCustomerImportPreviewMutation,
} from "./customers.generated.ts";

type Preview = CustomerImportPreviewMutation["previewCustomerImport"];

/** Imports a file of customers, once it is seen what it would bring and which lines are at fault. */
export function ImportCustomersDialog({ onClose }: { readonly onClose: () => void }) {
  const [file, setFile] = useState<File | null>(null);
  const [preview, setPreview] = useState<Preview | null>(null);
  const { busy, failure, perform } = useSaving();
  const toasts = useToasts();
  const [look] = useCustomerImportPreviewMutation();
  const [bring] = useCustomerImportMutation({ refetchQueries: ["CustomerList"] });
  const good = preview ? preview.fresh + preview.known : 0;
  const choose = (chosen: File) => {
    setFile(chosen);
    setPreview(null);
    void perform(async () => {
      const { data } = await look({ variables: { file: chosen } });
      setPreview(data?.previewCustomerImport ?? null);
    }, null);
  };
  const send = () =>
    void perform(async () => {
      if (!file || !preview) return;
      const { data } = await bring({ variables: { file, leaveBad: preview.badCount > 0 } });
      if (!data) return;
      toasts.success(importedText(data.importCustomers));
      onClose();
    }, null);
  return (
    <ConfirmDialog
      open
      title="Importar clientes"
      confirm={
        preview && preview.badCount > 0
          ? `Importar solo ${countedCustomers(good)} sin errores`
          : "Importar clientes"
      }
      busy={busy}
      ready={good > 0}
      onConfirm={send}
      onClose={onClose}
    >
      <ImportFile
        about={importAbout}
        template={{ address: templateAddress(importColumns), filename: "clientes.csv" }}
        file={file}
        failure={failure}
        onFile={choose}
      />
      {preview && (
        <Alert severity={preview.badCount > 0 ? "warning" : "info"} sx={{ mt: 4 }}>
          {foundText(preview)}
          {preview.badCount > 0 && (
            <FileLines lines={preview.bad.map(({ problems, ...line }) => ({ ...line, reasons: problems }))} />
          )}
        </Alert>
      )}
    </ConfirmDialog>
  );
}
