import { formatCop } from "@travesia/api/cop";
import { ConfirmDialog } from "../../../ui/dialog/ConfirmDialog.tsx";
import { AddItemDialog } from "../item/AddItemDialog.tsx";
import { ChangeEmailDialog } from "./ChangeEmailDialog.tsx";
import type { ContractRecordFragment } from "./contracts.generated.ts";
import { SendContractDialog } from "./SendContractDialog.tsx";
import type { ContractActions } from "./useContractActions.ts";

/** The dialog of the act that was chosen; cancelling has one of its own, which speaks of refunds. */
export function ContractDialogs({
  contract,
  actions,
}: {
  readonly contract: ContractRecordFragment;
  readonly actions: ContractActions;
}) {
  const { contractNumber, precioTotal, cliente } = contract;
  const { open, busy, failure, close } = actions;
  const confirm = { busy, onClose: close };
  return (
    <>
      {open === "send" && !cliente.email && (
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
      )}
      {open === "send" && cliente.email && <SendContractDialog contract={contract} onClose={close} />}
      {open === "changeEmail" && (
        <ChangeEmailDialog
          contractNumber={contractNumber}
          email={cliente.email ?? ""}
          busy={busy}
          failure={failure}
          onSubmit={actions.changeEmail}
          onClose={close}
        />
      )}
      {open === "addItem" && (
        <AddItemDialog busy={busy} failure={failure} onSubmit={actions.addItem} onClose={close} />
      )}
      <ConfirmDialog
        {...confirm}
        open={open === "confirmEmail"}
        title="Confirmar el correo del cliente"
        confirm="Confirmar correo"
        onConfirm={actions.confirmEmail}
      >
        El contrato {contractNumber} se podrá firmar desde <strong>{cliente.email}</strong> sin más espera.
        Confírmalo solo si el cliente te dijo que es su correo.
      </ConfirmDialog>
      <ConfirmDialog
        {...confirm}
        open={open === "delete"}
        title="Eliminar borrador"
        confirm="Eliminar"
        destructive
        onConfirm={() => void actions.remove()}
      >
        Se eliminará el borrador {contractNumber} por <strong>{formatCop(precioTotal)}</strong>. La cotización
        podrá convertirse otra vez.
      </ConfirmDialog>
      <ConfirmDialog
        {...confirm}
        open={open === "complete"}
        title="Completar contrato"
        confirm="Completar contrato"
        onConfirm={actions.complete}
      >
        El contrato {contractNumber} por <strong>{formatCop(precioTotal)}</strong> no tiene nada por comprar.
        Al completarlo se generan las comisiones.
      </ConfirmDialog>
      <ConfirmDialog
        {...confirm}
        open={open === "convert"}
        title="Convertir cotización a items"
        confirm="Crear ítems"
        onConfirm={actions.convert}
      >
        Se crearán los ítems por comprar del contrato {contractNumber}, con sus costos cotizados.
      </ConfirmDialog>
    </>
  );
}
