import { formatCop } from "@travesia/api/cop";
import { useFields } from "../../../base/saving/useFields.ts";
import type { Wrong } from "../../../base/saving/useSaving.ts";
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

interface CashOriginDialogProps {
  readonly row: ReportableCashRowFragment;
  readonly busy: boolean;
  readonly failure: string | null;
  readonly onSubmit: (input: CashOriginInput) => Promise<Wrong | null>;
  readonly onClose: () => void;
}

/** Shows the form for the origin of reportable cash and the person who delivered it. */
export function CashOriginDialog({ row, onSubmit, ...dialog }: CashOriginDialogProps) {
  const { control, submit } = useFields(originFields, {
    record: null,
    begun: { origenFondos: row.origenFondos ?? "", traidoPor: row.traidoPor ?? "" },
    save: ({ input }) => onSubmit(input),
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
      {...dialog}
    >
      <OriginFields control={control} rules={originFields.rules} />
    </FormDialog>
  );
}
