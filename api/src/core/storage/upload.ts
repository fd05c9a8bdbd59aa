import type { FileUpload } from "graphql-upload-minimal";
import { Refusal } from "../failure.ts";
import { fileKind } from "./file-kind.ts";
import { refuseHugePicture } from "./picture.ts";

/** A checked file that a person uploaded, with its bytes. */
export interface Upload {
  readonly bytes: Buffer;
  readonly filename: string;
  readonly contentType: string;
}

export const LARGEST = 10 * 1024 * 1024;
const extensions: Readonly<Record<string, RegExp>> = {
  "image/jpeg": /\.jpe?g$/i,
  "image/png": /\.png$/i,
  "application/pdf": /\.pdf$/i,
};
const usual: Readonly<Record<string, string>> = {
  "image/jpeg": ".jpg",
  "image/png": ".png",
  "application/pdf": ".pdf",
};

/**
 * Limits of the multipart readers. They truncate a longer file silently, so they accept one byte more than
 * allowed, which {@link readUpload} refuses.
 */
export const uploadLimits = { maxFileSize: LARGEST + 1, maxFiles: 10 } as const;

const tooLarge = () => new Refusal("PAYLOAD_TOO_LARGE", "El archivo no debe superar los 10MB");
const WRONG_KIND = "Solo se permiten archivos JPG, PNG o PDF";

/**
 * Reads an upload of at most 10 MB that is a JPG, PNG or PDF by its content, whatever its name. `wrongKind`
 * is the message for another kind. @throws Refusal PAYLOAD_TOO_LARGE, or BAD_USER_INPUT for another kind, an
 * empty file, or a picture of 40 megapixels and more.
 */
export async function readUpload(
  upload: Promise<FileUpload> | FileUpload,
  wrongKind: string = WRONG_KIND,
): Promise<Upload> {
  const { filename, bytes } = await readBytes(upload);
  const contentType = await fileKind(bytes);
  if (!extensions[contentType]) throw new Refusal("BAD_USER_INPUT", wrongKind);
  if (contentType.startsWith("image/")) await refuseHugePicture(bytes);
  return { bytes, filename: cleanName(filename, contentType), contentType };
}

/** Reads an upload of at most 10 MB of any kind. @throws Refusal PAYLOAD_TOO_LARGE. */
export async function readBytes(
  upload: Promise<FileUpload> | FileUpload,
): Promise<{ filename: string; bytes: Buffer }> {
  // Resolvers get the file itself: their arguments are awaited before they run.
  const { filename, createReadStream } = await Promise.resolve(upload).catch(refuseLarge);
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of createReadStream() as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (size > LARGEST) throw tooLarge();
      chunks.push(chunk);
    }
  } catch (error) {
    refuseLarge(error);
  }
  return { filename, bytes: Buffer.concat(chunks) };
}

function refuseLarge(error: unknown): never {
  throw (error as { status?: number }).status === 413 ? tooLarge() : error;
}

/**
 * Returns a file's original name: browsers encode the characters that end a form field as `%22`, `%0D` and
 * `%0A` (HTML, multipart form data). Every other `%` is part of the name.
 */
export const sentName = (filename: string): string =>
  filename.replace(/%(22|0D|0A)/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));

/**
 * Returns a file's name without folders, control characters and a misleading extension; at most 120
 * characters.
 */
export function cleanName(filename: string, contentType: string): string {
  const name =
    (filename.split(/[\\/]/).at(-1) ?? "")
      .replace(/[\p{C}<>:"|?*]/gu, "")
      .trim()
      .slice(-120) || "archivo";
  return extensions[contentType]?.test(name) === false
    ? name.replace(/\.\w{1,5}$/, "") + usual[contentType]
    : name;
}
