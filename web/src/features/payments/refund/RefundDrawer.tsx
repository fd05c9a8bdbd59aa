import { TurnLine } from "../../../base/acts/TurnLine.tsx";
import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { today as todayOf } from "@travesia/api/colombia/days";
import { NEEDS_SECOND_PERSON } from "@travesia/api/approvals/approval.rules";
import { titledPayable } from "@travesia/api/payments/payable/payable.rules";
import { shownFailure } from "../../../base/failure/failures.ts";
import { formatDay } from "../../../ui/days.ts";
import { type Fact, FactList } from "../../../ui/desk/FactList.tsx";
import { ActButton } from "../../../ui/dialog/ActButton.tsx";
import { Money } from "../../../ui/Money.tsx";
import { ErrorState } from "../../../ui/state/ErrorState.tsx";
import { RecordSkeleton } from "../../../ui/state/Skeletons.tsx";
import { StatusChip } from "../../../ui/StatusChip.tsx";
import { Timeline } from "../../../ui/Timeline.tsx";
import { PayoutWatch } from "../../approvals/PayoutWatch.tsx";
import { useReceipt } from "../../purchases/purchase/useReceipt.ts";
import { SideRecord } from "../desk/SideRecord.tsx";
import { AccountWatch } from "./AccountWatch.tsx";
import {
  refundChip,
  refundEvents,
  refundMeans,
  refundReasons,
  refundTexts as texts,
} from "./refund.texts.ts";
import { ShownAccount } from "./ShownAccount.tsx";
import { type RefundRecordFragment, useRefundDetailQuery } from "./refunds.generated.ts";
import { type RefundActions, refundActs, type StaffRefundAct } from "./refund.acts.tsx";

interface RefundDrawerProps {
  readonly id: string;
  readonly actions: RefundActions;
  readonly onClose: () => void;
}

/**
 * Shows one refund in a panel beside the list: the refunded record, the account, the acts and the history.
 */
export function RefundDrawer({ id, actions, onClose }: RefundDrawerProps) {
  const { data, error, refetch } = useRefundDetailQuery({
    variables: { id },
    fetchPolicy: "cache-and-network",
  });
  return (
    <SideRecord title={texts.record} onClose={onClose}>
      {error && !data ? (
        <ErrorState {...shownFailure(error, refetch)} />
      ) : data ? (
        <RefundParts refund={data.refund} actions={actions} />
      ) : (
        <RecordSkeleton />
      )}
    </SideRecord>
  );
}

interface PartsProps {
  readonly refund: RefundRecordFragment | null | undefined;
  readonly actions: RefundActions;
}

/** Returns the number of times that the account was entered; more than once means that it was replaced. */
const timesWritten = ({ history }: RefundRecordFragment): number =>
  history.filter(({ kind }) => kind === "account_set").length;

function RefundParts({ refund, actions }: PartsProps) {
  const openProof = useReceipt();
  if (!refund) return <Alert severity="info">Esta devolución no existe o ya no la ves.</Alert>;
  const { paidFor, acts, comprobanteFileId: proof } = refund;
  // The account is shown in its place, and its button only while it is not known.
  const buttons = acts.filter(
    ({ name }) => name in refundActs && !(name === "askAccount" && refund.hasAccount),
  );
  return (
    <>
      <Stack sx={{ gap: 2 }}>
        <Stack direction="row" sx={{ gap: 3, alignItems: "center", flexWrap: "wrap" }}>
          <Typography variant="h4" component="p">
            <Money amount={refund.monto} strong />
          </Typography>
          <StatusChip {...refundChip(refund, todayOf(new Date()))} />
        </Stack>
        <Typography>
          {paidFor.clientTrip.nombreCliente} · {titledPayable(paidFor)} · {refundReasons[refund.reason]}
        </Typography>
        <TurnLine turns={refund.turns} />
        {refund.note && <Typography color="textSecondary">{refund.note}</Typography>}
        {refund.annulReason && <Alert severity="info">{refund.annulReason}</Alert>}
      </Stack>
      <Facts refund={refund} />
      {acts.some(({ name, allowed }) => name === "showAccount" && allowed) && (
        <ShownAccount refund={refund} busy={actions.busy} performHere={actions.performHere} />
      )}
      <AccountWatch refund={refund} changed={timesWritten(refund) > 1} />
      {proof && (
        <Button variant="outlined" onClick={() => void openProof(proof)} sx={{ alignSelf: "flex-start" }}>
          Ver comprobante
        </Button>
      )}
      {acts.some(({ name, reason }) => name === "pay" && reason === NEEDS_SECOND_PERSON) && (
        <PayoutWatch kind="refund" id={refund.id} warns={false} />
      )}
      {buttons.length > 0 && (
        <Stack direction="row" sx={{ gap: 2, flexWrap: "wrap" }}>
          {buttons.map(({ name, reason }) => (
            <ActButton
              key={name}
              variant={name === "pay" ? "contained" : "outlined"}
              {...(name === "annul" && { color: "error" as const })}
              reason={reason ?? null}
              onClick={() => actions.show(name as StaffRefundAct, refund)}
            >
              {refundActs[name as StaffRefundAct].label}
            </ActButton>
          ))}
        </Stack>
      )}
      <Timeline
        entries={refund.history.map(({ id, kind, at, actorName, byClient, note }) => ({
          id,
          at,
          note,
          title: refundEvents[kind],
          who: actorName ?? (byClient ? "El cliente" : null),
        }))}
      />
    </>
  );
}

function Facts({ refund }: { readonly refund: RefundRecordFragment }) {
  const facts: Fact[] = [["Cuenta", refund.accountMasked ?? texts.noAccount]];
  facts.push([refund.status === "abierta" ? "Vence" : "Vencía", formatDay(refund.dueOn)]);
  if (refund.paidOn)
    facts.push(["Pagada", `${formatDay(refund.paidOn)} · ${refund.means ? refundMeans[refund.means] : ""}`]);
  if (refund.reference) facts.push(["Referencia", refund.reference]);
  return <FactList facts={facts} />;
}
