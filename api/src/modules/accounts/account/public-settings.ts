import type { Services } from "../../../core/context.ts";
import { offersSms } from "../../../core/config/sms.ts";
import type { PublicSettings } from "./account.types.ts";

/**
 * Returns the agency's public identity, and the card provider's public key: the local simulator's when no
 * keys are configured.
 */
export async function publicSettings({ agency, config }: Services): Promise<PublicSettings> {
  const { wompi } = config;
  // Bank accounts are only for people who have something to pay: no public page carries them.
  const {
    social,
    notices,
    accounts: _accounts,
    breBLimit: _limit,
    hours,
    signer: _signer,
    hiddenFeatures: _hidden,
    mailsOpen: _mailsOpen,
    ...identity
  } = await agency.current();
  return {
    ...identity,
    ...social,
    ...hours,
    notices: [...notices],
    sms: offersSms(config),
    wompiPublicKey:
      wompi.mode === "live" ? wompi.publicKey : wompi.mode === "simulator" ? "pub_test_local" : null,
  };
}
