import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { formatCop } from "@travesia/api/cop";
import { useEffect, useRef } from "react";
import { Unread } from "../../../base/failure/Unread.tsx";
import { lastAnswer } from "../../../base/lists/lastAnswer.ts";
import { usePassedBy } from "../../../base/saving/useHeldActs.ts";
import { DayText } from "../../../ui/DayText.tsx";
import { useLane } from "../../../ui/desk/useLane.ts";
import { ActButton } from "../../../ui/dialog/ActButton.tsx";
import { useLetters } from "../../../ui/letter-keys.ts";
import { Money } from "../../../ui/Money.tsx";
import { RecordSkeleton } from "../../../ui/state/Skeletons.tsx";
import { ProofView } from "../../payments/desk/ProofView.tsx";
import { paymentPaths } from "../../payments/payment/payments.paths.ts";
import { BankDialogs } from "../BankDialogs.tsx";
import { useBankActions } from "../useBankActions.ts";
import { type BalancingPaymentsQuery, useBalancingPaymentsQuery } from "../bank.generated.ts";
import { balancingTexts as texts } from "./balancing.texts.ts";
import { LaneEnd } from "./LaneEnd.tsx";

interface PaymentStepProps {
  readonly skipped: ReadonlySet<string>;
  readonly onSkip: (id: string) => void;
  readonly onDone: () => void;
}

/** Shows the payments without a bank movement one by one, the oldest first. */
export function PaymentStep({ skipped, onSkip, onDone }: PaymentStepProps) {
  const lane = useLane<BalancingPaymentProps["payment"]>(usePassedBy(skipped), ({ id }) => id);
  const read = useBalancingPaymentsQuery({ variables: { limit: lane.limit } });
  const page = lastAnswer(read)?.unbackedPayments;
  const first = page && lane.first(page);
  if (read.error && !page) return <Unread of={read} />;
  if (!first || (!first.item && read.loading)) return <RecordSkeleton />;
  const { item: payment } = first;
  if (!payment)
    return <LaneEnd said={page.total === 0 ? texts.noPayments : texts.allSkipped} onDone={onDone} />;
  return <BalancingPayment key={payment.id} payment={payment} onSkip={() => onSkip(payment.id)} />;
}

interface BalancingPaymentProps {
  readonly payment: BalancingPaymentsQuery["unbackedPayments"]["items"][number];
  readonly onSkip: () => void;
}

function BalancingPayment({ payment, onSkip }: BalancingPaymentProps) {
  const actions = useBankActions();
  const primary = useRef<HTMLButtonElement>(null);
  useEffect(() => primary.current?.focus(), []);
  useLetters(({ letter, held }) => {
    if (held || letter !== "s") return false;
    onSkip();
    return true;
  });
  const missing = payment.monto - (payment.respaldado ?? 0);
  const { paidFor, createdBy } = payment;
  return (
    <Box
      component="section"
      aria-label={`Pago de ${formatCop(payment.monto)}`}
      sx={{
        display: "grid",
        gap: { xs: 4, lg: 6 },
        gridTemplateColumns: { xs: "minmax(0, 1fr)", lg: "minmax(0, 1fr) minmax(0, 1fr)" },
      }}
    >
      <Stack sx={{ gap: 3, minWidth: 0 }}>
        <Box>
          <Typography variant="caption" color="textSecondary" component="p">
            <DayText day={payment.fechaPago} />
            {createdBy && ` · lo registró ${createdBy.name} ${createdBy.lastname}`}
          </Typography>
          <Money amount={missing} strong sx={{ fontSize: "1.75rem" }} />
          <Typography>
            {paidFor.name} · {paidFor.clientTrip.nombreCliente}
          </Typography>
          <Typography variant="body2" color="textSecondary">
            {payment.status === "verified" ? "Ya está verificado" : "Por verificar"}
            {payment.referenciaPago && ` · referencia ${payment.referenciaPago}`}
          </Typography>
        </Box>
        <Stack direction="row" sx={{ gap: 2, flexWrap: "wrap" }}>
          <ActButton ref={primary} variant="contained" onClick={() => actions.show({ act: "find", payment })}>
            {texts.find}
          </ActButton>
          <Button variant="outlined" href={paymentPaths.one.to({ id: payment.id })}>
            {texts.open}
          </Button>
          <Button color="inherit" onClick={onSkip}>
            {texts.skip}
          </Button>
        </Stack>
      </Stack>
      <Box sx={{ minWidth: 0 }}>
        <ProofView
          url={payment.comprobanteUrl ?? null}
          label={`Comprobante del pago de ${formatCop(payment.monto)}`}
          waits={payment.status === "pending"}
        />
      </Box>
      <BankDialogs actions={actions} />
    </Box>
  );
}
