import Alert from "@mui/material/Alert";
import Stack from "@mui/material/Stack";
import { today } from "@travesia/api/colombia/days";
import { formatCop } from "@travesia/api/cop";
import { installmentThreshold } from "@travesia/api/purchases/installment/installment.rules";
import { type ReactNode, useCallback, useState } from "react";
import { useFields } from "../../../base/saving/useFields.ts";
import type { Wrong } from "../../../base/saving/useSaving.ts";
import { newKey } from "../../../base/saving/new-key.ts";
import type { BuyItemInInstallmentsInput } from "../../../graphql/schema.generated.ts";
import { FormDialog } from "../../../ui/dialog/FormDialog.tsx";
import { DayField } from "../../../ui/form/DayField.tsx";
import { MoneyField } from "../../../ui/form/MoneyField.tsx";
import { SelectField } from "../../../ui/form/SelectField.tsx";
import { TextField } from "../../../ui/form/TextField.tsx";
import { DifferenceNote } from "../purchase/DifferenceNote.tsx";
import { InstallmentsPlan } from "./InstallmentsPlan.tsx";
import { installmentPurchaseFields } from "./installments.form.ts";
import { lateWarning, planProblem } from "./installments.plan.ts";
import { ProviderNitFields } from "../../providers/ProviderNitFields.tsx";
import { useOverrun } from "../purchase/useOverrun.tsx";
import { ProviderField } from "../../providers/ProviderField.tsx";
import { asOptions, receiptKinds } from "../purchase/purchase.texts.ts";
import type { PurchaseItemFragment } from "../purchase/purchases.generated.ts";

interface BuyInInstallmentsDialogProps {
  readonly item: PurchaseItemFragment;
  /** Departure date of the trip; no payment is proposed after it. */
  readonly departure: string | null;
  readonly busy: boolean;
  readonly failure: string | null;
  readonly onSubmit: (input: BuyItemInInstallmentsInput, key: string) => Promise<Wrong | null>;
  /** Notice about travellers with missing data, shown before purchasing. */
  readonly note?: ReactNode;
  readonly onClose: () => void;
}

/** Registers the cost of an item above 2,000,000 COP, with its plan of instalments. */
export function BuyInInstallmentsDialog({
  item,
  departure,
  busy,
  failure,
  onSubmit,
  note,
  onClose,
}: BuyInInstallmentsDialogProps) {
  const [key] = useState(newKey);
  const [problem, setProblem] = useState<string | null>(null);
  const span = { today: today(new Date()), departure };
  const quoted = item.precioTotal ?? 0;
  const proposed = quoted > installmentThreshold ? quoted : null;
  const [fields] = useState(() => installmentPurchaseFields(proposed, span));
  const { control, submit, watch, setValue } = useFields(fields, {
    record: item,
    save: async ({ input, values }) => {
      const wrong = planProblem(values.costo, values.plan);
      setProblem(wrong);
      if (wrong !== null || overrun.isAsked(values.costo)) return [];
      return onSubmit(input, key);
    },
  });
  const overrun = useOverrun(quoted, () => void submit());
  const askNit = useCallback((asked: boolean) => setValue("asksNit", asked), [setValue]);
  const [costo, plan] = watch(["costo", "plan"]);
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
      <Stack direction={{ xs: "column", sm: "row" }} sx={{ gap: 4, "& > *": { flex: 1 } }}>
        <Stack sx={{ gap: 1 }}>
          <MoneyField
            control={control}
            name="costo"
            label="Costo total"
            required
            rules={fields.rules.costo}
          />
          <DifferenceNote quoted={quoted} real={costo} />
        </Stack>
        <DayField
          control={control}
          name="fechaCompra"
          label="Fecha de compra"
          required
          booked
          rules={fields.rules.fechaCompra}
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
      {lateWarning(plan, departure) && <Alert severity="warning">{lateWarning(plan, departure)}</Alert>}
      {problem && planProblem(costo, plan) && <Alert severity="error">{planProblem(costo, plan)}</Alert>}
      <TextField control={control} name="observaciones" label="Observaciones" multiline maxLength={2000} />
    </FormDialog>
  );
}
