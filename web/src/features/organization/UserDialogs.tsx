import { ConfirmDialog } from "../../ui/dialog/ConfirmDialog.tsx";
import { DepartureDialog } from "./DepartureDialog.tsx";
import { EditUserDialog } from "./EditUserDialog.tsx";
import { GivePasswordDialog } from "./GivePasswordDialog.tsx";
import { useUserLegacyQuery } from "./users.generated.ts";
import type { UserAct } from "./user.offered-acts.ts";
import type { UserActions } from "./useUserActions.ts";

const departures = {
  deactivate: {
    title: "Desactivar cuenta",
    submit: "Desactivar",
    lead: (name: string) =>
      `${name} no podrá entrar y sus sesiones abiertas se cerrarán. Puedes activar la cuenta después.`,
  },
  delete: {
    title: "Eliminar cuenta",
    submit: "Eliminar cuenta",
    lead: (name: string) =>
      `Se eliminará la cuenta de ${name}. Si ya tiene registros, quedará desactivada y se conservará.`,
  },
  anonymize: {
    title: "Suprimir datos personales",
    submit: "Suprimir datos",
    lead: (name: string) =>
      "Se borrarán para siempre el nombre, el correo, los documentos y los datos bancarios " +
      `de ${name}. Sus contratos y pagos se conservan como pide la ley, y sus cuentas de ` +
      "cobro y documentos soporte, 5 años. No se puede deshacer.",
  },
} as const;

const openings = {
  unlock: {
    title: "Desbloquear cuenta",
    confirm: "Desbloquear cuenta",
    effect: (name: string) => `${name} podrá volver a intentar iniciar sesión.`,
  },
  reactivate: {
    title: "Activar cuenta",
    confirm: "Activar",
    effect: (name: string) => `${name} podrá entrar de nuevo con su contraseña.`,
  },
  resendInvitation: {
    title: "Reenviar invitación",
    confirm: "Enviar invitación",
    effect: (name: string) =>
      `${name} recibirá otro enlace para crear su contraseña, que funciona una sola vez, durante 7 días. ` +
      "El anterior deja de funcionar.",
  },
  viewAs: {
    title: "Ver como esta persona",
    confirm: "Ver como",
    effect: (name: string) =>
      `En esta pestaña verás lo que ve ${name}, sin poder cambiar nada. Queda anotado en la auditoría.`,
  },
  takeOffTwoFactor: {
    title: "Quitar verificación en dos pasos",
    confirm: "Quitar",
    effect: (name: string) =>
      `${name} entrará solo con su contraseña. ` +
      "Hazlo únicamente si perdió su celular y sus códigos, y sabes que es la persona que lo pide.",
  },
} as const;

const isOpening = (act: UserAct): act is keyof typeof openings => act in openings;

/** Shows the dialog of the act that was chosen, for whom it was chosen. */
export function UserDialogs({ actions }: { readonly actions: UserActions }) {
  const { open, busy, failure, close } = actions;
  const goes = open?.act === "deactivate" || open?.act === "delete" || open?.act === "anonymize";
  const legacy = useUserLegacyQuery({
    variables: { userId: open?.user.id ?? 0 },
    skip: !goes && open?.act !== "edit",
    fetchPolicy: "network-only",
  });
  if (!open) return null;
  const { act, user } = open;
  const name = `${user.name} ${user.lastname}`;
  const shared = { busy, failure, onClose: close };
  if (act === "edit")
    return (
      <EditUserDialog
        key={`${user.id} ${actions.fresh}`}
        userId={user.id}
        team={legacy.data?.legacy.team ?? 0}
        onSave={actions.save}
        {...shared}
      />
    );
  if (act === "resetPassword")
    return <GivePasswordDialog name={name} onSubmit={actions.givePassword} {...shared} />;
  if (isOpening(act)) {
    const { title: asked, confirm, effect } = openings[act];
    return (
      <ConfirmDialog
        open
        title={asked}
        confirm={confirm}
        busy={busy}
        onConfirm={actions[act]}
        onClose={close}
      >
        {effect(name)}
      </ConfirmDialog>
    );
  }
  const { title, submit, lead } = departures[act];
  return (
    <DepartureDialog
      title={title}
      submit={submit}
      lead={lead(name)}
      userId={user.id}
      legacy={legacy.data?.legacy}
      onSubmit={actions[act]}
      {...shared}
    />
  );
}
