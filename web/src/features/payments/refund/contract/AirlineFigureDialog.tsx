import { formatCop } from "@travesia/api/cop";
import { useState } from "react";
import type { OpenAct } from "../../../../base/acts/record-acts.tsx";
import { useFields } from "../../../../base/saving/useFields.ts";
import { FormDialog } from "../../../../ui/dialog/FormDialog.tsx";
import { fieldsOf } from "../../../../ui/form/fields.ts";
import { MoneyField } from "../../../../ui/form/MoneyField.tsx";
import { retractoTexts as texts } from "./retracto.texts.ts";

/** Contract with returned tickets; the amounts are in COP. */
export interface ReturnedTickets {
  /** Amount paid for the tickets. */
  readonly tickets: number;
  /** Maximum amount that the airline may retain. */
  readonly most: number;
}

type Entered = OpenAct<ReturnedTickets, { readonly retenido: number }>;

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
export function AirlineFigureDialog({ record: { tickets, most }, frame, send }: Entered) {
  const [fields] = useState(() => figureFields(most));
  const { control, submit } = useFields(fields, {
    record: null,
    save: ({ input }) => send(input),
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
      {...frame}
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
