import type { Words } from "../../core/words.ts";

/** Spanish texts for the names in this module. */
export const organizationWords: Words = {
  types: {
    UserFilter: "Filtro de un listado de personas.",
    UserPage: "Una página de cuentas.",
    Superior: "Persona que puede estar encima de otras, como la ofrece un formulario.",
    Legacy: "Equipo y registros que una persona le deja a su sucesor.",
    FoundPerson: "Persona que se encuentra mientras se llena una cotización.",
    UpdateUserInput:
      "Cambios a la cuenta de una persona: lo que no va queda igual y un texto vacío se borra.",
    DeletedUser: "Resultado de eliminar una cuenta: la que tiene registros se desactiva y se conserva.",
    ResetUserPasswordInput: "Contraseña que se le da a una persona.",
    UnlockedAccount: "Una cuenta después de desbloquearla.",
  },
  roots: {
    updateUser: "Cambia la cuenta de una persona. Quien se va y tiene equipo lo entrega a un sucesor.",
    deleteUser: "Elimina una cuenta sin registros; la que los tiene se desactiva y se conserva.",
    anonymizeUser: "Suprime los datos personales de una cuenta, a petición de su titular.",
    resetUserPassword: "Da otra contraseña a una persona; sus sesiones terminan.",
    unlockUser: "Levanta el bloqueo por intentos fallidos.",
    takeOffTwoFactor: "Quita la verificación en dos pasos a quien perdió su celular y sus códigos.",
    users: "Lee todas las cuentas al alcance de quien consulta.",
    userPage: "Lee las cuentas al alcance de quien consulta, por páginas.",
    sellers: "Busca personas que venden, para elegir una.",
    user: "Lee una cuenta; nulo si no está al alcance.",
    superiors: "Lee las personas que pueden estar encima de otra.",
    legacy: "Cuenta lo que una persona le dejaría a su sucesor.",
    userByEmail: "Busca por su correo la cuenta de un cliente, mientras se llena una cotización.",
    resendInvitation: "Envía otra invitación para elegir la contraseña; la anterior deja de servir.",
    beginViewing: "Empieza a ver la plataforma como otra persona; la historia lo registra.",
    switchEachUser: "Activa o desactiva varias cuentas, cada una por separado.",
  },
  arguments: {
    id: "Número de la cuenta.",
    "sellers.id": "Número de la cuenta de una sola persona.",
    "superiors.ids": "Números de las cuentas que se buscan.",
    "superiors.roles": "Números de los roles que se buscan.",
    "switchEachUser.ids": "Números de las cuentas.",
    "deleteUser.successorId": "Número de la cuenta de quien recibe el equipo y las cotizaciones abiertas.",
    "anonymizeUser.successorId": "Número de la cuenta de quien recibe el equipo y las cotizaciones abiertas.",
  },
};
