import type { Day } from "../../../core/colombia/days.ts";
import { firstName } from "../../../core/colombia/names.ts";
import { spokenDay } from "../../../core/colombia/spoken.ts";
import { codeLetter } from "../../../core/mail/code-letter.ts";
import type { Letter } from "../../../core/mail/layout.ts";
import { type ClaimKind, claimKindLabels, isAboutData, workingDaysOf } from "./claim.rules.ts";

interface Mail {
  readonly subject: string;
  readonly letter: Letter;
}

/** Data of a request that appear in its e-mails. */
export interface ShownClaim {
  readonly number: string;
  readonly kind: ClaimKind;
  readonly name: string;
  readonly dueOn: Day;
}

const SIC = "Superintendencia de Industria y Comercio (www.sic.gov.co)";

const law = (kind: ClaimKind): string =>
  isAboutData(kind)
    ? `Ley 1581 de 2012, artículo ${kind === "consulta_datos" ? "14" : "15"}`
    : "Estatuto del Consumidor, Ley 1480 de 2011";

const greeting = ({ name }: ShownClaim): string => `Hola, ${firstName(name)}.`;
const called = (kind: ClaimKind): string => claimKindLabels[kind].toLowerCase();
const follow = (url: string) => ({ text: "Ver mi solicitud", url });

/** Returns the e-mail with the number of a request and the deadline of its answer. */
export const filedLetter = (claim: ShownClaim, url: string): Mail => ({
  subject: `Recibimos tu solicitud ${claim.number}`,
  letter: {
    preview: `Respuesta a más tardar el ${spokenDay(claim.dueOn)}`,
    title: "Recibimos tu solicitud",
    paragraphs: [
      `${greeting(claim)} Radicamos tu ${called(claim.kind)} con el número ${claim.number}.`,
      `Te respondemos a más tardar el ${spokenDay(claim.dueOn)}: son ${workingDaysOf(claim.kind)} días ` +
        `hábiles, sin contar el de hoy (${law(claim.kind)}).`,
      `Sigue tu solicitud con el botón, o en nuestra página con el número y este correo. También puedes ` +
        `acudir a la ${SIC}.`,
    ],
    button: follow(url),
  },
});

/** Returns the e-mail with the code by which a person confirms that an e-mail address is theirs. */
export const proofLetter = (claim: ShownClaim, code: string, minutes: number): Mail => ({
  subject: "Tu código para tu solicitud",
  letter: codeLetter({
    code,
    minutes,
    title: "Confirma que eres tú",
    aim: "confirmar que la solicitud es tuya",
    said: [
      `${greeting(claim)} Antes de responder algo sobre datos personales comprobamos quién pregunta: ` +
        "escríbelo en la página de tu solicitud.",
      "Si no hiciste esta solicitud, no hagas nada ni compartas el código: sin él no respondemos nada tuyo.",
    ],
  }),
});

/** Returns the e-mail that sends a person the link to their request again. */
export const linkLetter = (claim: ShownClaim, url: string): Mail => ({
  subject: `Tu solicitud ${claim.number}`,
  letter: {
    preview: "Abre tu solicitud con este enlace",
    title: "El enlace de tu solicitud",
    paragraphs: [
      `${greeting(claim)} Pediste el enlace de tu solicitud ${claim.number}. Con él la ves completa.`,
      "Si no fuiste tú, no hagas nada. No compartas este enlace con nadie.",
    ],
    button: follow(url),
  },
});

/**
 * Returns the e-mail about an extended deadline, with the reason and the new date (Ley 1581 de 2012 art. 14,
 * 15).
 */
export const extendedLetter = (claim: ShownClaim, reason: string): Mail => ({
  subject: `Necesitamos unos días más: solicitud ${claim.number}`,
  letter: {
    preview: `Nueva fecha: ${spokenDay(claim.dueOn)}`,
    title: "Ampliamos el plazo de tu solicitud",
    paragraphs: [
      `${greeting(claim)} No alcanzamos a responder tu solicitud ${claim.number} en el primer plazo. ` +
        `Lo haremos a más tardar el ${spokenDay(claim.dueOn)} (${law(claim.kind)}).`,
      `El motivo: «${reason}»`,
    ],
  },
});

/** Returns the e-mail that requests missing information. */
export const completionLetter = (claim: ShownClaim, missing: string, lapsesOn: Day, url: string): Mail => ({
  subject: `Completa tu solicitud ${claim.number}`,
  letter: {
    preview: `Tienes hasta el ${spokenDay(lapsesOn)}`,
    title: "Nos falta información",
    paragraphs: [
      `${greeting(claim)} Para responder tu solicitud ${claim.number} necesitamos algo más: «${missing}»`,
      `Envíalo a más tardar el ${spokenDay(lapsesOn)}. Desde que llegue contamos otra vez los ` +
        `${workingDaysOf(claim.kind)} días hábiles; si no llega, entenderemos que desistes.`,
    ],
    button: { text: "Completar mi solicitud", url },
  },
});

/** Measures taken on a person's data, as listed in the answer. */
export interface DoneWithData {
  /**
   * True when a copy is attached, false when none was requested; null when one was requested and no data are
   * stored.
   */
  readonly gaveData: boolean | null;
  readonly erased: boolean;
  readonly revoked: number | null;
}

const spokenDeeds = ({ gaveData, erased, revoked }: DoneWithData): string[] => [
  ...(gaveData === true
    ? ["Adjuntamos todo lo que guardamos de ti, en PDF y en un archivo para máquinas."]
    : []),
  ...(gaveData === null ? ["No guardamos datos personales con la identidad que comprobaste."] : []),
  ...(erased
    ? [
        "Suprimimos tus datos. Conservamos solo lo que la ley nos obliga a guardar: contratos, pagos y " +
          "recibos, por diez años (Código de Comercio, artículo 60).",
      ]
    : []),
  ...(revoked === null
    ? []
    : revoked > 0
      ? ["Revocamos tus autorizaciones: desde ya no te enviamos ofertas."]
      : ["No encontramos autorizaciones vigentes tuyas que podamos revocar."]),
];

/** Returns the e-mail that answers a request, with the measures taken. */
export const answerLetter = (claim: ShownClaim, answer: string, deeds: DoneWithData): Mail => ({
  subject: `Respondimos tu solicitud ${claim.number}`,
  letter: {
    preview: answer.slice(0, 120),
    title: "Respondimos tu solicitud",
    paragraphs: [
      `${greeting(claim)} Esta es la respuesta a tu ${called(claim.kind)} ${claim.number}:`,
      ...answer.split(/\n{2,}/),
      ...spokenDeeds(deeds),
      `Si no estás de acuerdo, responde a este correo o acude a la ${SIC}.`,
    ],
  },
});

/** Returns the e-mail with the reason why a request was closed without an answer. */
export const closedLetter = (claim: ShownClaim, reason: string): Mail => ({
  subject: `Cerramos tu solicitud ${claim.number}`,
  letter: {
    preview: reason.slice(0, 120),
    title: "Cerramos tu solicitud",
    paragraphs: [
      `${greeting(claim)} Cerramos tu solicitud ${claim.number} por este motivo: «${reason}»`,
      `Puedes presentar otra cuando quieras, o acudir a la ${SIC}.`,
    ],
  },
});

/** Returns the e-mail that confirms that a person withdrew their request. */
export const withdrawnLetter = (claim: ShownClaim): Mail => ({
  subject: `Desististe de tu solicitud ${claim.number}`,
  letter: {
    preview: "Ya no la responderemos",
    title: "Cerramos tu solicitud",
    paragraphs: [
      `${greeting(claim)} Desististe de la solicitud ${claim.number}: la cerramos y no la responderemos.`,
      `Si no fuiste tú, responde a este correo. Puedes presentar otra cuando quieras, o acudir a la ${SIC}.`,
    ],
  },
});

/** Returns the e-mail about a request that lapsed because it was not completed. */
export const lapsedLetter = (claim: ShownClaim): Mail => ({
  subject: `Tu solicitud ${claim.number} se entiende desistida`,
  letter: {
    preview: "No llegó lo que faltaba",
    title: "Tu solicitud se cerró",
    paragraphs: [
      `${greeting(claim)} Pasaron dos meses sin que llegara lo que faltaba de la solicitud ` +
        `${claim.number}, ` +
        "así que se entiende desistida. Puedes presentar otra cuando quieras.",
    ],
  },
});
