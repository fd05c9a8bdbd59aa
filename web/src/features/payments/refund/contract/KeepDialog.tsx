import { formatCop } from "@travesia/api/cop";
import { tooMuchKeptText } from "@travesia/api/payments/refund/decision/refundable-contract.acts.rules";
import { useState } from "react";
import type { Frame } from "../../../../base/acts/record-acts.tsx";
import { useFields } from "../../../../base/saving/useFields.ts";
import type { Wrong } from "../../../../base/saving/useSaving.ts";
import type { KeepOfContractInput } from "../../../../graphql/schema.generated.ts";
import { FormDialog } from "../../../../ui/dialog/FormDialog.tsx";
import { amount, fieldsOf, trimmed } from "../../../../ui/form/fields.ts";
import { MoneyField } from "../../../../ui/form/MoneyField.tsx";
import { TextField } from "../../../../ui/form/TextField.tsx";
import { refundTexts as texts } from "../refund.texts.ts";

interface Kept {
  readonly penalidad: number | null;
  readonly noReembolsado: number | null;
}

/** Returns the form fields of the amounts kept of a cancelled contract; at most `left` COP in all. */
const keepFields = (left: number) =>
  fieldsOf<Record<never, never>>()({
    penalidad: amount<Kept>({
      wrong: (penalidad, { noReembolsado }) => {
        const kept = (penalidad ?? 0) + (noReembolsado ?? 0);
        if (kept === 0) return "Escribe lo que se retiene";
        return kept > left ? tooMuchKeptText(left) : null;
      },
    }),
    noReembolsado: amount<Kept>(),
    motivo: trimmed({ required: "El motivo es obligatorio" }),
  });

interface KeepDialogProps extends Frame {
  /** Money of the client that no refund covers and that is not kept, in COP. */
  readonly left: number;
  readonly onKeep: (input: Omit<KeepOfContractInput, "contractId">) => Promise<Wrong | null>;
}

/** States amounts kept of a cancelled contract: the agency's penalty, and sums not refunded by providers. */
export function KeepDialog({ left: now, onKeep, ...dialog }: KeepDialogProps) {
  const [left] = useState(now);
  const [fields] = useState(() => keepFields(left));
  const { control, submit, watch } = useFields(fields, {
    record: null,
    save: ({ input }) => onKeep({ ...input, porDecidir: left }),
  });
  const [penalidad, noReembolsado] = watch(["penalidad", "noReembolsado"]);
  const kept = (penalidad ?? 0) + (noReembolsado ?? 0);
  return (
    <FormDialog
      open
      title={texts.keep}
      lead={
        <>
          Quedan <strong>{formatCop(left)}</strong> de lo que pagó el cliente. Lo que retengas ya no se le
          devuelve y cuenta en este mes.
        </>
      }
      submit={kept > 0 ? `Retener ${formatCop(kept)}` : "Retener"}
      onSubmit={submit}
      {...dialog}
    >
      <MoneyField control={control} name="penalidad" label={texts.penalty} rules={fields.rules.penalidad} />
      <MoneyField control={control} name="noReembolsado" label={texts.notReturned} />
      <TextField
        control={control}
        name="motivo"
        label="Motivo"
        required
        multiline
        maxLength={2000}
        rules={fields.rules.motivo}
      />
    </FormDialog>
  );
}
