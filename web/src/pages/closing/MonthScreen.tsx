import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import { useParams } from "react-router-dom";
import { shownFailure } from "../../app/failure/failures.ts";
import { ClosingHistory } from "../../features/closing/ClosingHistory.tsx";
import { useMonthDetailQuery } from "../../features/closing/closing.generated.ts";
import {
  closingTexts as texts,
  stateLabels,
  stateTones,
  titledMonth,
} from "../../features/closing/closing.texts.ts";
import { figureLines } from "../../features/closing/figure-lines.ts";
import { type LateBooking, LateBookings } from "../../features/closing/LateBookings.tsx";
import { MonthDialogs } from "../../features/closing/MonthDialogs.tsx";
import { MonthFigures } from "../../features/closing/MonthFigures.tsx";
import { useMonthActs } from "../../features/closing/useMonthActs.ts";
import { type WaitingRecord, WaitingLines } from "../../features/closing/WaitingLines.tsx";
import { commissionPaths } from "../../features/commissions/commission/commissions.paths.ts";
import { contractPaths } from "../../features/contracts/contract/contracts.paths.ts";
import { reservationPaths } from "../../features/reservations/reservations.paths.ts";
import type { MonthWait } from "../../graphql/schema.generated.ts";
import { ActButton } from "../../ui/dialog/ActButton.tsx";
import { PageHeader } from "../../ui/PageHeader.tsx";
import { Section } from "../../ui/Section.tsx";
import { ErrorState } from "../../ui/state/ErrorState.tsx";
import { RecordSkeleton } from "../../ui/state/Skeletons.tsx";
import { StatusChip } from "../../ui/StatusChip.tsx";

/** Where something that waits is taken care of: in its contract or reservation. */
const waitingAt = (kind: MonthWait, { contractId, orderId }: WaitingRecord): string => {
  if (!contractId) return reservationPaths.one.to({ id: orderId ?? "" });
  return kind === "comisiones_por_pagar"
    ? commissionPaths.ofContract.to({ contractId })
    : contractPaths.detail.to({ id: contractId });
};

const paidAt = ({ payment: { paidFor } }: LateBooking): string =>
  paidFor.contractId
    ? contractPaths.detail.to({ id: paidFor.contractId })
    : reservationPaths.one.to({ id: paidFor.orderId ?? "" });

/** One month: what of it waits, its figures, how often it was closed, and what came afterwards. */
export function MonthScreen() {
  const { mes = "" } = useParams();
  const { data, error, refetch } = useMonthDetailQuery({
    variables: { mes },
    fetchPolicy: "cache-and-network",
  });
  const acts = useMonthActs(mes);
  const month = data?.accountingMonth;
  if (error && !month) return <ErrorState {...shownFailure(error, refetch)} />;
  if (!month) return <RecordSkeleton />;
  const living = month.closings.find(({ reopenedAt }) => reopenedAt === null);
  const reasonOf = (name: "close" | "reopen") => month.acts.find((act) => act.name === name);
  const [closing, reopening] = [reasonOf("close"), reasonOf("reopen")];
  return (
    <>
      <PageHeader
        title={titledMonth(mes)}
        subtitle={<StatusChip label={stateLabels[month.state]} tone={stateTones[month.state]} />}
        actions={
          <>
            <Button variant="outlined" onClick={() => window.print()}>
              {texts.print}
            </Button>
            {reopening && (
              <ActButton
                variant="outlined"
                color="error"
                reason={reopening.reason}
                onClick={() => acts.show("reopen")}
              >
                {texts.reopen}
              </ActButton>
            )}
            {closing && (
              <ActButton variant="contained" reason={closing.reason} onClick={() => acts.show("close")}>
                {texts.close}
              </ActButton>
            )}
          </>
        }
      />
      <Stack sx={{ gap: 5 }}>
        <Section title={`Lo que espera (${month.pendientes})`}>
          <WaitingLines lines={month.waiting} href={waitingAt} />
        </Section>
        <Section title="Cifras" flush>
          <MonthFigures
            lines={figureLines(month.figures, living?.figures ?? null, data.receivingAccounts)}
            isClosed={living !== undefined}
          />
        </Section>
        {living && (
          <Section title={texts.late}>
            <LateBookings bookings={month.lateBookings} href={paidAt} />
          </Section>
        )}
        <Section title="Historia">
          <ClosingHistory closings={month.closings} />
        </Section>
      </Stack>
      <MonthDialogs mes={mes} pendientes={month.pendientes} recibido={month.recibido} acts={acts} />
    </>
  );
}
