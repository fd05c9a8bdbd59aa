import Card from "@mui/material/Card";
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import { useParams } from "react-router-dom";
import { spokenPayable } from "@travesia/api/payments/payable/payable.rules";
import { formatCop } from "@travesia/api/cop";
import { shownFailure } from "../../base/failure/failures.ts";
import { isOffered } from "../../base/acts/offered-acts.ts";
import { useUser } from "../../base/session/useSession.ts";
import { contractPaths } from "../../features/contracts/contract/contracts.paths.ts";
import { offeredClaim } from "../../features/payments/chargeback/chargeback.offered-acts.ts";
import { claimActs, useClaimActs } from "../../features/payments/chargeback/claim.acts.tsx";
import {
  usePaidForRefundsQuery,
  PaymentDetailDocument,
  usePaymentDetailQuery,
} from "../../features/payments/payment/payments.generated.ts";
import { MoneyBackLinks } from "../../features/payments/desk/MoneyBackLinks.tsx";
import { PaymentFacts } from "../../features/payments/desk/PaymentFacts.tsx";
import { ProofView } from "../../features/payments/desk/ProofView.tsx";
import { SuspicionList } from "../../features/payments/desk/SuspicionList.tsx";
import {
  everyPaymentAct,
  paymentActs,
  usePaymentActs,
} from "../../features/payments/payment/payment.acts.tsx";
import { offeredPaymentActs, type PaymentAct } from "../../features/payments/payment/payment.offered-acts.ts";
import { HistorySection } from "../../features/history/HistorySection.tsx";
import { paymentPaths } from "../../features/payments/payment/payments.paths.ts";
import { PaymentChips } from "../../features/payments/payment/PaymentChips.tsx";
import { usePaymentReceipt } from "../../features/payments/payment/usePaymentReceipt.ts";
import { reservationPaths } from "../../features/reservations/reservations.paths.ts";
import { ActRow } from "../../ui/dialog/ActRow.tsx";
import type { StepAction } from "../../ui/dialog/step-action.ts";
import { Money } from "../../ui/Money.tsx";
import { RecordHead } from "../../ui/RecordHead.tsx";
import { RecordLayout } from "../../ui/RecordLayout.tsx";
import { Section } from "../../ui/Section.tsx";
import { ErrorState } from "../../ui/state/ErrorState.tsx";
import { MissingRecord } from "../../ui/state/MissingRecord.tsx";
import { RecordSkeleton } from "../../ui/state/Skeletons.tsx";
import { LiveRecord } from "../../features/live/LiveRecord.tsx";

/** First query of the page; a list row that links here prefetches it. */
export const paymentRead = PaymentDetailDocument;

/** Acts after which a payment no longer counts. */
const ending: ReadonlySet<PaymentAct> = new Set(["reject", "withdraw", "reverse"]);

/** Shows one payment: its facts, receipt, history and acts. */
export function PaymentScreen() {
  const { id = "" } = useParams();
  const user = useUser();
  const { data, error, loading, refetch } = usePaymentDetailQuery({ variables: { id } });
  const actions = usePaymentActs();
  const claim = useClaimActs();
  const openReceipt = usePaymentReceipt();
  const payment = data?.payment;
  const paidFor = payment?.paidFor;
  const ofWhole = usePaidForRefundsQuery(
    paidFor
      ? {
          variables: {
            filter: paidFor.contractId ? { contractId: paidFor.contractId } : { orderId: paidFor.orderId },
          },
          fetchPolicy: "cache-and-network",
        }
      : { skip: true },
  );
  if (error && !data) return <ErrorState page {...shownFailure(error, refetch, "paymentDetails")} />;
  if (loading && !payment) return <RecordSkeleton page />;
  if (!payment) return <MissingRecord message="Pago no encontrado" list={paymentPaths.queue.to()} />;
  const { contractId, orderId } = payment.paidFor;
  const place = contractId
    ? contractPaths.detail.to({ id: contractId })
    : reservationPaths.one.to({ id: orderId ?? "" });
  const acts = offeredPaymentActs(user, payment);
  const claimable = offeredClaim(user, payment);
  const client = payment.paidFor.clientTrip.nombreCliente;
  const step = (act: PaymentAct): StepAction => ({
    label: paymentActs[act].label,
    off: acts.get(act) ?? null,
    destructive: ending.has(act),
    onPress: () => actions.show(act, payment),
  });
  const offered = everyPaymentAct.filter((act) => acts.has(act));
  const main = offered.find((act) => act === "verify" && isOffered(acts, act));
  const others: readonly StepAction[] = [
    ...offered.filter((act) => act !== main).map(step),
    ...(claimable === undefined
      ? []
      : [{ label: claimActs.open.label, off: claimable, onPress: () => claim.show("open", payment) }]),
  ];
  const title = payment.receiptNumber ?? `Pago de ${formatCop(payment.monto)}`;
  return (
    <>
      <RecordLayout
        title={`${title} · ${client}`}
        passage={
          <LiveRecord type="payment" id={id}>
            <RecordHead
              title={payment.receiptNumber ?? "Pago"}
              subtitle={`Para ${spokenPayable(payment.paidFor)}`}
              chips={<PaymentChips payment={payment} />}
              customer={{ name: client, phone: payment.paidFor.clientTrip.cliente.phone }}
              figures={[
                { label: "Valor", value: <Money amount={payment.monto} /> },
                {
                  label: "Saldo",
                  value: payment.paidFor.cancelled ? "—" : <Money amount={payment.saldoPendiente} />,
                },
              ]}
              action={main && step(main)}
              others={others}
            />
          </LiveRecord>
        }
        aside={<HistorySection record="payment" id={payment.id} />}
      >
        <SuspicionList suspicions={payment.sospechas} />
        <Card sx={{ p: { xs: 4, md: 6 } }}>
          <Stack sx={{ gap: 4 }}>
            <PaymentFacts payment={payment} place={place} />
            <Stack direction="row" sx={{ flexWrap: "wrap", gap: 2 }}>
              {payment.receiptNumber && (
                <Button size="small" onClick={() => void openReceipt(payment.id)}>
                  Recibo {payment.receiptNumber}
                </Button>
              )}
              <MoneyBackLinks
                refunds={data.refunds.items}
                ofWhole={ofWhole.data?.refunds.items ?? []}
                chargebacks={data.chargebacks.items}
              />
            </Stack>
            <ActRow acts={others} />
          </Stack>
        </Card>
        <Section title="Comprobante">
          <ProofView
            url={payment.comprobanteUrl ?? null}
            label={`Comprobante del pago de ${formatCop(payment.monto)}`}
            waits={payment.status === "pending"}
          />
        </Section>
      </RecordLayout>
      {actions.dialog}
      {claim.dialog}
    </>
  );
}
