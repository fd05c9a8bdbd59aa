import { formatDocument } from "@travesia/api/colombia/documents";
import type { FieldValues } from "react-hook-form";
import type { BoundProps } from "../../ui/form/bound.ts";
import { LookupField } from "../../ui/form/lookup/LookupField.tsx";
import { useLookup } from "../../ui/form/lookup/useLookup.ts";
import type { ProviderChoice } from "./provider.form.ts";
import { useProviderChoicesQuery } from "./providers.generated.ts";
import { lastAnswer } from "../../base/lists/lastAnswer.ts";

interface ProviderChoiceFieldProps<Values extends FieldValues> extends BoundProps<Values> {
  /** Id of the provider that cannot be selected. */
  readonly except: string;
}

/** Shows a field to select a provider of the directory, searched by its name, its NIT or a contact. */
export function ProviderChoiceField<Values extends FieldValues>({
  except,
  ...bound
}: ProviderChoiceFieldProps<Values>) {
  const { search, asked, box } = useLookup();
  const read = useProviderChoicesQuery({ variables: { search }, skip: !asked });
  const options: readonly ProviderChoice[] = lastAnswer(read)?.providers.items ?? [];
  return (
    <LookupField
      {...bound}
      {...box}
      options={options.filter(({ id }) => id !== except)}
      loading={read.loading}
      failed={Boolean(read.error)}
      none="Ningún proveedor es así"
      keyOf={({ id }) => id}
      nameOf={({ name }) => name}
      lineOf={({ name, nit }) => `${name}${nit ? ` · ${formatDocument(nit)}` : ""}`}
    />
  );
}
