import { STATUS_CODES, type Server } from "node:http";
import type { Duplex } from "node:stream";

/** Answers to bytes that Node cannot parse as a request, by Node's error code. */
const said: Readonly<Record<string, readonly [status: number, message: string]>> = {
  HPE_INVALID_EOF_STATE: [400, "La petición llegó incompleta"],
  HPE_HEADER_OVERFLOW: [431, "Los encabezados de la petición son demasiado grandes"],
  ERR_HTTP_REQUEST_TIMEOUT: [408, "La petición tardó demasiado en llegar"],
};
const unreadable = [400, "La petición no es HTTP válido"] as const;

/**
 * Answers with a Spanish JSON body the requests that Node would otherwise refuse without a body: bytes that
 * are not HTTP, headers that are too large, bodies that stop, tunnels. An unknown expectation is not refused.
 */
export function answerUnreadable(server: Server): void {
  server.on("clientError", (error: NodeJS.ErrnoException, socket) => {
    if (!socket.writable || error.code === "ECONNRESET") return void socket.destroy();
    refuse(socket, ...(said[error.code ?? ""] ?? unreadable), "BAD_USER_INPUT");
  });
  server.on("connect", (_request, socket) =>
    refuse(socket, 405, "Método no permitido", "METHOD_NOT_ALLOWED"),
  );
  server.on("checkExpectation", (request, response) => void server.emit("request", request, response));
}

/** Answers on a raw connection and closes it; `lines` are further header lines, each with its line end. */
export function refuse(socket: Duplex, status: number, message: string, error: string, lines = ""): void {
  const body = JSON.stringify({ success: false, message, error });
  const head =
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines}Content-Type: ` +
    `application/json; charset=utf-8\r\nConnection: close`;
  socket.on("error", () => undefined);
  socket.end(`${head}\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`, () => socket.destroy());
}
