import { announced } from "../../../base/saving/useSaving.ts";
import { today as todayOf } from "@travesia/api/colombia/days";
import { formatCop } from "@travesia/api/cop";
import type { ClaimAct } from "@travesia/api/purchases/purchase/claim/provider-claim.acts.rules";
import { useState } from "react";
import { type OpenAct, recordAct, useRecordActs } from "../../../base/acts/record-acts.tsx";
import { useFields } from "../../../base/saving/useFields.ts";
import { FormDialog } from "../../../ui/dialog/FormDialog.tsx";
import { DayField } from "../../../ui/form/DayField.tsx";
import { fieldsOf, text } from "../../../ui/form/fields.ts";
import { TextField } from "../../../ui/form/TextField.tsx";
import {
  ProviderClaimReturnDocument,
  type ProviderClaimReturnMutationVariables,
  type ProviderClaimRowFragment,
} from "./provider-claims.generated.ts";

const returnFields = (claim: ProviderClaimRowFragment, today: string) =>
  fieldsOf<Record<never, never>>()({
    returnedOn: text(
      {
        required: "Indica el día",
        wrong: (day) =>
          day < claim.dia
            ? "El día de la devolución no puede ser anterior a la anulación de la compra"
            : day > today
              ? "El día de la devolución no puede ser futuro"
              : null,
      },
      today,
    ),
    note: { ...text(), send: (typed: string) => typed.trim() || null },
  });

type Returning = OpenAct<ProviderClaimRowFragment, Omit<ProviderClaimReturnMutationVariables, "id">>;

/** Registers the day on which a provider refunded the amount paid for a voided purchase. */
function ReturnClaimDialog({ record: claim, frame, send }: Returning) {
  const [today] = useState(() => todayOf(new Date()));
  const [fields] = useState(() => returnFields(claim, today));
  const { control, submit } = useFields(fields, { record: null, save: ({ input }) => send({ input }) });
  return (
    <FormDialog
      open
      title="Registrar devolución del proveedor"
      lead={
        <>
          <strong>{claim.compra.proveedor}</strong> devolvió <strong>{formatCop(claim.monto)}</strong> de{" "}
          {claim.compra.descripcion} ({claim.compra.contractNumber}).
        </>
      }
      submit={`Registrar ${formatCop(claim.monto)}`}
      maxWidth="xs"
      onSubmit={submit}
      {...frame}
    >
      <DayField
        control={control}
        name="returnedOn"
        label="Día en que lo devolvió"
        required
        max={today}
        booked
        rules={fields.rules.returnedOn}
      />
      <TextField control={control} name="note" label="Nota" maxLength={500} />
    </FormDialog>
  );
}

const act = recordAct<ProviderClaimRowFragment>();

/** Acts on a refund that a provider owes. */
export const claimActs = {
  return: act({
    label: "Registrar devolución",
    mutation: ProviderClaimReturnDocument,
    done: announced("Devolución del proveedor registrada"),
    Dialog: ReturnClaimDialog,
  }),
} satisfies Record<ClaimAct, unknown>;

/** Returns the acts on refunds that providers owe. */
export const useProviderClaimActs = () =>
  useRecordActs<ClaimAct, ProviderClaimRowFragment>(claimActs, {
    reads: ["ProviderClaims", "ProviderDetail", "RecordHistory"],
  });
