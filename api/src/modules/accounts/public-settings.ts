import { agency } from "../../core/agency.ts";
import type { Config } from "../../core/config.ts";
import type { PublicSettings } from "./account.types.ts";

/** The name of the agency, its WhatsApp, and the card provider's public key: the local simulator's when no keys are configured. */
export const publicSettings = ({ wompi }: Config): PublicSettings => ({
  name: agency.name,
  whatsapp: agency.whatsapp,
  wompiPublicKey: wompi.mode === "live" ? wompi.publicKey : wompi.mode === "simulator" ? "pub_test_local" : null,
});
