import { USER_CHANGED } from "../../../../core/auth/viewers.ts";
import { forbidden } from "../../../../core/failure.ts";
import type { Work } from "../../../../core/mutation/work.ts";
import { keepFile } from "../../../../core/storage/keep-file.ts";
import { mediaPath, type StoredBytes } from "../../../../core/storage/storage.ts";
import { forgetPictures } from "../../account/pictures.ts";
import { User } from "../../account/user.entity.ts";

/** Sets a stored picture as the caller's profile picture; the previous one is deleted. */
export async function setPicture(work: Work, { picture }: { picture: StoredBytes }): Promise<number> {
  if (!work.viewer) throw forbidden();
  const user = await work.forUpdate.find(User, { id: work.viewer.id }, "Usuario no encontrado");
  await forgetPictures(work, user);
  const before = { image: user.image };
  await keepFile(work, picture, { type: "user", id: user.id });
  user.image = mediaPath(picture.key);
  work.audit("user.updated", user.id, { before, after: { image: user.image } });
  await work.announce(USER_CHANGED, { userId: user.id });
  return user.id;
}
