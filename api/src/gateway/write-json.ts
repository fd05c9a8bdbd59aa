import type { IncomingMessage, ServerResponse } from "node:http";

/** Function that writes a JSON text as the answer to a request. */
export type WriteJson = (
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
  text: string,
) => void | Promise<void>;

/** Writes an answer without ETag or compression: status, type, length, text. */
export const writeJson: WriteJson = (_, response, status, text) => {
  response.statusCode = status;
  response.setHeader("Content-Type", "application/json; charset=utf-8");
  response.setHeader("Content-Length", Buffer.byteLength(text));
  response.end(text);
};
