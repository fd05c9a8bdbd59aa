import type { FieldValues } from "react-hook-form";
import type { BoundProps } from "../../ui/form/bound.ts";
import { LookupField } from "../../ui/form/lookup/LookupField.tsx";
import { useLookup } from "../../ui/form/lookup/useLookup.ts";
import { TwoLines } from "../../ui/table/TwoLines.tsx";
import type { FreeMovement } from "./assign.form.ts";
import { movementFacts, movementName } from "./backing.texts.ts";
import { useBankFreeMovementsQuery } from "./bank.generated.ts";
import { lastAnswer } from "../../base/lists/lastAnswer.ts";

interface MovementFieldProps<Values extends FieldValues> extends BoundProps<Values> {
  /** Amount in COP; movements of this amount are suggested before the user types. */
  readonly amount: number;
}

/**
 * Shows a field to select a movement with an unassigned amount, searched by its text, reference or amount.
 */
export function MovementField<Values extends FieldValues>({ amount, ...bound }: MovementFieldProps<Values>) {
  const { search, asked, box } = useLookup();
  // A correction of the chosen name searches by the bank's words.
  const [text = ""] = search.split(" · ");
  const filter = { list: "sin_dueno" as const, salidas: false, ...(text.trim() ? { search: text } : { amount }) };
  const read = useBankFreeMovementsQuery(asked ? { variables: { filter } } : { skip: true });
  const options: readonly FreeMovement[] = lastAnswer(read)?.bankMovements.items ?? [];
  return (
    <LookupField
      {...bound}
      {...box}
      options={options}
      loading={read.loading}
      failed={Boolean(read.error)}
      none={text.trim() ? "Ningún movimiento por identificar es así" : "Ninguno es de este valor: escribe"}
      keyOf={({ id }) => id}
      nameOf={movementName}
      lineOf={(one) => <TwoLines second={movementFacts(one)}>{movementName(one)}</TwoLines>}
    />
  );
}
