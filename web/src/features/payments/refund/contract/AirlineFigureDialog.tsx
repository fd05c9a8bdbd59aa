import { formatCop } from "@travesia/api/cop";
import { useState } from "react";
import type { Frame } from "../../../../base/acts/record-acts.tsx";
import { useFields } from "../../../../base/saving/useFields.ts";
import type { Wrong } from "../../../../base/saving/useSaving.ts";
import { FormDialog } from "../../../../ui/dialog/FormDialog.tsx";
import { fieldsOf } from "../../../../ui/form/fields.ts";
import { MoneyField } from "../../../../ui/form/MoneyField.tsx";
import { retractoTexts as texts } from "./retracto.texts.ts";

interface AirlineFigureDialogProps extends Frame {
  /** Amount paid for the tickets, in COP. */
  readonly tickets: number;
  /** Maximum amount that the airline may retain, in COP. */
  readonly most: number;
  readonly onEnter: (retenido: number) => Promise<Wrong | null>;
}

const figureFields = (most: number) =>
  fieldsOf<Record<never, never>>()({
    retenido: {
      empty: null as number | null,
      read: (): number | null => null,
      send: (typed: number | null): number => typed ?? 0,
      required: "Escribe el valor",
      wrong: (typed: number | null) =>
        typed !== null && typed > most ? `La aerolínea puede retener hasta ${formatCop(most)}` : null,
    },
  });

/** Shows the form for the airline's fee for returned tickets. */
export function AirlineFigureDialog({ tickets, most, onEnter, ...dialog }: AirlineFigureDialogProps) {
  const [fields] = useState(() => figureFields(most));
  const { control, submit } = useFields(fields, {
    record: null,
    save: ({ input }) => onEnter(input.retenido),
  });
  return (
    <FormDialog
      open
      maxWidth="xs"
      title={texts.enter}
      lead={
        <>
          El cliente pagó <strong>{formatCop(tickets)}</strong> por los tiquetes. La aerolínea puede retener
          hasta <strong>{formatCop(most)}</strong>; el resto se le devuelve y le escribiremos. Quien lo
          registra no paga esa devolución.
        </>
      }
      submit={texts.save}
      onSubmit={submit}
      {...dialog}
    >
      <MoneyField
        control={control}
        name="retenido"
        label={texts.kept}
        hint={texts.hint}
        required
        rules={fields.rules.retenido}
      />
    </FormDialog>
  );
}
