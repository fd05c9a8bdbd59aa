import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import { type Month, monthBounds } from "@travesia/api/colombia/days";
import { formatCop } from "@travesia/api/cop";
import { figures as defined } from "@travesia/api/reports/financial/figures.rules";
import { useParams } from "react-router-dom";
import { sentActs } from "../../base/acts/offered-acts.ts";
import { isNotFound, shownFailure } from "../../base/failure/failures.ts";
import { Unread } from "../../base/failure/Unread.tsx";
import { bankPaths } from "../../features/bank/bank.paths.ts";
import { useBankOfMonthQuery } from "../../features/bank/bank.generated.ts";
import { BankOfMonth } from "../../features/bank/BankOfMonth.tsx";
import { useMonthBooksQuery } from "../../features/accounting/accounting.generated.ts";
import { accountingTexts } from "../../features/accounting/accounting.texts.ts";
import { ControlSums } from "../../features/accounting/ControlSums.tsx";
import { MonthPackage } from "../../features/accounting/MonthPackage.tsx";
import { MonthTaxes } from "../../features/accounting/MonthTaxes.tsx";
import { ClosingHistory } from "../../features/closing/ClosingHistory.tsx";
import { useMonthDetailQuery } from "../../features/closing/closing.generated.ts";
import { closingPaths } from "../../features/closing/closing.paths.ts";
import {
  closingTexts as texts,
  stateLabels,
  stateTones,
  titledMonth,
} from "../../features/closing/closing.texts.ts";
import { figureLines, type Way } from "../../features/closing/figure-lines.ts";
import { type LateBooking, LateBookings } from "../../features/closing/LateBookings.tsx";
import { MonthFigures } from "../../features/closing/MonthFigures.tsx";
import { MonthSteps } from "../../features/closing/MonthSteps.tsx";
import { PrintedHead } from "../../features/closing/PrintedHead.tsx";
import { type WaitingRecord, WaitingLines } from "../../features/closing/WaitingLines.tsx";
import { monthActs, useMonthActs } from "../../features/closing/month.acts.tsx";
import { monthRecords } from "../../features/closing/month.records.ts";
import { commissionPaths } from "../../features/commissions/commission/commissions.paths.ts";
import { payoutPaths } from "../../features/commissions/payout/payout.paths.ts";
import { contractPaths } from "../../features/contracts/contract/contracts.paths.ts";
import { LiveList } from "../../features/live/LiveList.tsx";
import {
  inReviewBetween,
  pendingBetween,
  receivedBetween,
} from "../../features/payments/desk/received.links.ts";
import { paymentPaths } from "../../features/payments/payment/payments.paths.ts";
import { purchasePaths } from "../../features/purchases/purchase/purchases.paths.ts";
import { reservationPaths } from "../../features/reservations/reservations.paths.ts";
import type { MonthWait } from "../../graphql/schema.generated.ts";
import { ActButton } from "../../ui/dialog/ActButton.tsx";
import { InstantText } from "../../ui/DayText.tsx";
import { Figures } from "../../ui/Figures.tsx";
import { Money } from "../../ui/Money.tsx";
import { PageHeader } from "../../ui/PageHeader.tsx";
import { Section } from "../../ui/Section.tsx";
import { ErrorState } from "../../ui/state/ErrorState.tsx";
import { MissingRecord } from "../../ui/state/MissingRecord.tsx";
import { RecordSkeleton } from "../../ui/state/Skeletons.tsx";
import { StatusChip } from "../../ui/StatusChip.tsx";
import { bookedAt } from "../../features/accounting/booked-record.ts";

/** Returns the address where a pending record is handled; its contract or reservation if it has no page. */
function waitingAt(kind: MonthWait, { id, contractId, orderId, day }: WaitingRecord): string {
  const contract = (path: (at: { contractId: string }) => string): string =>
    contractId ? path({ contractId }) : reservationPaths.one.to({ id: orderId ?? "" });
  const ofContract = () => contract(({ contractId: id }) => contractPaths.detail.to({ id }));
  const pages: Readonly<Record<MonthWait, () => string>> = {
    pagos_por_verificar: () => paymentPaths.one.to({ id }),
    pagos_en_revision: () => paymentPaths.one.to({ id }),
    pagos_en_linea: ofContract,
    compras_por_pagar: ofContract,
    cuotas_por_pagar: ofContract,
    comisiones_por_pagar: () => contract((at) => commissionPaths.ofContract.to(at)),
    devoluciones_por_pagar: () => paymentPaths.refund(id),
    movimientos_por_clasificar: () => bankPaths.listOf("sin_dueno", day, day),
  };
  return pages[kind]();
}

/** Returns the address of the list of a kind, limited to the month if the list has a date filter. */
const listedAt = (kind: MonthWait, mes: Month): string => {
  const lists: Readonly<Record<MonthWait, () => string>> = {
    pagos_por_verificar: () => pendingBetween(monthBounds(mes)),
    pagos_en_revision: () => inReviewBetween(monthBounds(mes)),
    pagos_en_linea: () => pendingBetween(monthBounds(mes)),
    compras_por_pagar: () => purchasePaths.dues.to(),
    cuotas_por_pagar: () => purchasePaths.dues.to(),
    comisiones_por_pagar: () => payoutPaths.several.to(),
    devoluciones_por_pagar: () => paymentPaths.refunds(),
    movimientos_por_clasificar: () =>
      bankPaths.listOf("sin_dueno", monthBounds(mes).from, monthBounds(mes).to),
  };
  return lists[kind]();
};

const partOf = ({ medio, cuenta }: Way) => ({ medio, cuenta: cuenta === null ? null : { id: cuenta } });

const paidAt = ({ payment: { id } }: LateBooking): string => paymentPaths.one.to({ id });

/** Shows one month: its income and costs, pending records, bank figures, closings, and later changes. */
export function MonthScreen() {
  const { mes = "" } = useParams();
  const { data, error, refetch } = useMonthDetailQuery({
    variables: { mes },
    fetchPolicy: "cache-and-network",
  });
  const booked = useMonthBooksQuery({ variables: { mes }, fetchPolicy: "cache-and-network" });
  const books = booked.data?.monthBooks;
  const { from: startDate, to: endDate } = data ? monthBounds(mes) : { from: "", to: "" };
  const bank = useBankOfMonthQuery({
    variables: { startDate, endDate, mes },
    fetchPolicy: "cache-and-network",
    skip: !data,
  });
  const outflows = bank.data?.bankCounters.outflows ?? 0;
  const month = data && { ...data.accountingMonth, id: mes, outflows };
  const acts = useMonthActs(month);
  if (error && !month) {
    if (isNotFound(error)) return <MissingRecord message="Mes no encontrado" list={closingPaths.list.to()} />;
    return <ErrorState page {...shownFailure(error, refetch)} />;
  }
  if (!month) return <RecordSkeleton page />;
  const living = month.closings.find(({ reopenedAt }) => reopenedAt === null);
  const offered = sentActs(monthActs, month.acts);
  const { recibido, pagado } = month.figures;
  const hrefOf = (way?: Way) => receivedBetween(monthBounds(mes), way && partOf(way));
  const kept = (figure: "recibido" | "pagado") =>
    living && living.figures[figure].total !== month.figures[figure].total
      ? `Al cerrar ${formatCop(living.figures[figure].total)}`
      : undefined;
  return (
    <>
      <PrintedHead />
      <PageHeader
        title={titledMonth(mes)}
        subtitle={
          <Stack direction="row" sx={{ gap: 2, alignItems: "center", flexWrap: "wrap" }}>
            <StatusChip label={stateLabels[month.state]} tone={stateTones[month.state]} />
            {month.closedAt && (
              <span>
                por {month.closedByName} el <InstantText at={month.closedAt} />
              </span>
            )}
          </Stack>
        }
        actions={
          <>
            <MonthSteps mes={mes} total={data.accountingMonths.total} />
            {living && <MonthPackage mes={mes} missing={books?.missing} />}
            <Button variant="outlined" onClick={() => window.print()}>
              {texts.print}
            </Button>
            {(["reopen", "close"] as const)
              .filter((name) => offered.has(name))
              .map((name) => (
                <ActButton
                  key={name}
                  variant={name === "close" ? "contained" : "outlined"}
                  color={name === "close" ? "primary" : "error"}
                  reason={offered.get(name) ?? null}
                  onClick={() => acts.show(name, month)}
                >
                  {monthActs[name].label}
                </ActButton>
              ))}
          </>
        }
      />
      <LiveList type={monthRecords} />
      <Stack sx={{ gap: 5 }}>
        <Figures
          figures={[
            {
              label: defined.recaudo.label,
              value: <Money amount={recibido.total} />,
              note: kept("recibido"),
            },
            { label: texts.paidOut, value: <Money amount={pagado.total} />, note: kept("pagado") },
            { label: "Queda", value: <Money amount={recibido.total - pagado.total} /> },
          ]}
        />
        <Section title={`Pendientes del mes: ${month.pendientes || "ninguno"}`}>
          <WaitingLines
            lines={month.waiting}
            places={{ one: waitingAt, all: (kind) => listedAt(kind, mes) }}
          />
        </Section>
        <BankOfMonth startDate={startDate} endDate={endDate} read={bank} />
        <Unread of={booked} what={accountingTexts.taxes} />
        {books && (
          <Section title={accountingTexts.taxes}>
            <MonthTaxes taxes={books.taxes} />
          </Section>
        )}
        <Section title="Cifras" flush>
          <MonthFigures
            lines={figureLines(month.figures, living?.figures ?? null, data.receivingAccounts, hrefOf)}
            isClosed={living !== undefined}
          />
        </Section>
        {living && (
          <Section title={`${texts.late} (${month.despuesDelCierre})`}>
            <LateBookings bookings={month.lateBookings} href={paidAt} />
          </Section>
        )}
        {books && (
          <Section title={accountingTexts.sums}>
            <ControlSums sums={books.controls} href={bookedAt} />
          </Section>
        )}
        <Section title="Historia">
          <ClosingHistory closings={month.closings} />
        </Section>
      </Stack>
      {acts.dialog}
    </>
  );
}
