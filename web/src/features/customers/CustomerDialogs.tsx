import { documentLabels } from "@travesia/api/colombia/documents";
import { ConfirmDialog } from "../../ui/dialog/ConfirmDialog.tsx";
import { AddNoteDialog } from "./AddNoteDialog.tsx";
import { CustomerFormDialog } from "./CustomerFormDialog.tsx";
import { ImportCustomersDialog } from "./ImportCustomersDialog.tsx";
import { MergeCustomersDialog } from "./MergeCustomersDialog.tsx";
import { customerTexts as texts } from "./customer.texts.ts";
import { PaperDialog } from "./PaperDialog.tsx";
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
    case "paper":
      return (
        <PaperDialog
          paper={open.paper}
          holder={open.customer.name}
          fresh={fresh}
          onSave={open.paper ? actions.savePaper : actions.addPaper(open.customer.id)}
          {...shared}
        />
      );
    case "removePaper":
      return (
        <ConfirmDialog
          open
          title={texts.removePaper}
          confirm={texts.removePaper}
          destructive
          busy={busy}
          onConfirm={() => void actions.removePaper(open.paper.id)}
          onClose={close}
        >
          {documentLabels[open.paper.tipoDocumento]} de {open.paper.holder}. No se puede deshacer.
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
