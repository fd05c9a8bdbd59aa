import type { Work } from "../../../core/mutation/work.ts";
import { sql } from "../../../core/read/sql.ts";

interface Seal {
  readonly contractId: string;
  readonly manifestSha256: string;
  /** Signature in base64. */
  readonly signature: string;
}

/** Stores the signature of a manifest and returns it; if one exists already, that one is returned. */
export async function keepSeal(work: Work, { contractId, manifestSha256, signature }: Seal): Promise<string> {
  await work.rows(sql`insert into dossier_seals (manifest_sha256, contract_id, signature, made_at)
    values (${manifestSha256}, ${contractId}::uuid, ${signature}, ${work.now}) on conflict do nothing
    returning manifest_sha256`);
  const [kept] = await work.rows<{ signature: string }>(
    sql`select signature from dossier_seals where manifest_sha256 = ${manifestSha256}`,
  );
  return kept?.signature ?? signature;
}
