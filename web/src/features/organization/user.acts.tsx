import { announced } from "../../base/saving/useSaving.ts";
import { confirming } from "../../base/acts/confirming.tsx";
import { recordAct, useRecordActs } from "../../base/acts/record-acts.tsx";
import { beginAnew } from "../../base/session/begin-anew.ts";
import { keepViewed } from "../../base/session/viewing.ts";
import { departing } from "./departing.tsx";
import { EditUserDialog } from "./EditUserDialog.tsx";
import { GivePasswordDialog } from "./GivePasswordDialog.tsx";
import type { ChosenUser, UserAct } from "./user.offered-acts.ts";
import { userTexts as texts } from "./user.texts.ts";
import {
  InvitationResendDocument,
  UserAnonymizeDocument,
  UserDeleteDocument,
  UserGivePasswordDocument,
  UserTakeOffTwoFactorDocument,
  UserUnlockDocument,
  UserUpdateDocument,
  ViewingBeginDocument,
} from "./users.generated.ts";

const act = recordAct<ChosenUser>();
const fullName = ({ name, lastname }: ChosenUser) => `${name} ${lastname}`;

/** Acts on an account. */
export const userActs = {
  edit: act({
    label: "Editar",
    mutation: UserUpdateDocument,
    done: announced(texts.updated),
    failing: "updateUser",
    Dialog: EditUserDialog,
  }),
  resetPassword: act({
    label: "Restablecer contraseña",
    mutation: UserGivePasswordDocument,
    done: texts.passwordGiven,
    failing: "resetUserPassword",
    reads: [],
    Dialog: GivePasswordDialog,
  }),
  unlock: act({
    label: "Desbloquear cuenta",
    mutation: UserUnlockDocument,
    done: texts.unlocked,
    failing: "unlockUser",
    Dialog: confirming((user) => ({
      title: "Desbloquear cuenta",
      confirm: "Desbloquear cuenta",
      children: `${fullName(user)} podrá volver a intentar iniciar sesión.`,
    })),
  }),
  resendInvitation: act({
    label: "Reenviar invitación",
    mutation: InvitationResendDocument,
    of: ({ id }) => ({ userId: id }),
    done: ({ resendInvitation: { email } }) => texts.invitedAgain(email),
    Dialog: confirming((user) => ({
      title: "Reenviar invitación",
      confirm: "Enviar invitación",
      children:
        `${fullName(user)} recibirá otro enlace para crear su contraseña, que funciona una sola vez, ` +
        "durante 7 días. El anterior deja de funcionar.",
    })),
  }),
  viewAs: act({
    label: "Ver como",
    mutation: ViewingBeginDocument,
    of: ({ id }) => ({ userId: id }),
    done: ({ beginViewing: { id, role, ...person } }) => {
      keepViewed({ id, name: `${person.name} ${person.lastname}`, role });
      beginAnew();
      return null;
    },
    reads: [],
    Dialog: confirming((user) => ({
      title: "Ver como esta persona",
      confirm: "Ver como",
      children:
        `En esta pestaña verás lo que ve ${fullName(user)}, sin poder cambiar nada. ` +
        "Queda anotado en la auditoría.",
    })),
  }),
  takeOffTwoFactor: act({
    label: "Quitar verificación en dos pasos",
    mutation: UserTakeOffTwoFactorDocument,
    done: texts.twoFactorOff,
    failing: "updateUser",
    Dialog: confirming((user) => ({
      title: "Quitar verificación en dos pasos",
      confirm: "Quitar",
      children:
        `${fullName(user)} entrará solo con su contraseña. ` +
        "Hazlo únicamente si perdió su celular y sus códigos, y sabes que es la persona que lo pide.",
    })),
  }),
  deactivate: act({
    label: "Desactivar",
    mutation: UserUpdateDocument,
    done: (_, { name }) => texts.deactivated(name),
    failing: "updateUser",
    Dialog: departing(
      (user) => ({
        title: "Desactivar cuenta",
        submit: "Desactivar",
        lead:
          `${fullName(user)} no podrá entrar y sus sesiones abiertas se cerrarán. ` +
          "Puedes activar la cuenta después.",
      }),
      (successorId) => ({ input: { isActive: false, successorId } }),
    ),
  }),
  reactivate: act({
    label: "Activar",
    mutation: UserUpdateDocument,
    of: ({ id }) => ({ id, input: { isActive: true } }),
    done: (_, { name }) => texts.reactivated(name),
    failing: "updateUser",
    Dialog: confirming((user) => ({
      title: "Activar cuenta",
      confirm: "Activar",
      children: `${fullName(user)} podrá entrar de nuevo con su contraseña.`,
    })),
  }),
  delete: act({
    label: "Eliminar",
    mutation: UserDeleteDocument,
    done: ({ deleteUser: { kept } }) => (kept ? texts.kept : texts.deleted),
    failing: "deleteUser",
    Dialog: departing(
      (user) => ({
        title: "Eliminar cuenta",
        submit: "Eliminar cuenta",
        lead:
          `Se eliminará la cuenta de ${fullName(user)}. ` +
          "Si ya tiene registros, quedará desactivada y se conservará.",
      }),
      (successorId) => ({ successorId }),
    ),
  }),
  anonymize: act({
    label: "Suprimir datos personales",
    mutation: UserAnonymizeDocument,
    done: texts.anonymized,
    failing: "deleteUser",
    Dialog: departing(
      (user) => ({
        title: "Suprimir datos personales",
        submit: "Suprimir datos",
        lead:
          "Se borrarán para siempre el nombre, el correo, los documentos y los datos bancarios " +
          `de ${fullName(user)}. Sus contratos y pagos se conservan como pide la ley, y sus cuentas de ` +
          "cobro y documentos soporte, 5 años. No se puede deshacer.",
      }),
      (successorId) => ({ successorId }),
    ),
  }),
} satisfies Record<UserAct, unknown>;

/** Returns the acts on accounts. */
export const useUserActs = () =>
  useRecordActs<UserAct, ChosenUser>(userActs, {
    reads: ["UserList", "UserDetail", "OrganizationTree", "TeamList", "TeamFigures"],
  });
