import { isIP } from "node:net";
import { conflict } from "../../../core/failure.ts";
import type { Services } from "../../../core/context.ts";
import { NO_PASSKEYS_HERE } from "./passkey.rules.ts";

/** Site that passkeys are created for (WebAuthn's relying party). */
export interface RelyingParty {
  /** Host name of the site. */
  readonly id: string;
  /** The only address from which an answer is accepted. */
  readonly origin: string;
}

/**
 * Returns the relying party of this installation, from its public address. CONFLICT when browsers support no
 * passkeys there: without https, except on the local machine, and under a bare IP address.
 */
export function relyingParty({ config }: Pick<Services, "config">): RelyingParty {
  const { protocol, hostname, origin } = new URL(config.publicUrl);
  const local = hostname === "localhost" || hostname.endsWith(".localhost");
  const bare = hostname.startsWith("[") || isIP(hostname) !== 0;
  if (bare || !(protocol === "https:" || local)) throw conflict(NO_PASSKEYS_HERE);
  return { id: hostname, origin };
}
