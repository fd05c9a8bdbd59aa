import { formatCop } from "@travesia/api/cop";
import type { FieldValues } from "react-hook-form";
import type { BoundProps } from "../../ui/form/bound.ts";
import { LookupField } from "../../ui/form/lookup/LookupField.tsx";
import { useLookup } from "../../ui/form/lookup/useLookup.ts";
import type { PayableChoice } from "./assign.form.ts";
import { useBankPayableSearchQuery } from "./bank.generated.ts";
import { lastAnswer } from "../../base/lists/lastAnswer.ts";

const nameOf = ({ name, client }: PayableChoice) => `${name} · ${client}`;

/** Shows a field to select a contract or a reservation, searched by its number, client or destination. */
export function PayableField<Values extends FieldValues>(bound: BoundProps<Values>) {
  const { search, asked, box } = useLookup();
  // A correction of the chosen name searches by its number.
  const [text = ""] = search.split(" · ");
  const read = useBankPayableSearchQuery(asked ? { variables: { search: text } } : { skip: true });
  const found = lastAnswer(read);
  const options: readonly PayableChoice[] = [
    ...(found?.contracts.items ?? []).map(({ id, contractNumber, porCobrar, cliente }) => ({
      id,
      kind: "contract" as const,
      name: contractNumber,
      owes: porCobrar,
      client: `${cliente.name} ${cliente.lastname}`,
    })),
    ...(found?.reservations.items ?? []).map(({ id, code, balance, customer }) => ({
      id,
      kind: "reservation" as const,
      name: `Reserva ${code}`,
      owes: balance,
      client: `${customer.name} ${customer.lastname}`,
    })),
  ];
  return (
    <LookupField
      {...bound}
      {...box}
      options={options}
      loading={read.loading}
      failed={Boolean(read.error)}
      none="Ningún contrato ni reserva es así"
      keyOf={({ id }) => id}
      nameOf={nameOf}
      lineOf={(option) => `${nameOf(option)} · debe ${formatCop(option.owes)}`}
    />
  );
}
