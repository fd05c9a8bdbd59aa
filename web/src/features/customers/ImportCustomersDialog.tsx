import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { useSaving } from "../../base/saving/useSaving.ts";
import { useToasts } from "../../ui/toasts.tsx";
import { ConfirmDialog } from "../../ui/dialog/ConfirmDialog.tsx";
import { ChooseFile } from "../../ui/form/ChooseFile.tsx";
import { countedCustomers, foundText, importedText, templateAddress } from "./import.texts.ts";
import {
  type CustomerImportPreviewMutation,
  useCustomerImportMutation,
  useCustomerImportPreviewMutation,
} from "./customers.generated.ts";
import { FormFailure } from "../../ui/form/FormFailure.tsx";

type Preview = CustomerImportPreviewMutation["previewCustomerImport"];

const kinds = ".csv,.xlsx,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";

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
      <Typography variant="body2" sx={{ mb: 4 }}>
        Un archivo XLSX o CSV de hasta 10.000 líneas con la columna Nombre y al menos Correo, Teléfono o
        Documento. También se leen Tipo de documento, Fecha de nacimiento, Dirección y Ciudad.
      </Typography>
      <ChooseFile accept={kinds} variant="outlined" onFile={choose}>
        {file ? "Elegir otro archivo" : "Elegir archivo"}
      </ChooseFile>
      <Button href={templateAddress} download="clientes.csv" size="small" sx={{ ml: 2 }}>
        Descargar la plantilla
      </Button>
      {file && (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 2, overflowWrap: "anywhere" }}>
          {file.name}
        </Typography>
      )}
      <FormFailure failure={failure} sx={{ mt: 4 }} />
      {preview && (
        <Alert severity={preview.badCount > 0 ? "warning" : "info"} sx={{ mt: 4 }}>
          {foundText(preview)}
          {preview.badCount > 0 && (
            <Box component="ul" sx={{ m: 0, mt: 2, pl: 5, maxHeight: 240, overflow: "auto" }}>
              {preview.bad.map(({ line, name, problems }) => (
                <li key={line}>
                  Línea {line}
                  {name && ` (${name})`}: {problems.join("; ")}
                </li>
              ))}
            </Box>
          )}
        </Alert>
      )}
    </ConfirmDialog>
  );
}
