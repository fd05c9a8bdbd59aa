import { ConfirmDialog } from "../../ui/dialog/ConfirmDialog.tsx";
import { AddDocumentDialog } from "./AddDocumentDialog.tsx";
import { ImportProvidersDialog } from "./ImportProvidersDialog.tsx";
import { MergeProvidersDialog } from "./MergeProvidersDialog.tsx";
import { documentKinds, providerTexts } from "./provider.texts.ts";
import { ProviderFormDialog } from "./ProviderFormDialog.tsx";
import type { ProviderActions } from "./useProviderActions.ts";

/** Shows the open dialog of an act, if there is one. */
export function ProviderDialogs({ actions }: { readonly actions: ProviderActions }) {
  const { open, busy, failure, fresh, progress, close } = actions;
  if (!open) return null;
  const shared = { busy, failure, onClose: close };
  switch (open.act) {
    case "add":
      return <ProviderFormDialog provider={null} fresh={fresh} onSave={actions.add} {...shared} />;
    case "import":
      return <ImportProvidersDialog onClose={close} />;
    case "edit":
      return <ProviderFormDialog provider={open.provider} fresh={fresh} onSave={actions.save} {...shared} />;
    case "merge":
      return <MergeProvidersDialog provider={open.provider} onSubmit={actions.merge} {...shared} />;
    case "addDocument":
      return (
        <AddDocumentDialog
          name={open.provider.name}
          progress={progress}
          onSubmit={(kind, file) => actions.addDocument(open.provider.id, kind, file)}
          {...shared}
        />
      );
    case "switchOff":
      return (
        <ConfirmDialog
          open
          title={providerTexts.switchOff}
          confirm={providerTexts.switchOff}
          busy={busy}
          onConfirm={() => void actions.turn(open.provider.id, false)}
          onClose={close}
        >
          {open.provider.name} ya no se sugerirá al comprar. Sus compras y lo que se le debe quedan como
          están.
        </ConfirmDialog>
      );
    case "removeDocument":
      return (
        <ConfirmDialog
          open
          title="Eliminar documento"
          confirm="Eliminar documento"
          destructive
          busy={busy}
          onConfirm={() => void actions.removeDocument(open.document.id)}
          onClose={close}
        >
          {documentKinds[open.document.kind]}: {open.document.filename}. No se puede deshacer.
        </ConfirmDialog>
      );
  }
}
