import type { useAddress } from "../../../app/routes/useAddress.ts";

/** What a report is asked, as it stands in the address. */
export type Address = ReturnType<typeof useAddress>;

/** What each part of the dashboard is given. */
export interface FinancialPart {
  readonly address: Address;
}
