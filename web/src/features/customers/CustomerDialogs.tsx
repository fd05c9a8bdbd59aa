import { AddNoteDialog } from "./AddNoteDialog.tsx";
import { CustomerFormDialog } from "./CustomerFormDialog.tsx";
import { ImportCustomersDialog } from "./ImportCustomersDialog.tsx";
import { MergeCustomersDialog } from "./MergeCustomersDialog.tsx";
import type { CustomerActions } from "./useCustomerActions.ts";

/** The dialog of the act that is open, if one is. */
export function CustomerDialogs({ actions }: { readonly actions: CustomerActions }) {
  const { open, busy, failure, fresh, close } = actions;
  if (!open) return null;
  const shared = { busy, failure, onClose: close };
  switch (open.act) {
    case "add":
      return <CustomerFormDialog customer={null} fresh={fresh} onSave={actions.add} {...shared} />;
    case "edit":
      return <CustomerFormDialog customer={open.customer} fresh={fresh} onSave={actions.save} {...shared} />;
    case "import":
      return <ImportCustomersDialog onClose={close} />;
    case "addNote":
      return <AddNoteDialog onSubmit={(text) => actions.addNote(open.customer.id, text)} {...shared} />;
    case "merge":
      return (
        <MergeCustomersDialog
          customer={open.customer}
          into={open.into}
          onSubmit={(intoId) => actions.merge(open.customer.id, intoId)}
          {...shared}
        />
      );
  }
}
