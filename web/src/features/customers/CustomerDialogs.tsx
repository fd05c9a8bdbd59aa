import { documentLabels } from "@travesia/api/colombia/documents";
import { ConfirmDialog } from "../../ui/dialog/ConfirmDialog.tsx";
import { AddNoteDialog } from "./AddNoteDialog.tsx";
import { CustomerFormDialog } from "./CustomerFormDialog.tsx";
import { ImportCustomersDialog } from "./ImportCustomersDialog.tsx";
import { ImportPastSalesDialog } from "./ImportPastSalesDialog.tsx";
import { MergeCustomersDialog } from "./MergeCustomersDialog.tsx";
import { customerTexts as texts } from "./customer.texts.ts";
import { TravelDocumentDialog } from "./TravelDocumentDialog.tsx";
import type { CustomerActions } from "./useCustomerActions.ts";

/** Shows the open dialog of an act, if there is one. */
export function CustomerDialogs({ actions }: { readonly actions: CustomerActions }) {
  const { open, busy, failure, fresh, close } = actions;
  if (!open) return null;
  const shared = { busy, failure, onClose: close };
  switch (open.act) {
    case "add":
      return (
        <CustomerFormDialog
          customer={null}
          begun={open.begun}
          fresh={fresh}
          onSave={actions.add}
          {...shared}
        />
      );
    case "edit":
      return <CustomerFormDialog customer={open.customer} fresh={fresh} onSave={actions.save} {...shared} />;
    case "import":
      return <ImportCustomersDialog onClose={close} />;
    case "importSales":
      return <ImportPastSalesDialog onClose={close} />;
    case "addNote":
      return <AddNoteDialog onSubmit={(text) => actions.addNote(open.customer.id, text)} {...shared} />;
    case "document":
      return (
        <TravelDocumentDialog
          document={open.document}
          holder={open.customer.name}
          fresh={fresh}
          onSave={open.document ? actions.saveDocument : actions.addDocument(open.customer.id)}
          {...shared}
        />
      );
    case "removeDocument":
      return (
        <ConfirmDialog
          open
          title={texts.removeDocument}
          confirm={texts.removeDocument}
          destructive
          busy={busy}
          onConfirm={() => void actions.removeDocument(open.document.id)}
          onClose={close}
        >
          {documentLabels[open.document.tipoDocumento]} de {open.document.holder}. No se puede deshacer.
        </ConfirmDialog>
      );
    case "removeNote":
      return (
        <ConfirmDialog
          open
          title={texts.removeNote}
          confirm={texts.removeNote}
          destructive
          busy={busy}
          onConfirm={() => void actions.removeNote(open.note.id)}
          onClose={close}
        >
          «{open.note.text}». No se puede deshacer.
        </ConfirmDialog>
      );
    case "merge":
      return (
        <MergeCustomersDialog
          customer={open.customer}
          other={open.other}
          onSubmit={actions.merge}
          {...shared}
        />
      );
  }
}
