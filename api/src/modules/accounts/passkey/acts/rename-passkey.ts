import type { Work } from "../../../../core/mutation/work.ts";
import { ownAccount } from "../../two-factor/own-password.ts";
import { findPasskey } from "../passkey.access.ts";
import type { PasskeyNameInput } from "../passkey.inputs.ts";

/** Renames one of the caller's passkeys. */
export async function renamePasskey(
  work: Work,
  { id, input }: { id: string; input: PasskeyNameInput },
): Promise<string> {
  const user = await ownAccount(work);
  const passkey = await findPasskey(work.forUpdate, id);
  work.editRows();
  const before = { passkey: passkey.name };
  const after = { passkey: input.name.trim() };
  passkey.name = after.passkey;
  work.audit("user.passkey-renamed", user.id, { before, after });
  return id;
}
