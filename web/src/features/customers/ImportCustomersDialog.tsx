import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import { importColumns, templateColumns } from "@travesia/api/customers/import/customer-columns.rules";
import { DoubtfulLines } from "../../base/imports/DoubtfulLines.tsx";
import { useLineAnswers } from "../../base/imports/useLineAnswers.ts";
import { FileLines } from "../../base/imports/ImportFile.tsx";
import { ImportDialog } from "../../base/imports/ImportDialog.tsx";
import { importTexts } from "../../base/imports/import.texts.ts";
import { useImport } from "../../base/imports/useImport.ts";
import { countedCustomers, doubtLabels, foundText, importAbout, importedText } from "./import.texts.ts";
import { useCustomerImportMutation, useCustomerImportPreviewMutation } from "./customers.generated.ts";

/** Imports a file of customers, after a preview of its rows and of the lines with errors. */
export function ImportCustomersDialog({ onClose }: { readonly onClose: () => void }) {
  const [look] = useCustomerImportPreviewMutation();
  const coming = useImport(async (variables) => (await look({ variables })).data?.previewCustomerImport);
  const { file, mapping, preview, busy, perform } = coming;
  const { answers, take, answer } = useLineAnswers(preview);
  const [bring] = useCustomerImportMutation({ refetchQueries: ["CustomerList"] });
  const taken = preview ? preview.fresh + preview.known + answers.size : 0;
  const send = () =>
    void perform(
      async () => {
        if (!file || !preview) return null;
        const { data } = await bring({ variables: { file, mapping, leaveBad: preview.badCount > 0, take } });
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
      template={templateColumns}
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
        <>
          <Alert severity={preview.badCount > 0 ? "warning" : "info"} sx={{ mt: 4 }}>
            {foundText(preview)}
            {preview.badCount > 0 && (
              <>
                <Box sx={{ mt: 2 }}>{importTexts.refused(preview.badCount)}</Box>
                <FileLines
                  lines={preview.bad.map(({ problems, ...line }) => ({ ...line, reasons: problems }))}
                />
                {preview.badCount > preview.bad.length &&
                  importTexts.more(preview.badCount - preview.bad.length)}
              </>
            )}
            <FileLines lines={preview.shown.filter(({ state }) => state === "ok")} />
          </Alert>
          {preview.doubtful > 0 && (
            <DoubtfulLines
              lines={preview.shown.filter(({ state }) => state === "doubtful")}
              count={preview.doubtful}
              labels={doubtLabels}
              answers={answers}
              busy={busy}
              onAnswer={answer}
            />
          )}
        </>
      )}
    </ImportDialog>
  );
}
