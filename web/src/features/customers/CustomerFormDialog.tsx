import { useState } from "react";
import type { Frame, OpenAct } from "../../base/acts/record-acts.tsx";
import { newKey } from "../../base/saving/new-key.ts";
import { inputOver, type SaveOf, useFields } from "../../base/saving/useFields.ts";
import type { UpdateCustomerInput } from "../../graphql/schema.generated.ts";
import { FormDialog } from "../../ui/dialog/FormDialog.tsx";
import { type CustomerForm, customerFields } from "./customer.form.ts";
import { customerTexts } from "./customer.texts.ts";
import { CustomerFields } from "./CustomerFields.tsx";
import type { CustomerAddMutationVariables, CustomerRecordFragment } from "./customers.generated.ts";

interface CustomerFormDialogProps {
  /** Customer being edited; null for a new customer. */
  readonly customer: CustomerRecordFragment | null;
  /** Prefilled values of a new customer. */
  readonly begun?: Partial<CustomerForm> | undefined;
  readonly frame: Frame;
  readonly fresh: number;
  readonly onSave: SaveOf<typeof customerFields>;
}

function CustomerFormDialog({ customer, begun, frame, fresh, onSave }: CustomerFormDialogProps) {
  const { control, submit } = useFields(customerFields, {
    record: customer,
    begun: { ...customerFields.empty, ...begun },
    fresh,
    save: onSave,
  });
  return (
    <FormDialog
      open
      title={customer ? customerTexts.edit : customerTexts.add}
      submit={customer ? "Guardar cliente" : customerTexts.add}
      onSubmit={submit}
      {...frame}
    >
      <CustomerFields control={control} isNew={customer === null} />
    </FormDialog>
  );
}

/** Creates a customer. */
export function NewCustomerDialog({
  record: { begun },
  send,
  ...dialog
}: OpenAct<{ readonly begun?: Partial<CustomerForm> }, CustomerAddMutationVariables>) {
  const [idempotencyKey] = useState(newKey);
  return (
    <CustomerFormDialog
      {...dialog}
      customer={null}
      begun={begun}
      onSave={({ input }) => send({ input, idempotencyKey })}
    />
  );
}

/** Edits the data of a customer. */
export function EditCustomerDialog({
  record,
  send,
  ...dialog
}: OpenAct<CustomerRecordFragment, { readonly input: UpdateCustomerInput }>) {
  return (
    <CustomerFormDialog
      {...dialog}
      customer={record}
      onSave={(filled, opened) =>
        send((version) => ({ input: inputOver(filled, (opened ?? record).version, version) }))
      }
    />
  );
}
