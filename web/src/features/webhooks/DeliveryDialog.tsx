import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { FormDialog } from "../../ui/dialog/FormDialog.tsx";
import { deliveryTexts as texts } from "./webhook.texts.ts";
import type { WebhookDeliveryRowFragment } from "./webhooks.generated.ts";

interface DeliveryDialogProps {
  readonly delivery: WebhookDeliveryRowFragment;
  readonly onReplay: () => void;
  readonly onClose: () => void;
}

/**
 * Shows the body of a delivery and the beginning of the last response to it, with a button to send it again.
 */
export function DeliveryDialog({ delivery, onReplay, onClose }: DeliveryDialogProps) {
  const { type, id, body, answerStatus, answer, failure } = delivery;
  const replay = (event: { preventDefault(): void }) => {
    event.preventDefault();
    onReplay();
    onClose();
  };
  return (
    <FormDialog
      open
      title={type}
      lead={`webhook-id: ${id}`}
      submit={texts.replay}
      leave={texts.close}
      maxWidth="md"
      onSubmit={replay}
      onClose={onClose}
    >
      <Written title={texts.sent}>{body ?? failure ?? texts.unread}</Written>
      <Written title={texts.answered}>
        {answerStatus === null ? (failure ?? texts.noAnswer) : `${answerStatus}\n${answer ?? ""}`}
      </Written>
    </FormDialog>
  );
}

const Written = ({ title, children }: { readonly title: string; readonly children: string }) => (
  <div>
    <Typography variant="subtitle2" component="h3">
      {title}
    </Typography>
    <Box
      component="pre"
      sx={{ m: 0, whiteSpace: "pre-wrap", overflowWrap: "anywhere", fontSize: "0.8125rem" }}
    >
      {children}
    </Box>
  </div>
);
