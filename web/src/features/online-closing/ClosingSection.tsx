import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { stepLabels } from "@travesia/api/online-closing/closing-step.rules";
import { closingLifecycle } from "@travesia/api/online-closing/closing.lifecycle";
import { may } from "@travesia/api/permissions";
import { Unread } from "../../base/failure/Unread.tsx";
import { ReasonDialog } from "../../base/saving/ReasonDialog.tsx";
import { useActs } from "../../base/saving/useActs.ts";
import { useUser } from "../../base/session/useSession.ts";
import { ConfirmDialog } from "../../ui/dialog/ConfirmDialog.tsx";
import { InstantText } from "../../ui/DayText.tsx";
import { Section } from "../../ui/Section.tsx";
import { AllowClosingDialog } from "./AllowClosingDialog.tsx";
import { closingDeskTexts as texts } from "./closing.texts.ts";
import {
  type QuoteClosingQuery,
  useClosingAllowMutation,
  useClosingStopMutation,
  useClosingTakeOverMutation,
  useQuoteClosingQuery,
} from "./online-closing.generated.ts";

type Closing = NonNullable<QuoteClosingQuery["closing"]>;

const refetched = { refetchQueries: ["QuoteClosing", "RecordHistory"], awaitRefetchQueries: true };

/** Shows the step of a client who closes a quote online, with the acts of the office. */
export function ClosingSection({ quoteId, sent }: { readonly quoteId: string; readonly sent: boolean }) {
  const viewer = useUser();
  const read = useQuoteClosingQuery({ variables: { quoteId }, fetchPolicy: "cache-and-network" });
  const { open, busy, failure, show, close, perform } = useActs<"allow" | "stop" | "takeOver">();
  const [allow] = useClosingAllowMutation(refetched);
  const [stop] = useClosingStopMutation(refetched);
  const [takeOver] = useClosingTakeOverMutation(refetched);
  if (!read.data) return <Unread of={read} what={texts.title} />;
  const { closing } = read.data;
  const allows = sent && may(viewer.role, "createContracts") && closing?.status !== "en_curso";
  if (!closing && !allows) return null;
  const acts = closing?.acts.filter(({ allowed }) => allowed).map(({ name }) => name) ?? [];
  const dialog = { busy, failure, onClose: close };
  return (
    <Section
      title={texts.title}
      actions={
        <Stack direction="row" sx={{ gap: 2, flexWrap: "wrap" }}>
          {allows && <Button onClick={() => show("allow")}>{texts.allow}</Button>}
          {acts.includes("takeOverClosing") && (
            <Button onClick={() => show("takeOver")}>{texts.takeOver}</Button>
          )}
          {acts.includes("stopClosing") && (
            <Button color="error" onClick={() => show("stop")}>
              {texts.stop}
            </Button>
          )}
        </Stack>
      }
    >
      {closing && <Standing closing={closing} />}
      {open === "allow" && (
        <AllowClosingDialog
          quoteId={quoteId}
          onSubmit={(mostPayments) =>
            perform(() => allow({ variables: { quoteId, input: { mostPayments } } }), texts.allowed)
          }
          {...dialog}
        />
      )}
      {open === "stop" && (
        <ReasonDialog
          title={texts.stopTitle}
          lead={texts.stopLead}
          label={texts.reason}
          missing="El motivo es obligatorio"
          submit={texts.stop}
          maxLength={300}
          onSubmit={(reason) =>
            perform(() => stop({ variables: { quoteId, input: { reason } } }), texts.stopped)
          }
          {...dialog}
        />
      )}
      {open === "takeOver" && (
        <ConfirmDialog
          open
          title={texts.takeOverTitle}
          confirm={texts.takeOver}
          onConfirm={() => void perform(() => takeOver({ variables: { quoteId } }), texts.tookOver)}
          {...dialog}
        >
          {texts.takeOverLead}
        </ConfirmDialog>
      )}
    </Section>
  );
}

function Standing({ closing }: { readonly closing: Closing }) {
  const { status, step, mostPayments, allowedBy, lastStepAt, endReason } = closing;
  return (
    <Stack sx={{ gap: 1 }}>
      <Typography>
        {status === "ofrecido"
          ? texts.offered(mostPayments)
          : status === "en_curso"
            ? texts.at(stepLabels[step])
            : `${closingLifecycle.labels[status]}.`}
        {lastStepAt && status === "en_curso" && (
          <>
            {" "}
            <InstantText at={lastStepAt} />
          </>
        )}
      </Typography>
      {endReason && <Typography color="textSecondary">{endReason}</Typography>}
      {allowedBy && (
        <Typography variant="body2" color="textSecondary">
          {texts.allowedBy(allowedBy)}
        </Typography>
      )}
    </Stack>
  );
}
