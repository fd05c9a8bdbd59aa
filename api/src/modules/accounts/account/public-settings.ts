import type { Services } from "../../../core/context.ts";
import type { PublicSettings } from "./account.types.ts";

/**
 * Who the agency is, and the card provider's public key: the local simulator's when no keys are configured.
 */
export async function publicSettings({ agency, config: { wompi } }: Services): Promise<PublicSettings> {
  const { social, notices, ...identity } = await agency.current();
  return {
    ...identity,
    ...social,
    notices: [...notices],
    wompiPublicKey:
      wompi.mode === "live" ? wompi.publicKey : wompi.mode === "simulator" ? "pub_test_local" : null,
  };
}
