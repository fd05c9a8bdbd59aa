import { CloseCode } from "graphql-ws";
import type { Impersonator } from "../auth/viewer.ts";
import { VIEWING_OVER } from "../auth/viewing.rules.ts";
import type { Refusal } from "../failure.ts";
import { TOO_OFTEN } from "../http/limits.ts";

/** Closing of a socket: its code, and a human-readable reason of at most 123 bytes. */
export interface Closing {
  readonly code: number;
  readonly reason: string;
}

/** The session with which the socket was opened has ended, like a 401: another token is needed. */
export const SESSION_ENDED: Closing = {
  code: CloseCode.Forbidden,
  reason: "Tu sesión terminó. Inicia sesión de nuevo.",
};

/**
 * The access token with which the socket was opened has expired or was revoked, or its owner was deactivated.
 */
export const TOKEN_ENDED: Closing = {
  code: CloseCode.Forbidden,
  reason: "El token de acceso venció o se revocó.",
};

/** The access token with which the socket was opened waits to be confirmed. */
const TOKEN_PAUSED: Closing = {
  code: CloseCode.Forbidden,
  reason: "El token de acceso está en pausa hasta que se confirme.",
};

/**
 * Returns the closing for a paused token, or for viewing as another person when that is not or no longer
 * allowed.
 */
export const refusedClosing = ({ by }: Impersonator, { message }: Refusal): Closing =>
  by.token?.paused ? TOKEN_PAUSED : { code: VIEWING_OVER, reason: message };

/** Code 1012: the person's permissions changed, so the client has to subscribe again. */
export const ROLE_CHANGED: Closing = { code: 1012, reason: "Tus permisos cambiaron. Conectando de nuevo." };

/** Closing of a socket whose first message has no valid session. */
export const BAD_TOKEN: Closing = { code: CloseCode.Forbidden, reason: "Token inválido" };

/** Code 1013: the client should retry later. */
export const TOO_MANY_SOCKETS: Closing = {
  code: 1013,
  reason: "Hay demasiadas conexiones abiertas. Cierra alguna e intenta de nuevo.",
};

/** Code 1013: the caller cannot be looked up, or changes cannot be read. */
export const AWAY: Closing = {
  code: 1013,
  reason: "El servicio no está disponible en este momento. Intenta de nuevo en unos segundos.",
};

/** Too many messages; a client that sends them must not reconnect automatically. */
export const FLOOD: Closing = { code: CloseCode.TooManyInitialisationRequests, reason: TOO_OFTEN };

export const NOT_UNDERSTOOD: Closing = { code: CloseCode.BadRequest, reason: "El mensaje no se entiende." };

/** The process is shutting down; another or the next one is available in a moment. */
export const LEAVING: Closing = { code: 1001, reason: "El servicio se está reiniciando." };

/** Our reasons for the codes with which graphql-ws itself closes a socket. */
const reasons: Readonly<Record<number, string>> = {
  [CloseCode.BadRequest]: NOT_UNDERSTOOD.reason,
  [CloseCode.Unauthorized]: "La conexión no se ha iniciado.",
  [CloseCode.Forbidden]: BAD_TOKEN.reason,
  [CloseCode.SubprotocolNotAcceptable]: "La conexión debe usar el protocolo graphql-transport-ws.",
  [CloseCode.ConnectionInitialisationTimeout]: "La conexión no se inició a tiempo.",
  [CloseCode.SubscriberAlreadyExists]: "Ya hay una suscripción con ese id.",
  [CloseCode.TooManyInitialisationRequests]: "La conexión ya se había iniciado.",
};

/** Returns a closing by graphql-ws with our reason. */
export const closingOf = (code: number, reason: string): Closing => ({
  code,
  reason: reasons[code] ?? reason,
});
