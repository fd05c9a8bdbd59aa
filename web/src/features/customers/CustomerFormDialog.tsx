import { type SaveOf, useFields } from "../../base/saving/useFields.ts";
import { FormDialog } from "../../ui/dialog/FormDialog.tsx";
import { type CustomerForm, customerFields } from "./customer.form.ts";
import { customerTexts } from "./customer.texts.ts";
import { CustomerFields } from "./CustomerFields.tsx";
import type { CustomerRecordFragment } from "./customers.generated.ts";

interface CustomerFormDialogProps {
  /** Customer being edited; null for a new customer. */
  readonly customer: CustomerRecordFragment | null;
  /** Known values of a new customer. */
  readonly begun?: Partial<CustomerForm> | undefined;
  readonly busy: boolean;
  readonly failure: string | null;
  readonly fresh: number;
  readonly onSave: SaveOf<typeof customerFields>;
  readonly onClose: () => void;
}

/** Writes a customer down, new or again. */
export function CustomerFormDialog(props: CustomerFormDialogProps) {
  const { customer, begun, busy, failure, fresh, onSave, onClose } = props;
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
      busy={busy}
      failure={failure}
      onSubmit={submit}
      onClose={onClose}
    >
      <CustomerFields control={control} isNew={customer === null} />
    </FormDialog>
  );
}
