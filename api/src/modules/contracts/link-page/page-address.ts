import type { Work } from "../../../core/mutation/work.ts";
import type { Contract } from "../contract/contract.entity.ts";
import { payAddress } from "../contract/print/contract-payment.ts";
import { tripAddress } from "../plan/payment-link.ts";
import type { NextPage } from "./link-page.rules.ts";

/** Returns the address of a contract's page to pay or of its trip, which a payment link's token opens. */
export const pageAddress = (work: Work, page: NextPage, contract: Contract, token: string): string =>
  page === "trip"
    ? tripAddress(work, contract, token)
    : `${payAddress(work.services.config.publicUrl, contract.id)}&token=${token}`;
