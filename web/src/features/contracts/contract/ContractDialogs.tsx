import { formatCop } from "@travesia/api/cop";
import { CarriedLinkDialog } from "../../../base/sharing/CarriedLinkDialog.tsx";
import { ConfirmDialog } from "../../../ui/dialog/ConfirmDialog.tsx";
import { AddItemDialog } from "../item/AddItemDialog.tsx";
import { ChangeEmailDialog } from "./ChangeEmailDialog.tsx";
import type { ContractRecordFragment } from "./contracts.generated.ts";
import { SendContractDialog } from "./SendContractDialog.tsx";
import type { ContractActions } from "./useContractActions.ts";

/**
 * Shows the dialog of the act that was chosen; cancelling has a dialog of its own, which is about refunds.
 */
export function ContractDialogs({
  contract,
  actions,
}: {
  readonly contract: ContractRecordFragment;
  readonly actions: ContractActions;
}) {
  const { contractNumber, precioTotal, cliente } = contract;
  const { open, busy, failure, close } = actions;
  const confirm = { open: true, busy, onClose: close };
  const { created, forget } = actions.carrying;
  if (created) return <CarriedLinkDialog created={created} onClose={forget} />;
  switch (open) {
    case "send":
      return cliente.email ? (
        <SendContractDialog contract={contract} onClose={close} />
      ) : (
        <ChangeEmailDialog
          contractNumber={contractNumber}
          email=""
          busy={busy}
          failure={failure}
          onSubmit={async (email) => {
            const wrong = await actions.changeEmail(email);
            if (!wrong) actions.show("send");
            return wrong;
          }}
          onClose={close}
        />
      );
    case "changeEmail":
      return (
        <ChangeEmailDialog
          contractNumber={contractNumber}
          email={cliente.email ?? ""}
          busy={busy}
          failure={failure}
          onSubmit={actions.changeEmail}
          onClose={close}
        />
      );
    case "addItem":
      return <AddItemDialog busy={busy} failure={failure} onSubmit={actions.addItem} onClose={close} />;
    case "confirmEmail":
      return (
        <ConfirmDialog
          {...confirm}
          title="Confirmar el correo del cliente"
          confirm="Confirmar correo"
          onConfirm={actions.confirmEmail}
        >
          El contrato {contractNumber} se podrá firmar desde <strong>{cliente.email}</strong> sin más espera.
          Confírmalo solo si el cliente te dijo que es su correo.
        </ConfirmDialog>
      );
    case "delete":
      return (
        <ConfirmDialog
          {...confirm}
          title="Eliminar borrador"
          confirm="Eliminar"
          destructive
          onConfirm={() => void actions.remove()}
        >
          Se eliminará el borrador {contractNumber} por <strong>{formatCop(precioTotal)}</strong>. La
          cotización podrá convertirse otra vez.
        </ConfirmDialog>
      );
    case "complete":
      return (
        <ConfirmDialog
          {...confirm}
          title="Completar contrato"
          confirm="Completar contrato"
          onConfirm={actions.complete}
        >
          El contrato {contractNumber} por <strong>{formatCop(precioTotal)}</strong> no tiene nada por
          comprar. Al completarlo se generan las comisiones.
        </ConfirmDialog>
      );
    case "convert":
      return (
        <ConfirmDialog
          {...confirm}
          title="Convertir cotización a items"
          confirm="Crear ítems"
          onConfirm={actions.convert}
        >
          Se crearán los ítems por comprar del contrato {contractNumber}, con sus costos cotizados.
        </ConfirmDialog>
      );
    // Done at once, on a page of their own, or by a dialog of their own.
    case "edit":
    case "preview":
    case "makePdf":
    case "remind":
    case "remindByWhatsapp":
    case "cancel":
    case "stateDistance":
    case "share":
    case "askSending":
    case null:
      return null;
  }
}
