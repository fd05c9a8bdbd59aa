import { meansText } from "@travesia/api/payments/payment/means/means.rules";
import { formatCop } from "@travesia/api/cop";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { ActButtons } from "../../../base/acts/ActButtons.tsx";
import { placedActs } from "../../../base/acts/shown-acts.ts";
import { ActButton } from "../../../ui/dialog/ActButton.tsx";
import { formatDay } from "../../../ui/days.ts";
import { Money } from "../../../ui/Money.tsx";
import { paymentActs } from "./payment.acts.tsx";
import type { OfferedPaymentActs, PaymentAct } from "./payment.offered-acts.ts";
import { paymentTexts } from "./payment.texts.ts";
import { PaymentChips } from "./PaymentChips.tsx";
import type { PaymentRowFragment } from "./payments.generated.ts";

interface PaymentLineProps {
  readonly payment: PaymentRowFragment;
  readonly acts: OfferedPaymentActs;
  readonly onAct: (act: PaymentAct) => void;
  readonly onProof: (fileId: string) => void;
  readonly onReceipt: () => void;
}

const person = (one: { readonly name: string; readonly lastname: string } | null | undefined) =>
  one ? `${one.name} ${one.lastname.split(" ")[0] ?? ""}`.trim() : null;

/** Returns the history of a payment on one line: the people who registered, decided or reversed it. */
function storyOf({
  createdBy,
  createdAt,
  verifiedAt,
  verifiedBy,
  reversedAt,
  status,
}: PaymentRowFragment): string {
  const by = (who: string | null) => (who ? ` por ${who}` : "");
  if (reversedAt) return `Anulado el ${formatDay(reversedAt)}`;
  if (verifiedAt)
    return (
      `${status === "verified" ? "Verificado" : "Rechazado"} el ` +
      `${formatDay(verifiedAt)}${by(person(verifiedBy))}`
    );
  return `Registrado el ${formatDay(createdAt)}${by(person(createdBy))}`;
}

const acting = placedActs(paymentActs, "line");

/** Shows one payment of a contract, with its files and its acts. */
export function PaymentLine({ payment, acts, onAct, onProof, onReceipt }: PaymentLineProps) {
  const { monto, fechaPago, reversedAt, reversalReason, observaciones, comprobanteFileId: proof } = payment;
  const { bancoOrigen, referenciaPago, receiptNumber } = payment;
  const how = [
    meansText(payment),
    formatDay(fechaPago),
    [bancoOrigen, referenciaPago].filter(Boolean).join(" "),
    payment.retenido > 0 && `el cliente retuvo ${formatCop(payment.retenido)}`,
  ].filter(Boolean);
  const note = reversalReason ?? observaciones;
  return (
    <Stack
      component="li"
      sx={{ gap: 1.5, py: 3, borderTop: 1, borderColor: "divider", "&:first-of-type": { borderTop: 0 } }}
    >
      <Stack
        direction="row"
        sx={{ gap: 3, alignItems: "center", justifyContent: "space-between", flexWrap: "wrap" }}
      >
        <Box sx={{ minWidth: 0 }}>
          <Stack direction="row" sx={{ gap: 2, alignItems: "center", flexWrap: "wrap" }}>
            <Money amount={monto} strong sx={reversedAt ? { textDecoration: "line-through" } : undefined} />
            <PaymentChips payment={payment} />
          </Stack>
          <Typography variant="body2" color="textSecondary">
            {how.join(" · ")}
          </Typography>
        </Box>
        <Stack direction="row" sx={{ gap: 1, flexWrap: "wrap", ml: { xs: -1.5, sm: 0 } }}>
          {proof && (
            <Button size="small" color="inherit" onClick={() => onProof(proof)}>
              Ver comprobante
            </Button>
          )}
          {acts.has("attach") && (
            <ActButton
              size="small"
              color="inherit"
              reason={acts.get("attach") ?? null}
              onClick={() => onAct("attach")}
            >
              {proof ? paymentTexts.replace : paymentTexts.attach}
            </ActButton>
          )}
          {receiptNumber && (
            <Button size="small" color="inherit" onClick={onReceipt}>
              Recibo {receiptNumber}
            </Button>
          )}
          <ActButtons acts={paymentActs} names={acting} offered={acts} onAct={onAct} />
        </Stack>
      </Stack>
      <Typography variant="caption" color="textSecondary">
        {storyOf(payment)}
        {note && ` · ${note}`}
      </Typography>
    </Stack>
  );
}
