import Tab from "@mui/material/Tab";
import Tabs from "@mui/material/Tabs";
import { Unread } from "../../base/failure/Unread.tsx";
import { lastAnswer } from "../../base/lists/lastAnswer.ts";
import { sendHeld } from "../../base/saving/held-acts.ts";
import { useHeldIds, useSendHeldOnLeave } from "../../base/saving/useHeldActs.ts";
import { useAddress } from "../../base/routes/useAddress.ts";
import {
  balancingSteps,
  type BalancingStep,
  firstStep,
  stepOf,
} from "../../features/bank/balancing/balancing.steps.ts";
import { balancingTexts as texts, stepLabel } from "../../features/bank/balancing/balancing.texts.ts";
import { BalancedDay } from "../../features/bank/balancing/BalancedDay.tsx";
import { ExactStep } from "../../features/bank/balancing/ExactStep.tsx";
import { MovementStep } from "../../features/bank/balancing/MovementStep.tsx";
import { PaymentStep } from "../../features/bank/balancing/PaymentStep.tsx";
import { StatementStep } from "../../features/bank/balancing/StatementStep.tsx";
import { useSkipped } from "../../base/lists/useSkipped.ts";
import { useBankOverviewQuery } from "../../features/bank/bank.generated.ts";
import { bankTexts } from "../../features/bank/bank.texts.ts";
import { useBankActions } from "../../features/bank/useBankActions.ts";
import { LiveList } from "../../features/live/LiveList.tsx";
import { PageHeader } from "../../ui/PageHeader.tsx";
import { EmptyState } from "../../ui/state/EmptyState.tsx";
import { RecordSkeleton } from "../../ui/state/Skeletons.tsx";

/** Kinds of records that the reconciliation shows. */
const followed = ["bank_movement", "bank_import"] as const;

/**
 * Shows the daily reconciliation for the accountant: importing the statement, accepting the exact matches at
 * once, then the remaining movements one by one, and the payments without a movement.
 */
export function BalanceDayScreen() {
  const address = useAddress();
  const skipped = useSkipped("banco");
  const actions = useBankActions();
  const overview = useBankOverviewQuery();
  const known = lastAnswer(overview);
  const counted = known?.bankCounters;
  // Outflows are explained one by one too.
  const left = counted && { ...counted, unowned: counted.unowned + counted.outflows };
  const asked = stepOf(address.values.paso);
  const step =
    asked ??
    (left &&
      firstStep({
        imported: known.bankBooks.some(({ lastDay }) => lastDay !== null),
        exact: left.exact,
        unowned: left.unowned,
        unbacked: left.unbacked,
      }));
  const held = useHeldIds();
  useSendHeldOnLeave();
  const go = (next: BalancingStep) => {
    // The end of the day counts the matches that were accepted a moment ago.
    if (next === "cuadre") void sendHeld();
    address.only({ paso: next });
  };
  return (
    <>
      <PageHeader
        title={bankTexts.balance}
        tabs={
          left &&
          step && (
            <Tabs
              value={step}
              onChange={(_, next: BalancingStep) => go(next)}
              variant="scrollable"
              aria-label={texts.steps}
            >
              {balancingSteps.map((each) => (
                <Tab key={each} value={each} label={stepLabel(each, left)} />
              ))}
            </Tabs>
          )
        }
      />
      <LiveList type={followed} />
      <Unread of={{ ...overview, data: known }} apart />
      {!counted && overview.loading && <RecordSkeleton />}
      {known && known.bankAccounts.length === 0 && <EmptyState>{bankTexts.noAccounts}</EmptyState>}
      {known && counted && step && known.bankAccounts.length > 0 && (
        <>
          {step === "archivo" && <StatementStep accounts={known.bankAccounts} onDone={() => go("exactas")} />}
          {step === "exactas" && <ExactStep actions={actions} onDone={() => go("una")} />}
          {step === "una" && (
            <MovementStep skipped={skipped.ids} onSkip={skipped.skip} onDone={() => go("sin_ver")} />
          )}
          {step === "sin_ver" && (
            <PaymentStep skipped={skipped.ids} onSkip={skipped.skip} onDone={() => go("cuadre")} />
          )}
          {step === "cuadre" && held.size > 0 && <RecordSkeleton />}
          {step === "cuadre" && held.size === 0 && (
            <BalancedDay
              counted={counted}
              onAgain={
                skipped.ids.size > 0
                  ? () => {
                      skipped.forget();
                      go("una");
                    }
                  : null
              }
            />
          )}
        </>
      )}
    </>
  );
}
