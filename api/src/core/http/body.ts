import type { IncomingMessage } from "node:http";
import { Refusal } from "../failure.ts";

/** The most that a JSON body may have, in bytes. */
const MOST = 2 * 1024 * 1024;

/** Reads the body of a request as text. Throws PAYLOAD_TOO_LARGE above 2 MB. */
export function readText(request: IncomingMessage): Promise<string> {
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = [];
    let size = 0;
    request.on("data", (part: Buffer) => {
      size += part.length;
      if (size > MOST) {
        request.removeAllListeners("data").resume();
        reject(new Refusal("PAYLOAD_TOO_LARGE", "El cuerpo de la petición es demasiado grande"));
      } else parts.push(part);
    });
    request.on("end", () => resolve(parts.length === 1 ? parts[0]!.toString() : Buffer.concat(parts).toString()));
    request.on("error", reject);
  });
}

/** Reads a JSON body; undefined when nothing was sent. Throws BAD_USER_INPUT for what is no JSON. */
export async function readJsonBody(request: IncomingMessage): Promise<unknown> {
  const text = await readText(request);
  if (text.trim() === "") return undefined;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new Refusal("BAD_USER_INPUT", "El cuerpo de la petición no es JSON válido");
  }
}
