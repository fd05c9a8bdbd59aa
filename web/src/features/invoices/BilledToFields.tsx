import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { formatDocument } from "@travesia/api/colombia/documents";
import { useState } from "react";
import { type Control, useFormState, useWatch } from "react-hook-form";
import { SelectField } from "../../ui/form/SelectField.tsx";
import { TextField } from "../../ui/form/TextField.tsx";
import { buyerDocuments, type InvoiceForm, invoiceFields } from "./invoice.form.ts";

const { rules } = invoiceFields;

/** Shows the buyer of an invoice on one line, with fields to change the buyer. */
export function BilledToFields({
  control,
  open,
}: {
  readonly control: Control<InvoiceForm>;
  readonly open: boolean;
}) {
  const [typed, type] = useState(open);
  const { errors } = useFormState({ control });
  const { tipoDocumento, documento, nombre } = useWatch({ control });
  const isKnown = Boolean(tipoDocumento);
  // Errors are shown, also in a folded part.
  const isOpen = typed || Object.keys(errors).length > 0;
  return (
    <Box component="section">
      <Stack direction="row" sx={{ justifyContent: "space-between", gap: 3, alignItems: "center" }}>
        <div>
          <Typography variant="h6" component="h3">
            Facturar a
          </Typography>
          {!isOpen && (
            <span>{isKnown ? `${nombre}, ${formatDocument(documento ?? "")}` : "Consumidor final"}</span>
          )}
        </div>
        {!isOpen && (
          <Button size="small" aria-label="Cambiar a quién se factura" onClick={() => type(true)}>
            Cambiar
          </Button>
        )}
      </Stack>
      {isOpen && (
        <Box sx={{ display: "grid", gap: 4, pt: 3, gridTemplateColumns: { xs: "1fr", sm: "1fr 1fr" } }}>
          <SelectField
            control={control}
            name="tipoDocumento"
            label="Tipo de documento"
            options={buyerDocuments}
          />
          {isKnown && (
            <>
              <TextField
                control={control}
                name="documento"
                label="Número"
                hint={tipoDocumento === "nit" ? "Con su dígito de verificación" : undefined}
                required
                maxLength={30}
                rules={rules.documento}
              />
              <TextField
                control={control}
                name="nombre"
                label="Nombre o razón social"
                required
                maxLength={200}
                rules={rules.nombre}
              />
              <TextField
                control={control}
                name="correo"
                label="Correo"
                maxLength={254}
                rules={rules.correo}
              />
              <TextField control={control} name="direccion" label="Dirección" maxLength={200} />
              <TextField control={control} name="ciudad" label="Ciudad" maxLength={100} />
              <TextField control={control} name="telefono" label="Teléfono" maxLength={30} />
            </>
          )}
        </Box>
      )}
    </Box>
  );
}
