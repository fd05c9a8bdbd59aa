import type { useAddress } from "../../../base/routes/useAddress.ts";

/** Parameters of a report in the address. */
export type Address = ReturnType<typeof useAddress>;

/** Properties of each tab of the dashboard. */
export interface FinancialPart {
  readonly address: Address;
}
