import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { CANCELLATION_DECIDED } from "@travesia/api/contracts/contract/cancellation-decided.rules";
import { formatDay } from "../../../ui/days.ts";
import { quotedSentence } from "../../../ui/quoted.ts";
import { Section } from "../../../ui/Section.tsx";
import { ownTexts as texts } from "./client-page.texts.ts";
import type { OwnContractRecordFragment } from "./own-contract.generated.ts";

interface CancellationSectionProps {
  /** Client's latest request, if any. */
  readonly request: OwnContractRecordFragment["cancellation"];
  /** True when the client can make another request. */
  readonly open: boolean;
  readonly onAsk: () => void;
}

type Request = NonNullable<OwnContractRecordFragment["cancellation"]>;

/** Returns the sentence about a settled request: its answer, or the event that settled it without one. */
const endOf = ({ status, answer }: Request): string =>
  answer
    ? `Respondimos tu solicitud: ${quotedSentence(answer)}`
    : status === "accepted"
      ? "Tu contrato quedó cancelado."
      : "Tu solicitud de cancelación quedó cerrada sin respuesta.";

/** Shows the client's request to cancel the trip, and its outcome. */
export function CancellationSection({ request, open, onAsk }: CancellationSectionProps) {
  const waits = request?.status === "pending";
  return (
    <Section title={texts.cancellation}>
      <Stack sx={{ gap: 3, alignItems: "flex-start" }}>
        {request && (
          <Alert severity={waits ? "info" : "warning"} sx={{ width: 1 }}>
            {waits
              ? `Pediste cancelar el ${formatDay(request.createdAt)}. ${CANCELLATION_DECIDED}`
              : endOf(request)}
          </Alert>
        )}
        {open && !waits && (
          <>
            <Typography color="textSecondary">{texts.cancellationLead}</Typography>
            <Button color="error" onClick={onAsk} sx={{ ml: -1.5 }}>
              {texts.askCancellation}
            </Button>
          </>
        )}
      </Stack>
    </Section>
  );
}
