import ButtonBase from "@mui/material/ButtonBase";
import Tooltip from "@mui/material/Tooltip";
import { sendingLabels } from "@travesia/api/invoices/sending/sending.rules";
import { StatusChip } from "../../ui/StatusChip.tsx";
import { sendingTones } from "./invoice.texts.ts";
import type { InvoiceRowFragment } from "./invoices.generated.ts";

/** Shows the delivery state of a document, with its errors behind it. */
export function Sending({
  sendingState,
  sendingProblem,
}: Pick<InvoiceRowFragment, "sendingState" | "sendingProblem">) {
  const chip = <StatusChip label={sendingLabels[sendingState]} tone={sendingTones[sendingState]} />;
  return sendingProblem ? (
    <Tooltip title={sendingProblem} enterTouchDelay={0}>
      {/* A button, so that the keyboard and a finger reach the errors. */}
      <ButtonBase>{chip}</ButtonBase>
    </Tooltip>
  ) : (
    chip
  );
}
