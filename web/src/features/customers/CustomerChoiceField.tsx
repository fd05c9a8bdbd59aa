import type { FieldValues } from "react-hook-form";
import type { BoundProps } from "../../ui/form/bound.ts";
import { LookupField } from "../../ui/form/lookup/LookupField.tsx";
import { useLookup } from "../../ui/form/lookup/useLookup.ts";
import { type CustomerRowFragment, useCustomerListQuery } from "./customers.generated.ts";
import { lastAnswer } from "../../base/lists/lastAnswer.ts";

interface CustomerChoiceFieldProps<Values extends FieldValues> extends BoundProps<Values> {
  /** Id of the customer that cannot be selected. */
  readonly except: string;
}

/** Shows a field to select a customer, searched by name, e-mail, telephone or document. */
export function CustomerChoiceField<Values extends FieldValues>({
  except,
  ...bound
}: CustomerChoiceFieldProps<Values>) {
  const { search, asked, box } = useLookup();
  const read = useCustomerListQuery(asked ? { variables: { page: 1, filter: { search } } } : { skip: true });
  const options: readonly CustomerRowFragment[] = lastAnswer(read)?.customers.items ?? [];
  return (
    <LookupField
      {...bound}
      {...box}
      options={options.filter(({ id }) => id !== except)}
      loading={read.loading}
      failed={Boolean(read.error)}
      none="Ningún cliente es así"
      keyOf={({ id }) => id}
      nameOf={({ name }) => name}
      lineOf={({ name, email }) => `${name}${email ? ` · ${email}` : ""}`}
    />
  );
}
