import type { Work } from "../../../core/mutation/work.ts";
import { sql } from "../../../core/read/sql.ts";
import type { User } from "../account/user.entity.ts";
import { RecoveryCodes } from "./recovery-codes.entity.ts";
import { hashOfRecovery, newRecoveryCodes, recoveryOf } from "./two-factor-codes.ts";

/** Replaces a person's recovery codes and returns the new ones, only this once. */
export async function giveRecoveryCodes(work: Work, { id }: User): Promise<string[]> {
  const codes = newRecoveryCodes();
  const hashes = await Promise.all(codes.map(hashOfRecovery));
  await work.rows(sql`insert into recovery_codes (user_id, hashes) values (${id}, ${hashes}::text[])
    on conflict (user_id) do update set hashes = excluded.hashes`);
  return codes;
}

/** Returns whether a person has recovery codes, even if all are used. */
export const hasRecoveryCodes = async (work: Work, { id }: User): Promise<boolean> =>
  (await work.em.count(RecoveryCodes, { user: id })) > 0;

/** Deletes the recovery codes of a person who has no second factor any more. */
export async function endRecoveryCodes(work: Work, { id }: User): Promise<void> {
  await work.em.nativeDelete(RecoveryCodes, { user: id });
}

/** Consumes a recovery code of a person; returns false when the code is not one of theirs. */
export async function spendRecoveryCode(work: Work, { id }: User, code: string): Promise<boolean> {
  const kept = await work.em.findOne(RecoveryCodes, { user: id });
  const hash = kept && (await recoveryOf(code, kept.hashes));
  if (!kept || !hash) return false;
  kept.hashes = kept.hashes.filter((one) => one !== hash);
  return true;
}
