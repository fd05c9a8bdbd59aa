import type { Words } from "../../core/words.ts";

/** Spanish texts for the names in this module. */
export const operationWords: Words = {
  types: {
    FailedWork: "Algo que falló, por qué, y si se intenta de nuevo solo.",
    OperationState: "Cómo va el trabajo en segundo plano.",
    WaitingQueue: "Trabajo que espera en una cola.",
    InstanceNotice: "Aviso sobre esta instalación.",
    SystemCheck: "Revisión de una parte de la instalación.",
    WaitingMail: "Mensaje a un cliente que espera a que el Propietario lo envíe.",
    RetentionRule: "Por cuántos días se guarda lo que ninguna ley manda guardar.",
    IdlePerson: "Persona a la que se le cotizó, nunca compró y de la que hace mucho no se sabe.",
    OptionalFeatureState: "Una función que la agencia puede no usar.",
    OpenAccess: "Un acceso abierto que sigue cuando la sesión termina.",
    OpenAccessKind: "Clase de un acceso que sigue abierto.",
    UpgradeFinding: "Algo que una versión anterior pudo hacer mal, para que una persona lo revise.",
    RetentionRuleInput: "Días que se guarda cada cosa: los que no van quedan igual.",
  },
  roots: {
    openAccess:
      "Lee los accesos que siguen abiertos, por páginas: los propios o, quien maneja cuentas, todos.",
    failedWork: "Lee lo que falló de una clase, por páginas.",
    operationState: "Dice cómo va el trabajo en segundo plano.",
    instanceNotices: "Lee los avisos sobre la instalación.",
    systemHealth: "Revisa las partes de la instalación.",
    waitingMails: "Lee los mensajes a clientes que esperan, por páginas.",
    retentionRule: "Lee por cuánto tiempo se guarda lo que ninguna ley manda guardar.",
    idlePeople: "Lee las personas de las que hace mucho no se sabe, por páginas.",
    optionalFeatures: "Lee qué funciones usa la agencia.",
    upgradeFindings: "Lee lo que la actualización encontró por revisar, por páginas.",
    reviewEachUpgradeFinding: "Anota que revisaste varios hallazgos; sus registros no cambian.",
    printFoundContract:
      "Imprime de nuevo el contrato de un hallazgo; si se había enviado, se envía otra vez.",
    retryFailedWork: "Intenta de nuevo algo que falló.",
    retryEachFailedWork: "Intenta de nuevo varias cosas que fallaron, cada una por separado.",
    sendEachWaitingMail: "Envía varios mensajes que esperan, cada uno por separado.",
    dropEachWaitingMail: "Descarta varios mensajes que esperan, cada uno por separado.",
    openClientMails: "Abre los correos a clientes para siempre: desde ahora salen solos.",
    setRetentionRule: "Fija por cuánto tiempo se guarda cada cosa; lo más viejo se borra.",
    eraseEachIdlePerson: "Suprime los datos de varias personas, cada una por separado.",
    hideFeatures: "Deja de mostrar estas funciones y muestra las demás; los permisos no cambian.",
  },
  arguments: {
    kind: "Clase del trabajo.",
    features: "Las funciones que no se usan.",
    all: "Si se leen los de todos, y no solo los propios.",
  },
};
