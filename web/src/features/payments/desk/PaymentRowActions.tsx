import IconButton from "@mui/material/IconButton";
import Stack from "@mui/material/Stack";
import Tooltip from "@mui/material/Tooltip";
import { useUser } from "../../../base/session/useSession.ts";
import { ActButton } from "../../../ui/dialog/ActButton.tsx";
import { useReceipt } from "../../purchases/purchase/useReceipt.ts";
import { paymentActLabels } from "../payment/payment.acts.ts";
import { offeredPaymentActs, type PaymentAct } from "../payment/payment.offered-acts.ts";
import type { QueuedPayment } from "../payment/payment.columns.tsx";
import { paymentTexts } from "../payment/payment.texts.ts";
import { usePaymentReceipt } from "../payment/usePaymentReceipt.ts";
import { AttachFileOutlinedIcon, ReceiptLongOutlinedIcon } from "../../../ui/desk/deskIcons.tsx";

const deciding: readonly PaymentAct[] = ["withdraw", "reject", "refund", "verify"];

interface PaymentRowActionsProps {
  readonly payment: QueuedPayment;
  readonly onAct: (act: PaymentAct) => void;
}

/**
 * Shows the buttons of a payment in its list: documents as pictures, so that its status has room, and its
 * acts.
 */
export function PaymentRowActions({ payment, onAct }: PaymentRowActionsProps) {
  const { id, comprobanteFileId: proof, receiptNumber } = payment;
  const openProof = useReceipt();
  const openReceipt = usePaymentReceipt();
  const offered = offeredPaymentActs(useUser(), payment);
  // Who registered it sees that it is to be verified, and why not by them.
  const acts =
    payment.status === "pending" && !offered.has("verify")
      ? new Map([...offered, ["verify", paymentTexts.anotherDecides] as const])
      : offered;
  return (
    <Stack
      direction="row"
      sx={{ gap: 1, justifyContent: "flex-end", flexWrap: { xs: "wrap", md: "nowrap" } }}
    >
      {proof && (
        <Tooltip title="Comprobante">
          <IconButton size="small" aria-label="Comprobante" onClick={() => void openProof(proof)}>
            <AttachFileOutlinedIcon fontSize="small" />
          </IconButton>
        </Tooltip>
      )}
      {receiptNumber && (
        <Tooltip title="Recibo">
          <IconButton size="small" aria-label="Recibo" onClick={() => void openReceipt(id)}>
            <ReceiptLongOutlinedIcon fontSize="small" />
          </IconButton>
        </Tooltip>
      )}
      {deciding.map(
        (act) =>
          acts.has(act) &&
          // People who can withdraw their own payment are not offered to reject it too.
          !(act === "reject" && acts.has("withdraw")) && (
            <ActButton
              key={act}
              size="small"
              {...(act === "verify" ? { variant: "outlined" } : { color: "error" })}
              reason={acts.get(act) ?? null}
              onClick={() => onAct(act)}
            >
              {paymentActLabels[act]}
            </ActButton>
          ),
      )}
    </Stack>
  );
}
