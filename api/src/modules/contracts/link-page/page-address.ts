import { addressOf } from "../../../core/addresses.ts";
import type { Work } from "../../../core/mutation/work.ts";
import { payAddress } from "../contract/print/contract-payment.ts";
import type { NextPage } from "./link-page.rules.ts";

/** Returns the address of a contract's page to pay or of its trip, which a payment link's token opens. */
export function pageAddress(
  { services: { config } }: Work,
  page: NextPage,
  contractId: string,
  token: string,
): string {
  const address =
    page === "payment"
      ? new URL(payAddress(config.publicUrl, contractId))
      : new URL(addressOf("payment", { contractId }), config.publicUrl);
  address.searchParams.set("token", token);
  return address.href;
}
