import type { FileUpload } from "graphql-upload-minimal";
import type { Context } from "../context.ts";
import type { StoredBytes } from "./storage.ts";
import { readUpload } from "./upload.ts";

/**
 * Checks an uploaded file and writes its bytes to the storage, before the transaction of the act that keeps
 * it. @throws Refusal PAYLOAD_TOO_LARGE above 10 MB, BAD_USER_INPUT for a file that is not a JPG, PNG or PDF.
 */
export async function storeUpload(
  { services }: Pick<Context, "services">,
  file: Promise<FileUpload>,
): Promise<StoredBytes> {
  const { bytes, ...named } = await readUpload(file);
  return services.storage.put(bytes, named);
}
