import { may } from "@travesia/api/permissions";
import { useAddress } from "../../base/routes/useAddress.ts";
import { useUser } from "../../base/session/useSession.ts";
import { lastAnswer } from "../../base/lists/lastAnswer.ts";
import { useCommissionCountersQuery } from "../../features/commissions/commission/commissions.generated.ts";
import { payoutTexts as texts } from "../../features/commissions/payout/payout.texts.ts";
import { usePayoutListQuery } from "../../features/commissions/payout/payouts.generated.ts";
import { PayoutList } from "../../features/commissions/payout/PayoutList.tsx";
import {
  severalFilterOf,
  severalFilters,
  statusOf,
  tabOf,
} from "../../features/commissions/payout/several.filters.ts";
import { SeveralList } from "../../features/commissions/payout/SeveralList.tsx";
import { useTaxedPeopleQuery } from "../../features/commissions/withholding/withholding.generated.ts";
import { PageHeader } from "../../ui/PageHeader.tsx";
import { Counters } from "../../ui/table/Counters.tsx";
import { FilterBar } from "../../ui/table/FilterBar.tsx";
import { LiveList } from "../../features/live/LiveList.tsx";

/** Shows the page to approve requested commissions and pay approved ones, several at a time. */
export function CommissionsToPayScreen() {
  const { role } = useUser();
  const address = useAddress();
  const tab = tabOf(address.values["ver"]);
  const people = useTaxedPeopleQuery();
  const { status: _, ...narrowed } = severalFilterOf("pay", address.values);
  const counters = useCommissionCountersQuery({
    variables: { filter: narrowed },
    fetchPolicy: "cache-and-network",
  });
  const countOf = (one: keyof typeof statusOf) =>
    lastAnswer(counters)?.commissionCounters.find(({ status }) => status === statusOf[one])?.count;
  const payouts = usePayoutListQuery({ variables: { page: 1, limit: 1 }, fetchPolicy: "cache-and-network" });
  const approves = may(role, "manageCommissions");
  return (
    <>
      <PageHeader title={texts.title} />
      <LiveList type="commission" />
      <Counters
        label={texts.title}
        selected={tab}
        onSelect={(ver) => address.set({ ver: ver === "pay" ? "" : ver })}
        counters={[
          { value: "pay", label: texts.toPay, count: countOf("pay") },
          ...(approves
            ? [
                { value: "requested", label: texts.requested, count: countOf("requested") },
                { value: "pending", label: texts.pending, count: countOf("pending") },
              ]
            : []),
          { value: "made", label: texts.made, count: payouts.data?.commissionPayouts.total },
        ]}
      />
      {tab !== "made" && (
        <FilterBar
          filters={severalFilters(people.data?.taxedPeople ?? [])}
          values={address.values}
          onChange={address.set}
        />
      )}
      {tab === "made" ? (
        <PayoutList />
      ) : (
        <SeveralList
          key={`${tab} ${JSON.stringify(narrowed)}`}
          act={tab === "pay" ? "pay" : "approve"}
          filter={severalFilterOf(tab, address.values)}
        />
      )}
    </>
  );
}
