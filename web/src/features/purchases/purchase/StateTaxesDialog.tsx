import Box from "@mui/material/Box";
import { formatCop } from "@travesia/api/cop";
import { useState } from "react";
import type { Frame } from "../../../base/acts/record-acts.tsx";
import { useFields } from "../../../base/saving/useFields.ts";
import type { Wrong } from "../../../base/saving/useSaving.ts";
import type { PurchaseTaxesInput } from "../../../graphql/schema.generated.ts";
import { FormDialog } from "../../../ui/dialog/FormDialog.tsx";
import { TaxFields } from "./TaxFields.tsx";
import { statedTaxFields, typedTaxes } from "./taxes.form.ts";
import type { PurchaseRecordFragment } from "./purchases.generated.ts";

interface StateTaxesDialogProps extends Frame {
  readonly purchase: PurchaseRecordFragment;
  readonly onSubmit: (input: PurchaseTaxesInput) => Promise<Wrong | null>;
}

/**
 * States the base, the IVA and the withholdings of a purchase that was registered without them, or corrects
 * them.
 */
export function StateTaxesDialog({ purchase, onSubmit, ...dialog }: StateTaxesDialogProps) {
  const [fields] = useState(() => statedTaxFields(purchase));
  const { control, submit } = useFields(fields, {
    record: null,
    save: ({ values }) => onSubmit(typedTaxes(values)),
  });
  return (
    <FormDialog
      open
      title="IVA y retenciones"
      lead={
        <>
          De la compra a <strong>{purchase.proveedor}</strong> por{" "}
          <strong>{formatCop(purchase.costo)}</strong>, como lo dice la factura. Lo retenido no se le paga al
          proveedor.
        </>
      }
      submit="Guardar"
      onSubmit={submit}
      {...dialog}
    >
      <Box sx={{ display: "grid", gap: 4, gridTemplateColumns: { xs: "1fr", sm: "1fr 1fr" } }}>
        <TaxFields control={control as never} costo={purchase.costo} />
      </Box>
    </FormDialog>
  );
}
