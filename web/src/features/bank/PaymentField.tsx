import type { FieldValues } from "react-hook-form";
import type { BoundProps } from "../../ui/form/bound.ts";
import { LookupField } from "../../ui/form/lookup/LookupField.tsx";
import { useLookup } from "../../ui/form/lookup/useLookup.ts";
import { TwoLines } from "../../ui/table/TwoLines.tsx";
import { paymentFacts, paymentName } from "./backing.texts.ts";
import { useBankBackablePaymentsQuery } from "./bank.generated.ts";
import { lastAnswer } from "../../base/lists/lastAnswer.ts";

interface PaymentFieldProps<Values extends FieldValues> extends BoundProps<Values> {
  /** Amount in COP; payments of this amount are suggested before the user types. */
  readonly amount: number;
}

/**
 * Shows a field to select a registered payment that may match a movement, searched by client, amount,
 * contract or reference.
 */
export function PaymentField<Values extends FieldValues>({ amount, ...bound }: PaymentFieldProps<Values>) {
  const { search, asked, box } = useLookup();
  // A correction of the chosen name searches by its number.
  const [text = ""] = search.split(" · ");
  const filter = text.trim() ? { search: text } : { monto: amount };
  const read = useBankBackablePaymentsQuery(asked ? { variables: { limit: 8, filter } } : { skip: true });
  return (
    <LookupField
      {...bound}
      {...box}
      options={lastAnswer(read)?.backablePayments.items ?? []}
      loading={read.loading}
      failed={Boolean(read.error)}
      none={text.trim() ? "Ningún pago por ver en el banco es así" : "Ningún pago es de este valor: escribe"}
      keyOf={({ id }) => id}
      nameOf={paymentName}
      lineOf={(one) => <TwoLines second={paymentFacts(one)}>{paymentName(one)}</TwoLines>}
    />
  );
}
