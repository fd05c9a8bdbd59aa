import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Card from "@mui/material/Card";
import Stack from "@mui/material/Stack";
import { formatCop } from "@travesia/api/cop";
import { ActButtons } from "../../../base/acts/ActButtons.tsx";
import { placedActs } from "../../../base/acts/shown-acts.ts";
import { ActButton } from "../../../ui/dialog/ActButton.tsx";
import { Money } from "../../../ui/Money.tsx";
import { paymentActs } from "../payment/payment.acts.tsx";
import type { OfferedPaymentActs, PaymentAct } from "../payment/payment.offered-acts.ts";
import { paymentPaths } from "../payment/payments.paths.ts";
import { PaymentChips } from "../payment/PaymentChips.tsx";
import type { DeskPaymentFragment } from "../payment/payments.generated.ts";
import { deskTexts as texts } from "./desk.texts.ts";
import { PaymentFacts } from "./PaymentFacts.tsx";
import { ProofView } from "./ProofView.tsx";
import { SuspicionList } from "./SuspicionList.tsx";

interface DeskPaymentProps {
  readonly payment: DeskPaymentFragment;
  readonly acts: OfferedPaymentActs;
  /** True when the payment was decided in another window in the meantime. */
  readonly gone: boolean;
  /** Address of the paid record. */
  readonly place: string;
  readonly onAct: (act: PaymentAct) => void;
  readonly onNext: () => void;
}

const lesser = placedActs(paymentActs, "desk");

/** Shows one payment that waits for verification: its receipt beside its facts, and its acts. */
export function DeskPayment({ payment, acts, gone, place, onAct, onNext }: DeskPaymentProps) {
  const { id, monto, comprobanteUrl, sospechas } = payment;
  return (
    <Box
      component="section"
      aria-label={`Pago de ${formatCop(monto)}`}
      sx={{
        display: "grid",
        gap: 4,
        minWidth: 0,
        gridTemplateColumns: { xs: "minmax(0, 1fr)", lg: "minmax(0, 1fr) minmax(280px, 340px)" },
      }}
    >
      <Box sx={{ order: { xs: 2, lg: 1 }, minWidth: 0 }}>
        <ProofView
          key={id}
          url={comprobanteUrl ?? null}
          label={`Comprobante del pago de ${formatCop(monto)}`}
          waits
        />
      </Box>
      <Card sx={{ order: { xs: 1, lg: 2 }, p: 4, alignSelf: "start" }}>
        <Stack sx={{ gap: 3 }}>
          <Stack direction="row" sx={{ gap: 2, alignItems: "center", flexWrap: "wrap" }}>
            <Money amount={monto} strong sx={{ fontSize: "1.5rem" }} />
            <PaymentChips payment={payment} />
          </Stack>
          {gone ? (
            <Button variant="contained" onClick={onNext}>
              {texts.next}
            </Button>
          ) : (
            <Stack sx={{ gap: 1 }}>
              {acts.has("verify") && (
                <ActButton
                  variant="contained"
                  reason={acts.get("verify") ?? null}
                  onClick={() => onAct("verify")}
                >
                  {texts.verify}
                </ActButton>
              )}
              <Stack direction="row" sx={{ flexWrap: "wrap", gap: 1 }}>
                <ActButtons acts={paymentActs} names={lesser} offered={acts} onAct={onAct} />
                <Button size="small" color="inherit" href={paymentPaths.one.to({ id })}>
                  {texts.open}
                </Button>
              </Stack>
            </Stack>
          )}
          {gone ? <Alert severity="info">{texts.gone}</Alert> : <SuspicionList suspicions={sospechas} />}
          <PaymentFacts payment={payment} place={place} />
        </Stack>
      </Card>
    </Box>
  );
}
