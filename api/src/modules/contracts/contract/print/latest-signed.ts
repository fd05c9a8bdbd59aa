import type { SqlEntityManager } from "@mikro-orm/postgresql";
import { SignedVersion } from "../../signature/signed-version.entity.ts";

/** Returns the latest PDF of a signature; null until the signed PDF is made. */
export const latestSigned = (em: SqlEntityManager, signatureId: string): Promise<SignedVersion | null> =>
  em.findOne(
    SignedVersion,
    { signature: signatureId },
    { populate: ["version"], orderBy: { number: "desc" } },
  );
