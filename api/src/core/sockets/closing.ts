import { CloseCode } from "graphql-ws";
import type { Impersonator } from "../auth/viewer.ts";
import { VIEWING_OVER } from "../auth/viewing.rules.ts";
import type { Refusal } from "../failure.ts";
import { TOO_OFTEN } from "../http/limits.ts";

/** Closing of a socket: its code, and a reason that a person can read, of at most 123 bytes. */
export interface Closing {
  readonly code: number;
  readonly reason: string;
}

/** The session that the socket was opened with has ended: it is a 401, another token is needed. */
export const SESSION_ENDED: Closing = {
  code: CloseCode.Forbidden,
  reason: "Tu sesión terminó. Inicia sesión de nuevo.",
};

/** The access token that the socket was opened with has expired, was revoked, or lost its owner. */
export const TOKEN_ENDED: Closing = {
  code: CloseCode.Forbidden,
  reason: "El token de acceso venció o se revocó.",
};

/** The access token that the socket was opened with waits to be confirmed. */
const TOKEN_PAUSED: Closing = {
  code: CloseCode.Forbidden,
  reason: "El token de acceso está en pausa hasta que se confirme.",
};

/** Returns the closing for a token that is paused, or a viewing that is not allowed, or no longer. */
export const refusedClosing = ({ by }: Impersonator, { message }: Refusal): Closing =>
  by.token?.paused ? TOKEN_PAUSED : { code: VIEWING_OVER, reason: message };

/** 1012: they may do something else now, and have to subscribe again. */
export const ROLE_CHANGED: Closing = { code: 1012, reason: "Tus permisos cambiaron. Conectando de nuevo." };

/** The sentence for a beginning that shows no session. */
export const BAD_TOKEN: Closing = { code: CloseCode.Forbidden, reason: "Token inválido" };

/** 1013: to be tried again later. */
export const TOO_MANY_SOCKETS: Closing = {
  code: 1013,
  reason: "Hay demasiadas conexiones abiertas. Cierra alguna e intenta de nuevo.",
};

/** 1013: the caller cannot be looked up, or the changes cannot be read. */
export const AWAY: Closing = {
  code: 1013,
  reason: "El servicio no está disponible en este momento. Intenta de nuevo en unos segundos.",
};

/** A flood of messages; a client that sends one must not reconnect automatically. */
export const FLOOD: Closing = { code: CloseCode.TooManyInitialisationRequests, reason: TOO_OFTEN };

export const NOT_UNDERSTOOD: Closing = { code: CloseCode.BadRequest, reason: "El mensaje no se entiende." };

/** The process ends; another one, or the next, is available in a moment. */
export const LEAVING: Closing = { code: 1001, reason: "El servicio se está reiniciando." };

/** Reasons in our own words for the codes with which graphql-ws itself closes. */
const reasons: Readonly<Record<number, string>> = {
  [CloseCode.BadRequest]: NOT_UNDERSTOOD.reason,
  [CloseCode.Unauthorized]: "La conexión no se ha iniciado.",
  [CloseCode.Forbidden]: BAD_TOKEN.reason,
  [CloseCode.SubprotocolNotAcceptable]: "La conexión debe usar el protocolo graphql-transport-ws.",
  [CloseCode.ConnectionInitialisationTimeout]: "La conexión no se inició a tiempo.",
  [CloseCode.SubscriberAlreadyExists]: "Ya hay una suscripción con ese id.",
  [CloseCode.TooManyInitialisationRequests]: "La conexión ya se había iniciado.",
};

/** Returns a closing of graphql-ws with our reason. */
export const closingOf = (code: number, reason: string): Closing => ({
  code,
  reason: reasons[code] ?? reason,
});
