import { formatCop } from "@travesia/api/cop";
import type { FieldValues } from "react-hook-form";
import type { BoundProps } from "../../../ui/form/bound.ts";
import { LookupField } from "../../../ui/form/lookup/LookupField.tsx";
import { useLookup } from "../../../ui/form/lookup/useLookup.ts";
import type { ContractChoice } from "./choice.form.ts";
import { useContractChoicesQuery } from "./choice.generated.ts";
import { lastAnswer } from "../../../base/lists/lastAnswer.ts";

const nameOf = ({ contractNumber, client }: ContractChoice) => `${contractNumber} · ${client}`;

/** Shows a field to select a contract, searched by its number, client or destination. */
export function ContractField<Values extends FieldValues>(bound: BoundProps<Values>) {
  const { search, asked, box } = useLookup();
  // A correction of the chosen name searches by its number.
  const [text = ""] = search.split(" · ");
  const read = useContractChoicesQuery(asked ? { variables: { search: text } } : { skip: true });
  const options = (lastAnswer(read)?.contracts.items ?? []).map(
    ({ id, contractNumber, porCobrar, cliente }): ContractChoice => ({
      id,
      contractNumber,
      porCobrar,
      client: `${cliente.name} ${cliente.lastname}`,
    }),
  );
  return (
    <LookupField
      {...bound}
      {...box}
      options={options}
      loading={read.loading}
      failed={Boolean(read.error)}
      none="Ningún contrato es así"
      keyOf={({ id }) => id}
      nameOf={nameOf}
      lineOf={(option) => `${nameOf(option)} · debe ${formatCop(option.porCobrar)}`}
    />
  );
}
