import type { TripStep } from "../../../graphql/schema.generated.ts";
import { contractPaths } from "../../contracts/contract/contracts.paths.ts";
import { paymentPaths } from "../../payments/payment/payments.paths.ts";
import { passengerPaths } from "../../quotes/passenger/passengers.paths.ts";
import { quotePaths } from "../../quotes/quote/quotes.paths.ts";

const addresses: Readonly<Record<TripStep, ((id: string) => string) | null>> = {
  approve: (quoteId) => quotePaths.approval.to({ quoteId }),
  passengers: (quoteId) => passengerPaths.form.to({ quoteId }),
  sign: (contractId) => contractPaths.signature.to({ contractId }),
  addendum: (contractId) => `${contractPaths.signature.to({ contractId })}?otrosi=`,
  pay: (contractId) => paymentPaths.own.to({ contractId }),
  look: (contractId) => paymentPaths.own.to({ contractId }),
  wait: null,
  over: null,
};

/** Returns the address of the next step of a quote or a contract; null if there is nothing to do. */
export const stepAddress = ({ id, step }: { readonly id: string; readonly step: TripStep }): string | null =>
  addresses[step]?.(id) ?? null;
