import type { FileUpload } from "graphql-upload-minimal";
import type { Context } from "../../../core/context.ts";
import type { Work } from "../../../core/mutation/work.ts";
import { webp } from "../../../core/storage/picture.ts";
import type { StoredBytes } from "../../../core/storage/storage.ts";
import { readBytes } from "../../../core/storage/upload.ts";
import { bind, sql } from "../../../core/read/sql.ts";
import type { User } from "./user.entity.ts";

/** Side of a profile picture in pixels; sharp in every place that displays one (80 on a phone). */
const SIDE = 256;

/**
 * Creates a profile picture from an upload, and stores it for the act that will use it. Refuses a file
 * that is not a picture, or is too large.
 */
export async function storeProfilePicture(
  { services }: Pick<Context, "services">,
  file: Promise<FileUpload>,
): Promise<StoredBytes> {
  const { bytes } = await readBytes(file);
  const picture = await webp(bytes, { width: SIDE, height: SIDE, fit: "cover" });
  return services.storage.putPublic(picture, { filename: "foto.webp", contentType: "image/webp" });
}

/** Marks the pictures that a person uploaded for deletion within a day. */
export async function forgetPictures(work: Work, { id }: User): Promise<void> {
  await work.rows(
    sql`with gone as (delete from stored_files where owner_type = 'user' and owner_id = ${String(id)}
       returning key)
     insert into pending_files (key, at) select key, ${bind.now} from gone on conflict do nothing`,
  );
}
