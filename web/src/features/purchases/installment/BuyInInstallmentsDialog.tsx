import Alert from "@mui/material/Alert";
import Stack from "@mui/material/Stack";
import { today } from "@travesia/api/colombia/days";
import { formatCop } from "@travesia/api/cop";
import { installmentThreshold } from "@travesia/api/purchases/installment.rules";
import { useState } from "react";
import { useForm } from "react-hook-form";
import type { BuyItemInInstallmentsInput } from "../../../graphql/schema.generated.ts";
import { FormDialog } from "../../../ui/dialog/FormDialog.tsx";
import { DayField } from "../../../ui/form/DayField.tsx";
import { MoneyField } from "../../../ui/form/MoneyField.tsx";
import { SelectField } from "../../../ui/form/SelectField.tsx";
import { TextField } from "../../../ui/form/TextField.tsx";
import { DifferenceNote } from "../purchase/DifferenceNote.tsx";
import { InstallmentsPlan } from "./InstallmentsPlan.tsx";
import type { InstallmentPurchaseValues } from "./installments.form.ts";
import { evenPlan, planProblem } from "./installments.plan.ts";
import { ProviderField } from "../purchase/ProviderField.tsx";
import { asOptions, receiptKinds } from "../purchase/purchase.texts.ts";
import type { PurchaseItemFragment } from "../purchase/purchases.generated.ts";

interface BuyInInstallmentsDialogProps {
  readonly item: PurchaseItemFragment;
  /** The day on which the trip begins; no payment is proposed after it. */
  readonly departure: string | null;
  readonly busy: boolean;
  readonly failure: string | null;
  readonly onSubmit: (input: BuyItemInInstallmentsInput, key: string) => void;
  readonly onClose: () => void;
}

const USUAL_COUNT = 3;
const text = (message: string) => ({
  required: message,
  validate: (value: unknown) => String(value ?? "").trim() !== "" || message,
});

/** Registers what an item above 2,000,000 COP was bought for, and the plan it is paid by. */
export function BuyInInstallmentsDialog({
  item,
  departure,
  busy,
  failure,
  onSubmit,
  onClose,
}: BuyInInstallmentsDialogProps) {
  const [key] = useState(() => crypto.randomUUID());
  const [problem, setProblem] = useState<string | null>(null);
  const span = { today: today(new Date()), departure };
  const quoted = item.precioTotal ?? 0;
  const proposed = quoted > installmentThreshold ? quoted : null;
  const { control, handleSubmit, watch, setValue } = useForm<InstallmentPurchaseValues>({
    defaultValues: {
      proveedor: item.proveedor ?? "",
      costo: proposed,
      fechaCompra: span.today,
      tipoComprobante: "voucher",
      observaciones: "",
      plan: evenPlan(proposed ?? 0, USUAL_COUNT, span),
    },
  });
  const [costo, plan] = watch(["costo", "plan"]);
  const act = handleSubmit(({ plan: cuotas, observaciones, ...values }) => {
    const wrong = planProblem(values.costo, cuotas);
    setProblem(wrong);
    if (wrong) return;
    const cuotasPlan = cuotas.map(({ monto, fechaVencimiento }) => ({ monto: monto ?? 0, fechaVencimiento }));
    onSubmit({ ...values, observaciones: observaciones || null, cuotasPlan }, key);
  });
  return (
    <FormDialog
      open
      title="Comprar en cuotas"
      lead={
        <>
          <strong>{item.descripcion}</strong>, cotizado en <strong>{formatCop(quoted)}</strong>. Las cuotas
          aplican para compras superiores a {formatCop(installmentThreshold)}.
        </>
      }
      submit="Registrar compra en cuotas"
      busy={busy}
      failure={failure}
      maxWidth="md"
      onSubmit={act}
      onClose={onClose}
    >
      <ProviderField
        control={control}
        name="proveedor"
        label="Proveedor"
        required
        rules={text("El proveedor es requerido")}
      />
      <Stack direction={{ xs: "column", sm: "row" }} sx={{ gap: 4, "& > *": { flex: 1 } }}>
        <Stack sx={{ gap: 1 }}>
          <MoneyField
            control={control}
            name="costo"
            label="Costo total"
            required
            rules={{
              validate: (value: unknown) =>
                (typeof value === "number" && value > 0) || "El costo debe ser mayor a 0",
              required: false,
            }}
          />
          <DifferenceNote quoted={quoted} real={costo} />
        </Stack>
        <DayField
          control={control}
          name="fechaCompra"
          label="Fecha de compra"
          required
          rules={{ required: "La fecha de compra es requerida" }}
        />
        <SelectField
          control={control}
          name="tipoComprobante"
          label="Tipo de comprobante"
          options={asOptions(receiptKinds)}
        />
      </Stack>
      <InstallmentsPlan
        control={control}
        total={costo}
        plan={plan}
        span={span}
        onPlan={(next) => setValue("plan", next, { shouldDirty: true })}
        onTotal={(total) => setValue("costo", total, { shouldDirty: true, shouldValidate: true })}
      />
      {problem && planProblem(costo, plan) && <Alert severity="error">{planProblem(costo, plan)}</Alert>}
      <TextField control={control} name="observaciones" label="Observaciones" multiline maxLength={2000} />
    </FormDialog>
  );
}
