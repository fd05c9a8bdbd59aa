import Stack from "@mui/material/Stack";
import { addDays, today } from "@travesia/api/colombia/days";
import { formatCop } from "@travesia/api/cop";
import { type ReactNode, useCallback, useEffect, useState } from "react";
import { useFields } from "../../../base/saving/useFields.ts";
import type { Wrong } from "../../../base/saving/useSaving.ts";
import { newKey } from "../../../base/saving/new-key.ts";
import type { BuyItemInput } from "../../../graphql/schema.generated.ts";
import { FormDialog } from "../../../ui/dialog/FormDialog.tsx";
import { DayField } from "../../../ui/form/DayField.tsx";
import { FileField } from "../../../ui/form/FileField.tsx";
import { FoldedFields } from "../../../ui/form/FoldedFields.tsx";
import { MoneyField } from "../../../ui/form/MoneyField.tsx";
import { SelectField } from "../../../ui/form/SelectField.tsx";
import { TextField } from "../../../ui/form/TextField.tsx";
import { DifferenceNote } from "./DifferenceNote.tsx";
import { ProviderField } from "../../providers/ProviderField.tsx";
import { ProviderNitFields } from "../../providers/ProviderNitFields.tsx";
import { buyFields } from "./purchase.form.ts";
import { asOptions, receiptKinds } from "./purchase.texts.ts";
import { TaxFields } from "./TaxFields.tsx";
import { useOverrun } from "./useOverrun.tsx";
import type { PurchaseItemFragment } from "./purchases.generated.ts";

interface BuyItemDialogProps {
  readonly item: PurchaseItemFragment;
  readonly busy: boolean;
  readonly failure: string | null;
  readonly progress: number | null;
  readonly onSubmit: (input: BuyItemInput, file: File, key: string) => Promise<Wrong | null>;
  /** Notice about travellers with missing data, shown before purchasing. */
  readonly note?: ReactNode;
  readonly onClose: () => void;
}

/**
 * Registers the cost of an item with its receipt, which it asks for at once; the difference from the quoted
 * cost is shown before saving.
 */
export function BuyItemDialog({
  item,
  busy,
  failure,
  progress,
  note,
  onSubmit,
  onClose,
}: BuyItemDialogProps) {
  const [key] = useState(newKey);
  const [fields] = useState(() => buyFields(today(new Date())));
  const quoted = item.precioTotal ?? 0;
  const { control, submit, watch, getValues, setValue, setFocus } = useFields(fields, {
    record: item,
    save: async ({ input, values: { comprobante, costo } }) => {
      if (overrun.isAsked(costo)) return [];
      return comprobante && (await onSubmit(input, comprobante, key));
    },
  });
  const overrun = useOverrun(quoted, () => void submit());
  const hasFile = watch("comprobante") !== null;
  // The file comes first, and then the first field that is still empty.
  useEffect(() => {
    if (hasFile) setFocus(getValues("proveedor") ? "costo" : "proveedor");
  }, [hasFile, getValues, setFocus]);
  const askNit = useCallback((asked: boolean) => setValue("asksNit", asked), [setValue]);
  return (
    <FormDialog
      open
      title="Registrar compra"
      lead={
        <>
          <strong>{item.descripcion}</strong>, cotizado en <strong>{formatCop(quoted)}</strong>. Quedará
          comprado y pendiente de pago.
        </>
      }
      submit="Subir comprobante"
      busy={busy}
      failure={failure}
      onSubmit={submit}
      onClose={onClose}
    >
      {note}
      {overrun.question}
      <ProviderField
        control={control}
        name="proveedor"
        label="Proveedor"
        required
        rules={fields.rules.proveedor}
        onProvider={({ paymentDays }) => {
          const { fechaCompra, fechaVencimientoPago } = getValues();
          // The agreed term proposes the day until which it is paid, if nobody typed one yet.
          if (paymentDays !== null && fechaCompra && !fechaVencimientoPago)
            setValue("fechaVencimientoPago", addDays(fechaCompra, paymentDays));
        }}
      />
      <ProviderNitFields
        control={control}
        provider={watch("proveedor")}
        nit="nit"
        without="sinNit"
        isWithout={watch("sinNit")}
        rules={fields.rules.nit}
        onAsked={askNit}
      />
      <Stack sx={{ gap: 1 }}>
        <MoneyField control={control} name="costo" label="Costo real" required rules={fields.rules.costo} />
        <DifferenceNote quoted={quoted} real={watch("costo")} />
      </Stack>
      <Stack direction={{ xs: "column", sm: "row" }} sx={{ gap: 4, "& > *": { flex: 1 } }}>
        <DayField
          control={control}
          name="fechaCompra"
          label="Fecha de compra"
          required
          booked
          rules={fields.rules.fechaCompra}
        />
        <DayField control={control} name="fechaVencimientoPago" label="Pagar al proveedor antes de" />
      </Stack>
      <SelectField
        control={control}
        name="tipoComprobante"
        label="Tipo de comprobante"
        options={asOptions(receiptKinds)}
      />
      <FileField
        control={control}
        name="comprobante"
        label="Comprobante"
        required
        progress={progress}
        asksAtOnce
        rules={fields.rules.comprobante}
      />
      <TextField control={control} name="observaciones" label="Observaciones" multiline maxLength={2000} />
      <FoldedFields title="IVA y retenciones" summary="sin registrar" open="Agregar">
        <TaxFields control={control as never} costo={watch("costo") ?? 0} />
      </FoldedFields>
    </FormDialog>
  );
}
