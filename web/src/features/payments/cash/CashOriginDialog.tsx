import { formatCop } from "@travesia/api/cop";
import type { OpenAct } from "../../../base/acts/record-acts.tsx";
import { useFields } from "../../../base/saving/useFields.ts";
import type { CashOriginInput } from "../../../graphql/schema.generated.ts";
import { FormDialog } from "../../../ui/dialog/FormDialog.tsx";
import { fieldsOf, trimmed } from "../../../ui/form/fields.ts";
import type { ReportableCashRowFragment } from "./cash.generated.ts";
import { cashTexts as texts } from "./cash.texts.ts";
import { OriginFields } from "./OriginFields.tsx";

const originFields = fieldsOf<Record<never, never>>()({
  origenFondos: trimmed({ required: "Escribe de dónde viene el dinero" }),
  traidoPor: trimmed({ required: "Escribe quién trajo el dinero" }),
});

/** Cash payment that is reported, by the id of the payment. */
export interface ReportableCash extends ReportableCashRowFragment {
  readonly id: string;
}

type Noted = OpenAct<ReportableCash, { readonly input: CashOriginInput }>;

/** Shows the form for the origin of reportable cash and the person who delivered it. */
export function CashOriginDialog({ record: row, frame, send }: Noted) {
  const { control, submit } = useFields(originFields, {
    record: null,
    begun: { origenFondos: row.origenFondos ?? "", traidoPor: row.traidoPor ?? "" },
    save: ({ input }) => send({ input }),
  });
  return (
    <FormDialog
      open
      maxWidth="xs"
      title={texts.note}
      lead={
        <>
          Pago en efectivo de <strong>{formatCop(row.monto)}</strong> de {row.cliente} ({row.concepto}).
        </>
      }
      submit="Anotar"
      onSubmit={submit}
      {...frame}
    >
      <OriginFields control={control} rules={originFields.rules} />
    </FormDialog>
  );
}
