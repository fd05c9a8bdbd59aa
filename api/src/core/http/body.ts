import { isUtf8 } from "node:buffer";
import type { IncomingMessage } from "node:http";
import { Refusal } from "../failure.ts";
import { isTooDeep } from "../input/depth.ts";
import { cutSlow } from "./pace.ts";

/** Maximum size of a JSON body, in bytes. */
const MOST = 2 * 1024 * 1024;
/** Maximum number of bytes of a refused body that are still read; larger than the largest accepted body. */
const MOST_DISCARDED = 128 * 1024 * 1024;

export const tooLargeBody = () =>
  new Refusal("PAYLOAD_TOO_LARGE", "El cuerpo de la petición es demasiado grande");
export const incomplete = () => new Refusal("BAD_USER_INPUT", "La petición llegó incompleta");
export const noJson = () => new Refusal("BAD_USER_INPUT", "El cuerpo de la petición no es JSON válido");

/** Requests whose remaining body is being discarded already, because several parts of a form may be wrong. */
const discarded = new WeakSet<IncomingMessage>();

/**
 * Reads and discards the rest of a refused request, because a client reads the answer only after sending
 * everything. A client that does not finish, or sends too slowly, is disconnected.
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
 * Reads the body of a request. @throws Refusal PAYLOAD_TOO_LARGE above 2 MB, BAD_USER_INPUT when it is
 * incomplete or arrives too slowly.
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

/** Reads a JSON body; undefined when it is empty. @throws Refusal BAD_USER_INPUT when it is not JSON. */
export const readJsonBody = async (request: IncomingMessage): Promise<unknown> =>
  jsonOfBytes(await readBytes(request));

/** Parses a JSON body; undefined when it is empty. @throws Refusal BAD_USER_INPUT when it is not JSON. */
export function jsonOfBytes(bytes: Buffer): unknown {
  if (!isUtf8(bytes)) throw noJson();
  const text = bytes.toString();
  return text.trim() === "" ? undefined : jsonOf(text);
}

/**
 * Reads the fields of a form that a page without script submits. @throws Refusal UNSUPPORTED_MEDIA_TYPE for
 * another kind of body, PAYLOAD_TOO_LARGE above 2 MB, BAD_USER_INPUT when it is incomplete.
 */
export async function readFormBody(request: IncomingMessage): Promise<URLSearchParams> {
  if (!/^application\/x-www-form-urlencoded/i.test(request.headers["content-type"] ?? "")) {
    discard(request);
    throw new Refusal("UNSUPPORTED_MEDIA_TYPE", "El formulario enviado no es válido");
  }
  return new URLSearchParams((await readBytes(request)).toString());
}

/**
 * Parses a JSON text. @throws Refusal BAD_USER_INPUT for a text that is not JSON, or has more than 64 levels
 * of objects and lists.
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
