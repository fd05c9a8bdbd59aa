import { Refusal } from "../core/failure.ts";
import type { Exchange } from "../core/http/exchange.ts";
import { sendBytes } from "../core/http/send-bytes.ts";
import { contentDisposition } from "../core/storage/file-address.ts";
import type { Storage } from "../core/storage/storage.ts";

/** Result of the root field of a row that `sends` a file. */
export interface NamedAddress {
  readonly filename: string;
  readonly url: string;
}

/**
 * Streams the file behind a signed address, to be displayed or saved under its name. An empty file is an
 * error of the PDF.
 */
export async function sendFile(
  exchange: Exchange,
  storage: Storage,
  file: NamedAddress,
  how: "inline" | "attachment",
): Promise<void> {
  const { response } = exchange;
  const { stream, size, contentType } = await storage.open(file.url);
  if (size === 0 && contentType === "application/pdf") {
    stream.destroy();
    throw new Refusal("INTERNAL", "El PDF generado está vacío");
  }
  response.statusCode = 200;
  response.setHeader("Content-Type", contentType);
  response.setHeader("Content-Disposition", contentDisposition(how, file.filename));
  response.setHeader("X-Content-Type-Options", "nosniff");
  response.setHeader("Cache-Control", "private, no-store");
  await sendBytes(exchange, { stream, size });
}
