import type { SqlEntityManager } from "@mikro-orm/postgresql";
import type { Signature } from "./signature.entity.ts";
import { SignedVersion } from "./signed-version.entity.ts";

/** The latest PDF of a signature; null until its certificate is made. */
export const latestSigned = (em: SqlEntityManager, signatureId: string): Promise<SignedVersion | null> =>
  em.findOne(
    SignedVersion,
    { signature: signatureId },
    { populate: ["version"], orderBy: { number: "desc" } },
  );

/** Whether the seal of a signature's latest PDF is to be followed by a time stamp. */
export const awaitsStamp = ({ contract }: Signature, { level }: SignedVersion): boolean =>
  level === "b_b" && contract.certificateDueAt !== null;
