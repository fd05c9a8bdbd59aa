import { addDays, today as todayOf, type Day } from "@travesia/api/colombia/days";
import { formatCop } from "@travesia/api/cop";
import { lastPromiseDay } from "@travesia/api/payments/receivable/receivable.rules";
import type { Frame } from "../../../base/acts/record-acts.tsx";
import { useFields } from "../../../base/saving/useFields.ts";
import type { Wrong } from "../../../base/saving/useSaving.ts";
import type { PaymentPromiseInput } from "../../../graphql/schema.generated.ts";
import { FormDialog } from "../../../ui/dialog/FormDialog.tsx";
import { DayField } from "../../../ui/form/DayField.tsx";
import { MoneyField } from "../../../ui/form/MoneyField.tsx";
import { receivableTexts as texts } from "./receivable.texts.ts";
import type { ReceivableRowFragment } from "./receivables.generated.ts";
import { amount, fieldsOf, text } from "../../../ui/form/fields.ts";

/**
 * Returns the form fields of a client's promise to pay; by default the total overdue amount (COP), in three
 * days.
 */
const promiseFields = (owed: number, today: Day) =>
  fieldsOf<Record<never, never>>()({
    monto: { ...amount({ required: "Escribe cuánto va a pagar" }), empty: owed },
    day: text({ required: "Elige el día en que va a pagar" }, addDays(today, 3)),
  });

interface PromiseDialogProps extends Frame {
  readonly row: Pick<ReceivableRowFragment, "cliente" | "contractNumber" | "saldo" | "saldoVencido">;
  readonly onSubmit: (input: PaymentPromiseInput) => Promise<Wrong | null>;
}

/** Shows the form for the amount and the date that a client promised to pay. */
export function PromiseDialog({ row, onSubmit, ...frame }: PromiseDialogProps) {
  const today = todayOf(new Date());
  const { control, submit } = useFields(promiseFields(row.saldoVencido || row.saldo, today), {
    record: null,
    save: ({ input }) => onSubmit({ monto: input.monto ?? 0, day: input.day }),
  });
  return (
    <FormDialog
      open
      title={texts.promise}
      lead={texts.owes(row.cliente, formatCop(row.saldo), row.contractNumber)}
      submit="Anotar"
      maxWidth="xs"
      {...frame}
      onSubmit={submit}
    >
      <MoneyField control={control} name="monto" label="Promete pagar" />
      <DayField control={control} name="day" label="El día" min={today} max={lastPromiseDay(today)} />
    </FormDialog>
  );
}
