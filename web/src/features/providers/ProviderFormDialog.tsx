import { useState } from "react";
import type { Frame, OpenAct } from "../../base/acts/record-acts.tsx";
import { newKey } from "../../base/saving/new-key.ts";
import { inputOver, type SaveOf, useFields } from "../../base/saving/useFields.ts";
import type { UpdateProviderInput } from "../../graphql/schema.generated.ts";
import { FormDialog } from "../../ui/dialog/FormDialog.tsx";
import { providerFields } from "./provider.form.ts";
import { providerTexts } from "./provider.texts.ts";
import { ProviderFields } from "./ProviderFields.tsx";
import type { ProviderAddMutationVariables, ProviderRecordFragment } from "./providers.generated.ts";

interface ProviderFormDialogProps {
  /** Provider being edited; null for a new provider. */
  readonly provider: ProviderRecordFragment | null;
  readonly frame: Frame;
  readonly fresh: number;
  readonly onSave: SaveOf<typeof providerFields>;
}

function ProviderFormDialog({ provider, frame, fresh, onSave }: ProviderFormDialogProps) {
  const { control, submit } = useFields(providerFields, { record: provider, fresh, save: onSave });
  return (
    <FormDialog
      open
      title={provider ? providerTexts.edit : providerTexts.add}
      submit={provider ? "Guardar proveedor" : providerTexts.add}
      onSubmit={submit}
      {...frame}
    >
      <ProviderFields control={control} isNew={provider === null} />
    </FormDialog>
  );
}

/** Creates a provider in the directory. */
export function NewProviderDialog({ frame, fresh, send }: OpenAct<unknown, ProviderAddMutationVariables>) {
  const [idempotencyKey] = useState(newKey);
  return (
    <ProviderFormDialog
      provider={null}
      frame={frame}
      fresh={fresh}
      onSave={({ input }) => send({ input, idempotencyKey })}
    />
  );
}

/** Edits a provider of the directory. */
export function EditProviderDialog({
  record,
  frame,
  fresh,
  send,
}: OpenAct<ProviderRecordFragment, { readonly input: UpdateProviderInput }>) {
  return (
    <ProviderFormDialog
      provider={record}
      frame={frame}
      fresh={fresh}
      onSave={(filled, opened) =>
        send((version) => ({ input: inputOver(filled, (opened ?? record).version, version) }))
      }
    />
  );
}
