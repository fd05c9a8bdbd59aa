import type { PlanContent } from "@travesia/pages/money/Plan.tsx";
import type { TripPageContent } from "@travesia/pages/trip/TripPage.tsx";
import type { VoucherContent } from "@travesia/pages/trip/TripVouchers.tsx";
import type { Cop } from "../../../core/colombia/cop.ts";
import type { Day } from "../../../core/colombia/days.ts";
import { advisorFacts, type NamedAdvisor } from "../../../core/http/page-content.rules.ts";
import type { ContractStatus } from "../../contracts/contract/contract.lifecycle.ts";
import { planContent, type ReadPlanLine } from "../../contracts/plan/plan-content.rules.ts";
import { type AgencyContact, type ReadTrip, tripContent } from "../../contracts/trip/trip-content.rules.ts";
import { contractGreeting } from "../../contracts/trip/trip-words.rules.ts";
import { ownContractLabels, ownContractTones } from "./own-page.rules.ts";

/** A contract as its client's page reads it. */
interface ReadOwnContract {
  readonly contractNumber: string;
  readonly status: ContractStatus;
  readonly numeroPasajeros: number;
  readonly advisor: (NamedAdvisor & { readonly picture: string | null }) | null;
  readonly trip: ReadTrip;
  readonly vouchers: readonly VoucherContent[];
}

/** Returns the content of a client's own page without the amounts. */
export const ownTripContent = (
  { contractNumber: number, status, numeroPasajeros: travellers, advisor, ...of }: ReadOwnContract,
  agency: AgencyContact | null,
  today: Day,
): TripPageContent =>
  tripContent({
    ...of,
    number,
    travellers,
    status: { label: ownContractLabels[status], tone: ownContractTones[status] },
    agency,
    advisor: advisor && advisorFacts(advisor, advisor.picture),
    greeting: contractGreeting(number),
    today,
  });

/** Plan of a contract with its balance, in COP. */
interface ReadOwnPlan {
  readonly status: ContractStatus;
  readonly saldoPendiente: Cop;
  readonly plan: readonly ReadPlanLine[];
}

/** Returns the content of the plan on a client's own page. */
export const ownPlanContent = ({ status, saldoPendiente, plan }: ReadOwnPlan): PlanContent => ({
  lines: planContent(plan, status === "cancelled"),
  isPaid: saldoPendiente === 0,
});
