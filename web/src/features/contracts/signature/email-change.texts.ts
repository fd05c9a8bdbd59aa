import { spokenInstant } from "@travesia/api/colombia/spoken";
import type { EmailChangeState } from "../../../graphql/schema.generated.ts";

type Lead = (about: string, changedAt: string) => string;

/** Texts of the page on which the holder of the former e-mail address answers about the change. */
export const emailChangeTexts = {
  title: "Cambio de correo",
  notMe: "No fui yo",
  wasMe: "Sí, fui yo",
  notMeAfterAll: "Me equivoqué: no fui yo",
  heads: {
    abierto: "¿Pediste cambiar tu correo?",
    confirmado: "Confirmaste el cambio",
    negado: "Gracias por avisarnos",
    deshecho: "Tu correo es el de antes",
  } satisfies Record<EmailChangeState, string>,
  leads: {
    abierto: (about, changedAt) =>
      `El ${spokenInstant(new Date(changedAt))} alguien de la agencia cambió el correo ` +
      `al que enviamos ${about}. ` +
      "Si no lo pediste, dilo aquí y nadie podrá firmar en tu nombre.",
    confirmado: (about) => `Ya enviamos ${about} a tu nuevo correo sin más espera.`,
    negado: () =>
      "Cerramos los enlaces que se enviaron y le avisamos al propietario de la agencia. " +
      "Nadie puede firmar hasta que lo revise.",
    deshecho: (about) => `Volvimos a enviar ${about} al correo de antes. No tienes que hacer nada.`,
  } satisfies Record<EmailChangeState, Lead>,
};
