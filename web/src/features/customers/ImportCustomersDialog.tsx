import Alert from "@mui/material/Alert";
import { importColumns } from "@travesia/api/customers/import/customer-lines.rules";
import { FileLines } from "../../base/imports/ImportFile.tsx";
import { ImportDialog } from "../../base/imports/ImportDialog.tsx";
import { useImport } from "../../base/imports/useImport.ts";
import { countedCustomers, foundText, importAbout, importedText } from "./import.texts.ts";
import { useCustomerImportMutation, useCustomerImportPreviewMutation } from "./customers.generated.ts";

/** Imports a file of customers, once it is seen what it would bring and which lines are at fault. */
export function ImportCustomersDialog({ onClose }: { readonly onClose: () => void }) {
  const [look] = useCustomerImportPreviewMutation();
  const coming = useImport(
    "clientes",
    async (variables) => (await look({ variables })).data?.previewCustomerImport,
  );
  const { file, mapping, preview, perform } = coming;
  const [bring] = useCustomerImportMutation({ refetchQueries: ["CustomerList"] });
  const taken = preview ? preview.fresh + preview.known : 0;
  const send = () =>
    void perform(
      async () => {
        if (!file || !preview) return null;
        const { data } = await bring({ variables: { file, mapping, leaveBad: preview.badCount > 0 } });
        onClose();
        return data?.importCustomers ?? null;
      },
      (done) => done && importedText(done),
    );
  return (
    <ImportDialog
      title="Importar clientes"
      about={importAbout}
      fields={importColumns}
      filename="clientes.csv"
      coming={coming}
      confirm={
        preview && preview.badCount > 0
          ? `Importar solo ${countedCustomers(taken)} sin errores`
          : "Importar clientes"
      }
      taken={taken}
      reason="Elige primero un archivo con clientes"
      onSend={send}
      onClose={onClose}
    >
      {preview && (
        <Alert severity={preview.badCount > 0 ? "warning" : "info"} sx={{ mt: 4 }}>
          {foundText(preview)}
          {preview.badCount > 0 && (
            <FileLines lines={preview.bad.map(({ problems, ...line }) => ({ ...line, reasons: problems }))} />
          )}
        </Alert>
      )}
    </ImportDialog>
  );
}
