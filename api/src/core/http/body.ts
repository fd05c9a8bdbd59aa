import { isUtf8 } from "node:buffer";
import type { IncomingMessage } from "node:http";
import { Refusal } from "../failure.ts";
import { isTooDeep } from "../input/depth.ts";
import { cutSlow } from "./pace.ts";

/** The most that a JSON body may have, in bytes. */
const MOST = 2 * 1024 * 1024;
/** Bytes of a refused body that are still read at the most: more than the largest that is ever read. */
const MOST_DISCARDED = 128 * 1024 * 1024;

export const tooLargeBody = () =>
  new Refusal("PAYLOAD_TOO_LARGE", "El cuerpo de la petición es demasiado grande");
export const incomplete = () => new Refusal("BAD_USER_INPUT", "La petición llegó incompleta");
export const noJson = () => new Refusal("BAD_USER_INPUT", "El cuerpo de la petición no es JSON válido");

/** Requests whose rest is dropped already: several parts of a form may be wrong. */
const discarded = new WeakSet<IncomingMessage>();

/**
 * Reads the rest of a refused request and drops it: a client reads the answer only after it has sent
 * everything. A client that does not finish, or sends too slowly, is cut off.
 */
export function discard(request: IncomingMessage): void {
  if (discarded.has(request)) return;
  discarded.add(request);
  let left = MOST_DISCARDED;
  request.on("error", () => undefined);
  request.on("data", ({ length }: Buffer) => {
    left -= length;
    if (left < 0) request.destroy();
  });
  request.resume();
  cutSlow(request, () => request.destroy());
}

/**
 * Reads the body of a request. Throws PAYLOAD_TOO_LARGE above 2 MB, BAD_USER_INPUT when it ends too soon or
 * arrives too slowly.
 */
export function readBytes(request: IncomingMessage): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = [];
    let size = 0;
    const take = (part: Buffer) => {
      size += part.length;
      if (size <= MOST) return void parts.push(part);
      request.off("data", take);
      discard(request);
      reject(tooLargeBody());
    };
    if (request.destroyed) return reject(incomplete());
    request.on("data", take);
    request.on("end", () => resolve(parts.length === 1 ? parts[0]! : Buffer.concat(parts)));
    request.on("error", () => reject(incomplete()));
    request.once("close", () => request.complete || reject(incomplete()));
    cutSlow(request, (why) => {
      request.off("data", take);
      discard(request);
      reject(why);
    });
  });
}

/** Reads a JSON body; undefined when it is empty. Throws BAD_USER_INPUT when it is not JSON. */
export const readJsonBody = async (request: IncomingMessage): Promise<unknown> =>
  jsonOfBytes(await readBytes(request));

/** Parses a JSON body; undefined when it is empty. Throws BAD_USER_INPUT when it is not JSON. */
export function jsonOfBytes(bytes: Buffer): unknown {
  if (!isUtf8(bytes)) throw noJson();
  const text = bytes.toString();
  return text.trim() === "" ? undefined : jsonOf(text);
}

/**
 * Reads the fields of a form that a page without script posts. Throws UNSUPPORTED_MEDIA_TYPE for another kind
 * of body, PAYLOAD_TOO_LARGE above 2 MB, BAD_USER_INPUT when it ends too soon.
 */
export async function readFormBody(request: IncomingMessage): Promise<URLSearchParams> {
  if (!/^application\/x-www-form-urlencoded/i.test(request.headers["content-type"] ?? "")) {
    discard(request);
    throw new Refusal("UNSUPPORTED_MEDIA_TYPE", "El formulario enviado no es válido");
  }
  return new URLSearchParams((await readBytes(request)).toString());
}

/**
 * Parses a text of JSON. Throws BAD_USER_INPUT for a text that is no JSON, or has more than 64 levels of
 * objects and lists.
 */
export function jsonOf(text: string): unknown {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw noJson();
  }
  if (isTooDeep(value)) throw noJson();
  return value;
}
