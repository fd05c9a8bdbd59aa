import Stack from "@mui/material/Stack";
import { today } from "@travesia/api/colombia/days";
import { formatCop } from "@travesia/api/cop";
import { useState } from "react";
import { useForm } from "react-hook-form";
import type { BuyItemInput, TipoComprobante } from "../../../graphql/schema.generated.ts";
import { FormDialog } from "../../../ui/dialog/FormDialog.tsx";
import { DayField } from "../../../ui/form/DayField.tsx";
import { FileField } from "../../../ui/form/FileField.tsx";
import { MoneyField } from "../../../ui/form/MoneyField.tsx";
import { SelectField } from "../../../ui/form/SelectField.tsx";
import { TextField } from "../../../ui/form/TextField.tsx";
import { DifferenceNote } from "./DifferenceNote.tsx";
import { ProviderField } from "./ProviderField.tsx";
import { asOptions, receiptKinds } from "./purchase.texts.ts";
import type { PurchaseItemFragment } from "./purchases.generated.ts";

interface BuyItemDialogProps {
  readonly item: PurchaseItemFragment;
  readonly busy: boolean;
  readonly failure: string | null;
  readonly progress: number | null;
  readonly onSubmit: (input: BuyItemInput, file: File, key: string) => void;
  readonly onClose: () => void;
}

interface Values {
  proveedor: string;
  costo: number | null;
  fechaCompra: string;
  tipoComprobante: TipoComprobante;
  fechaVencimientoPago: string;
  observaciones: string;
  comprobante: File | null;
}

const text = (message: string) => ({
  required: message,
  validate: (value: unknown) => String(value ?? "").trim() !== "" || message,
});

/**
 * Registers, with its receipt, what an item was bought for; the difference to the quote is seen before
 * saving.
 */
export function BuyItemDialog({ item, busy, failure, progress, onSubmit, onClose }: BuyItemDialogProps) {
  const [key] = useState(() => crypto.randomUUID());
  const { control, handleSubmit, watch } = useForm<Values>({
    defaultValues: {
      proveedor: item.proveedor ?? "",
      costo: null,
      fechaCompra: today(new Date()),
      tipoComprobante: "factura",
      fechaVencimientoPago: item.fechaVencimientoPago ? today(new Date(item.fechaVencimientoPago)) : "",
      observaciones: "",
      comprobante: null,
    },
  });
  const quoted = item.precioTotal ?? 0;
  const act = handleSubmit(({ comprobante, costo, fechaVencimientoPago, observaciones, ...values }) => {
    if (!comprobante) return;
    const input = {
      ...values,
      costo: costo ?? 0,
      fechaVencimientoPago: fechaVencimientoPago || null,
      observaciones: observaciones || null,
    };
    onSubmit(input, comprobante, key);
  });
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
      onSubmit={act}
      onClose={onClose}
    >
      <ProviderField
        control={control}
        name="proveedor"
        label="Proveedor"
        required
        rules={text("El proveedor es obligatorio")}
      />
      <Stack sx={{ gap: 1 }}>
        <MoneyField
          control={control}
          name="costo"
          label="Costo real"
          required
          rules={{
            validate: (value: unknown) =>
              (typeof value === "number" && value > 0) || "El costo debe ser mayor a 0",
            required: false,
          }}
        />
        <DifferenceNote quoted={quoted} real={watch("costo")} />
      </Stack>
      <Stack direction={{ xs: "column", sm: "row" }} sx={{ gap: 4, "& > *": { flex: 1 } }}>
        <DayField
          control={control}
          name="fechaCompra"
          label="Fecha de compra"
          required
          rules={{ required: "La fecha de compra es requerida" }}
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
        rules={{ required: "El comprobante es obligatorio" }}
      />
      <TextField control={control} name="observaciones" label="Observaciones" multiline maxLength={2000} />
    </FormDialog>
  );
}
