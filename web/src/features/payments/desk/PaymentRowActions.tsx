import IconButton from "@mui/material/IconButton";
import Stack from "@mui/material/Stack";
import Tooltip from "@mui/material/Tooltip";
import { ActButtons } from "../../../base/acts/ActButtons.tsx";
import { placedActs } from "../../../base/acts/shown-acts.ts";
import { useUser } from "../../../base/session/useSession.ts";
import { useReceipt } from "../../purchases/purchase/useReceipt.ts";
import { paymentActs } from "../payment/payment.acts.tsx";
import { offeredPaymentActs, type PaymentAct } from "../payment/payment.offered-acts.ts";
import type { QueuedPayment } from "../payment/payment.columns.tsx";
import { paymentTexts } from "../payment/payment.texts.ts";
import { usePaymentReceipt } from "../payment/usePaymentReceipt.ts";
import { AttachFileOutlinedIcon, ReceiptLongOutlinedIcon } from "../../../ui/desk/deskIcons.tsx";

/** Names of the buttons on a row, with the pending decision last. */
const deciding = placedActs(paymentActs, "row").toReversed();

interface PaymentRowActionsProps {
  readonly payment: QueuedPayment;
  readonly onAct: (act: PaymentAct) => void;
}

/** Shows the acts on a payment in its list; documents are icons, to leave space for the status. */
export function PaymentRowActions({ payment, onAct }: PaymentRowActionsProps) {
  const { id, comprobanteFileId: proof, receiptNumber } = payment;
  const openProof = useReceipt();
  const openReceipt = usePaymentReceipt();
  const offered = offeredPaymentActs(useUser(), payment);
  // The person who registered it sees that it awaits verification, and why not by them.
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
      <ActButtons
        acts={paymentActs}
        // People who can withdraw their own payment are not offered to reject it too.
        names={deciding.filter((act) => !(act === "reject" && acts.has("withdraw")))}
        offered={acts}
        onAct={onAct}
      />
    </Stack>
  );
}
