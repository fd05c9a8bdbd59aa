import type { MailKey } from "../../../core/mail-kinds.ts";
import { queueMail } from "../../../core/mail/queue-mail.ts";
import type { Work } from "../../../core/mutation/work.ts";
import type { User } from "./user.entity.ts";
import { TokenPurpose } from "./user-token.entity.ts";
import { issueToken } from "./user-token.ts";
import { confirmationDays, recoveryMinutes } from "./mailed-links.rules.ts";
import { addressOf } from "../../../core/addresses.ts";

const linkOf = ({ services }: Work, page: "resetPassword" | "confirmEmail", token: string): string =>
  `${services.config.publicUrl}${addressOf(page)}?token=${encodeURIComponent(token)}`;

/** Mails the link to set a new password; it works once. */
export async function queueRecoveryMail(work: Work, user: User): Promise<void> {
  const { id, token } = await issueToken(work, user, TokenPurpose.reset, user.email);
  const letter = {
    preview:
      `Crea una contraseña nueva con este enlace. ` +
      `Funciona una sola vez, durante ${recoveryMinutes} minutos.`,
    title: "Recupera tu contraseña",
    paragraphs: [
      `Hola, ${user.name}:`,
      `Pediste recuperar el acceso a tu cuenta. Con este botón puedes crear una contraseña nueva: ` +
        `funciona una sola vez, durante ${recoveryMinutes} minutos.`,
      "Si no fuiste tú, no hagas nada: tu contraseña sigue siendo la misma.",
    ],
    button: { text: "Crear contraseña nueva", url: linkOf(work, "resetPassword", token) },
  };
  await queueMail(work, { key: `recovery:${id}`, to: user.email, subject: "Recupera tu contraseña", letter });
}

/**
 * E-mails the link by which a person confirms an address: their current one, or the one they want to change
 * to.
 */
export async function queueEmailConfirmation(work: Work, user: User, email: string): Promise<void> {
  const { id, token } = await issueToken(work, user, TokenPurpose.email, email);
  const letter = {
    preview: "Un paso más: confirma que este correo es tuyo.",
    title: "Confirma tu correo",
    paragraphs: [
      `Hola, ${user.name}:`,
      email === user.email
        ? "Confirma que este correo es tuyo. Así verás en tu cuenta las cotizaciones que te hicimos antes."
        : "Pediste que tu cuenta use este correo. El cambio se hace cuando lo confirmes; hasta entonces sigue el anterior.",
      `El enlace funciona una sola vez, durante ${confirmationDays} días. Si no fuiste tú, no hagas nada.`,
    ],
    button: { text: "Confirmar mi correo", url: linkOf(work, "confirmEmail", token) },
  };
  await queueMail(work, {
    key: `email-confirmation:${id}`,
    to: email,
    subject: "Confirma tu correo",
    letter,
  });
}

/** E-mails the current address that a change to another address was requested. */
export async function queueEmailChangeNotice(work: Work, user: User, email: string): Promise<void> {
  const letter = {
    preview: "Alguien con tu contraseña pidió cambiar el correo de tu cuenta.",
    title: "Se pidió cambiar el correo de tu cuenta",
    paragraphs: [
      `Hola, ${user.name}:`,
      `Se pidió que tu cuenta use el correo ${email}. El cambio se hace solo cuando se confirme desde allí.`,
      "Si no fuiste tú, cambia tu contraseña ahora.",
    ],
  };
  const key: MailKey = `email-change:${user.id}:${work.now.getTime()}`;
  await queueMail(work, { key, to: user.email, subject: "Cambio de correo de tu cuenta", letter });
}

/** E-mails a person that their password was changed. */
export async function queuePasswordNotice(work: Work, user: User): Promise<void> {
  const letter = {
    preview: "La contraseña de tu cuenta cambió y se cerraron las sesiones abiertas.",
    title: "Tu contraseña cambió",
    paragraphs: [
      `Hola, ${user.name}:`,
      "La contraseña de tu cuenta cambió y se cerraron las sesiones abiertas.",
      "Si no fuiste tú, recupera el acceso con «Olvidé mi contraseña» y avísanos.",
    ],
  };
  const key: MailKey = `password:${user.id}:${work.now.getTime()}`;
  await queueMail(work, { key, to: user.email, subject: "Tu contraseña cambió", letter });
}

/** E-mails a person that their bank details changed, including when the person changed them. */
export async function queueBankNotice(work: Work, user: User): Promise<void> {
  const letter = {
    preview: "Desde ahora te pagamos en la cuenta nueva.",
    title: "Cambiaron tus datos bancarios",
    paragraphs: [
      `Hola, ${user.name}:`,
      "Los datos bancarios con los que te pagamos cambiaron. Puedes verlos en tu perfil, en «Banco».",
      "Si no fuiste tú ni lo pediste, cambia tu contraseña ahora y escríbenos.",
    ],
  };
  const key: MailKey = `bank:${user.id}:${work.origin.requestId}`;
  await queueMail(work, { key, to: user.email, subject: "Cambiaron tus datos bancarios", letter });
}

/** E-mails a person that the phone of their account was changed. */
export async function queuePhoneNotice(work: Work, user: User): Promise<void> {
  const change = user.phone
    ? `El teléfono de tu cuenta termina ahora en ${user.phone.slice(-4)}. No le llegan códigos hasta mañana.`
    : "Tu cuenta ya no tiene teléfono, y los códigos te llegan por correo.";
  const letter = {
    preview: "Si no fuiste tú, cambia tu contraseña ahora y escríbenos.",
    title: "Cambió el teléfono de tu cuenta",
    paragraphs: [`Hola, ${user.name}:`, change, "Si no fuiste tú, cambia tu contraseña ahora y escríbenos."],
  };
  const key: MailKey = `phone:${user.id}:${work.origin.requestId}`;
  await queueMail(work, { key, to: user.email, subject: "Cambió el teléfono de tu cuenta", letter });
}

/** Change of second factor: added, removed, or removed while another one remains. */
export type FactorChange = "on" | "off" | "fewer";

const ONLY_PASSWORD = "Tu cuenta vuelve a abrirse solo con la contraseña.";

/** Texts of an e-mail about a second factor. */
interface FactorNotice {
  readonly title: string;
  readonly preview: string;
  /** Sentence that describes the change to the person. */
  readonly said: string;
  /** Last sentence: advice in case the person did not make the change. */
  readonly otherwise?: string;
}

const appNotices: Readonly<Record<FactorChange, FactorNotice>> = {
  on: {
    title: "Activaste la verificación en dos pasos",
    preview: "Al iniciar sesión te pediremos también un código.",
    said: "Desde ahora, al iniciar sesión te pediremos también el código de tu aplicación. Guarda los códigos de recuperación en un lugar seguro.",
  },
  off: {
    title: "La verificación en dos pasos quedó desactivada",
    preview: ONLY_PASSWORD,
    said: ONLY_PASSWORD,
  },
  fewer: {
    title: "Quitaste los códigos de tu aplicación",
    preview: "Al iniciar sesión te pediremos tu llave de acceso.",
    said: "Al iniciar sesión ya no te pediremos el código de tu aplicación, sino tu llave de acceso.",
  },
};

const passkeyNotice = (name: string, change: FactorChange): FactorNotice =>
  change === "on"
    ? {
        title: "Agregaste una llave de acceso",
        preview: `Ya puedes entrar con «${name}».`,
        said:
          `Desde ahora puedes entrar con la llave de acceso «${name}». ` +
          "Si entras con tu contraseña, te pediremos también una llave o un código.",
      }
    : {
        title: "Quitaste una llave de acceso",
        preview: `La llave «${name}» ya no abre tu cuenta.`,
        said: passkeyOff(name, change),
      };

const passkeyOff = (name: string, change: FactorChange): string =>
  change === "off"
    ? `La llave de acceso «${name}» ya no abre tu cuenta. ${ONLY_PASSWORD}`
    : `La llave de acceso «${name}» ya no abre tu cuenta.`;

/**
 * E-mails a person that two-factor authentication with an authenticator app was turned on or off for their
 * account.
 */
export const queueTwoFactorNotice = (work: Work, user: User, change: FactorChange): Promise<void> =>
  queueFactorNotice(work, user, appNotices[change]);

/** E-mails a person that the passkey with this name was added to their account, or removed. */
export const queuePasskeyNotice = (
  work: Work,
  user: User,
  name: string,
  change: FactorChange,
): Promise<void> => queueFactorNotice(work, user, passkeyNotice(name, change));

/** E-mails a person that an account manager removed the passkey with this name from their account. */
export const queuePasskeyTaken = (
  work: Work,
  user: User,
  name: string,
  change: FactorChange,
): Promise<void> =>
  queueFactorNotice(work, user, {
    title: "La agencia quitó una llave de acceso de tu cuenta",
    preview: `La llave «${name}» ya no abre tu cuenta.`,
    said: `${passkeyOff(name, change)} Tus sesiones se cerraron: vuelve a iniciar sesión.`,
    otherwise: "Si no sabes por qué, pregunta en la agencia.",
  });

/** Access token that was created or renewed, and the account it belongs to. */
interface TokenChange {
  readonly name: string;
  readonly change: "made" | "renewed";
  readonly account: User;
}

/**
 * E-mails a person that an access token was created in their name or by them, or that its secret was renewed.
 */
export async function queueTokenNotice(
  work: Work,
  user: User,
  { name, change, account }: TokenChange,
): Promise<void> {
  const reads = account.id === user.id ? "lo mismo que tú" : `como la cuenta de servicio «${account.name}»`;
  const where =
    account.id === user.id
      ? "en tu perfil, en «Contraseña y sesiones»"
      : "en Ajustes, en «Cuentas de servicio»";
  const title = change === "made" ? "Creaste un token de acceso" : "Renovaste un token de acceso";
  const letter = {
    preview: `El token «${name}» lee ${reads}.`,
    title,
    paragraphs: [
      `Hola, ${user.name}:`,
      `Con el token de acceso «${name}» un programa lee ${reads} y cambia lo que le permitiste. ` +
        (change === "made"
          ? `Puedes revocarlo cuando quieras ${where}.`
          : `El secreto anterior ya no sirve. Puedes revocarlo ${where}.`),
      "Si no fuiste tú, revócalo, cambia tu contraseña ahora y escríbenos.",
    ],
  };
  await queueMail(work, {
    key: `access-token:${user.id}:${work.origin.requestId}`,
    to: user.email,
    subject: title,
    letter,
  });
}

async function queueFactorNotice(work: Work, user: User, notice: FactorNotice): Promise<void> {
  const { title, preview, said, otherwise } = notice;
  const ending = otherwise ?? "Si no fuiste tú, cambia tu contraseña ahora y escríbenos.";
  const letter = {
    preview,
    title,
    paragraphs: [`Hola, ${user.name}:`, said, ending],
  };
  await queueMail(work, {
    key: `two-factor:${user.id}:${work.origin.requestId}`,
    to: user.email,
    subject: title,
    letter,
  });
}
