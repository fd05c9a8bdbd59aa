import { permissionMatrix } from "./permission-matrix.ts";
import type { Caller } from "./support/callers.ts";

/** Refusal of a request before anything in it is looked at. */
export interface Refused {
  readonly code: "UNAUTHENTICATED" | "FORBIDDEN";
  readonly message: string;
}

const NO_TOKEN = "No hay token disponible";
const BAD_TOKEN = "Token inválido";
const BAD_LINK = "El enlace no es válido o ya venció. Solicita uno nuevo a tu asesor.";
const INACTIVE =
  "Tu cuenta ha sido desactivada temporalmente. Por favor contacta al administrador para más información.";
const MAY_NOT = "No tienes permisos suficientes para realizar esta acción.";

const unauthenticated = (message: string): Refused => ({ code: "UNAUTHENTICATED", message });
const forbidden = (message: string): Refused => ({ code: "FORBIDDEN", message });

const TEAM_ALONE = "Solo las personas del equipo pueden tener tokens de acceso.";

/** Refusals of roles without the permission that differ from {@link MAY_NOT}. */
const ownWords: Readonly<Record<string, string>> = {
  createQuote: "No tienes permisos para crear cotizaciones.",
  myAccessTokens: TEAM_ALONE,
  createAccessToken: TEAM_ALONE,
  rotateAccessToken: TEAM_ALONE,
  revokeAccessToken: TEAM_ALONE,
  confirmAccess: TEAM_ALONE,
};

/** Public operations that take no notice of a bearer: the person has none yet, or a link instead. */
const ignoringBearer = [
  ...[
    "signIn",
    "beginTwoFactorSetUp",
    "beginPasskeyCheck",
    "beginPasskeySignIn",
    "signInWithPasskey",
    "requestRecovery",
    "forgotPassword",
    "resetPassword",
    "confirmEmail",
    "openAgency",
    "mailLinkedPage",
  ],
  "receiveWompiEvent",
];

/**
 * Returns the refusal of a public operation, once it runs, for an caller without the thing it requires: a
 * session, a link or the token of the file itself, or the provider's signature; null for every other
 * operation.
 */
export function refusalOfToken(operation: string, { is }: Pick<Caller, "is">): Refused | null {
  if (operation === "receiveWompiEvent") return forbidden("Evento no autorizado");
  return operation === "contractPdfByToken" && (is === "nobody" || is === "bad session")
    ? unauthenticated(BAD_LINK)
    : null;
}

/**
 * Returns the refusal of an caller by an operation of the matrix, or null when it lets them in. A public read
 * treats a bad session as none; a public call that changes something refuses it, so that a quote of an
 * advisor whose session ran out does not become a visitor's.
 */
export function refusalOf(
  operation: string,
  kind: string,
  { is, role }: Pick<Caller, "is" | "role">,
): Refused | null {
  const who = (permissionMatrix[operation] ?? "").split(" ");
  const byLink = who.includes("K");
  if (who.includes("P")) {
    if (kind !== "mutation" || ignoringBearer.includes(operation)) return null;
    if (is === "bad session") return unauthenticated(BAD_TOKEN);
    return is === "inactive" ? forbidden(INACTIVE) : null;
  }
  if (who.includes("V") && (is === "link" || is === "nobody")) return null;
  if (is === "link") return byLink ? null : unauthenticated(NO_TOKEN);
  if (is === "nobody") return unauthenticated(byLink ? BAD_LINK : NO_TOKEN);
  if (is === "bad session") return unauthenticated(BAD_TOKEN);
  if (is === "inactive") return who.includes("self") ? null : forbidden(INACTIVE);
  return who.includes("any") || who.includes("self") || who.includes(String(role))
    ? null
    : forbidden(ownWords[operation] ?? MAY_NOT);
}
