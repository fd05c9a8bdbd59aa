import type { FileUpload } from "graphql-upload-minimal";
import { drawnPng, type Frame } from "../../../core/storage/picture.ts";
import { readBytes } from "../../../core/storage/upload.ts";

/** Maximum size in pixels; enough for a sharp print. */
const FRAME: Frame = { width: 600, height: 240, fit: "inside" };
const FIELD = "drawing";

/**
 * Returns the signer's signature from an uploaded file or a drawing, as a small PNG in a data URL. The file
 * takes precedence over the drawing. Without either, returns undefined (unchanged), or null (removed) when
 * the drawing is null.
 * @throws Refusal PAYLOAD_TOO_LARGE, or BAD_USER_INPUT on `drawing` for a file that is not a picture or is
 * empty.
 */
export async function signerDrawing(
  file: Promise<FileUpload> | FileUpload | null | undefined,
  drawn: string | null | undefined,
): Promise<string | null | undefined> {
  if (!file && !drawn) return drawn === undefined ? undefined : null;
  const bytes = file ? (await readBytes(file)).bytes : bytesOf(drawn ?? "");
  return `data:image/png;base64,${(await drawnPng(bytes, FRAME, FIELD)).toString("base64")}`;
}

/**
 * Returns the bytes of a data URL. The type that it declares is ignored, because it is detected from the
 * content.
 */
const bytesOf = (dataUrl: string): Buffer => Buffer.from(dataUrl.slice(dataUrl.indexOf(",") + 1), "base64");
