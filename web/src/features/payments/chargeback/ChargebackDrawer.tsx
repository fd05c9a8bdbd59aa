import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import Link from "@mui/material/Link";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { today as todayOf } from "@travesia/api/colombia/days";
import { TurnLine } from "../../../base/acts/TurnLine.tsx";
import { titledPayable } from "@travesia/api/payments/payable/payable.rules";
import { shownFailure } from "../../../base/failure/failures.ts";
import { formatDay } from "../../../ui/days.ts";
import { FactList } from "../../../ui/desk/FactList.tsx";
import { ActButton } from "../../../ui/dialog/ActButton.tsx";
import { Money } from "../../../ui/Money.tsx";
import { ErrorState } from "../../../ui/state/ErrorState.tsx";
import { RecordSkeleton } from "../../../ui/state/Skeletons.tsx";
import { StatusChip } from "../../../ui/StatusChip.tsx";
import { Timeline } from "../../../ui/Timeline.tsx";
import { useReceipt } from "../../purchases/purchase/useReceipt.ts";
import { SideRecord } from "../desk/SideRecord.tsx";
import { paymentPaths } from "../payment/payments.paths.ts";
import {
  chargebackCauses,
  chargebackChip,
  chargebackEvents,
  chargebackTexts as texts,
} from "./chargeback.texts.ts";
import { type ChargebackRecordFragment, useChargebackDetailQuery } from "./chargebacks.generated.ts";
import { type ChargebackAct, chargebackActs, type useChargebackActs } from "./chargeback.acts.tsx";

type Actions = Pick<ReturnType<typeof useChargebackActs>, "show">;

interface ChargebackDrawerProps {
  readonly id: string;
  readonly actions: Actions;
  readonly onClose: () => void;
}

/** Shows one case beside the list: its claim, deadline, evidence, acts and history. */
export function ChargebackDrawer({ id, actions, onClose }: ChargebackDrawerProps) {
  const { data, error, refetch } = useChargebackDetailQuery({
    variables: { id },
    fetchPolicy: "cache-and-network",
  });
  return (
    <SideRecord title={data?.chargeback?.number ?? texts.record} onClose={onClose}>
      {error && !data ? (
        <ErrorState {...shownFailure(error, refetch)} />
      ) : data ? (
        <ChargebackParts chargeback={data.chargeback} actions={actions} />
      ) : (
        <RecordSkeleton />
      )}
    </SideRecord>
  );
}

interface PartsProps {
  readonly chargeback: ChargebackRecordFragment | null | undefined;
  readonly actions: Actions;
}

/** Shows the facts of a case, its evidence, its acts and its history. */
export function ChargebackParts({ chargeback, actions }: PartsProps) {
  if (!chargeback) return <Alert severity="info">{texts.gone}</Alert>;
  const { payment, status, acts, detail, decisionNote, history } = chargeback;
  return (
    <>
      <Stack sx={{ gap: 2 }}>
        <Stack direction="row" sx={{ gap: 3, alignItems: "center", flexWrap: "wrap" }}>
          <Typography variant="h4" component="p">
            <Money amount={payment.monto} strong />
          </Typography>
          <StatusChip {...chargebackChip(chargeback, todayOf(new Date()))} />
        </Stack>
        <Typography>
          {payment.paidFor.clientTrip.nombreCliente} · {titledPayable(payment.paidFor)}
        </Typography>
        <TurnLine turns={chargeback.turns} />
        <Typography color="textSecondary" sx={{ overflowWrap: "anywhere", whiteSpace: "pre-line" }}>
          «{detail}»
        </Typography>
        {decisionNote && (
          <Alert severity="info" sx={{ whiteSpace: "pre-line", overflowWrap: "anywhere" }}>
            {decisionNote}
          </Alert>
        )}
        {status === "procede" && <Alert severity="warning">{texts.untouched}</Alert>}
      </Stack>
      <ChargebackFacts chargeback={chargeback} />
      <Evidence files={chargeback.evidence} />
      {acts.length > 0 && (
        <Stack direction="row" sx={{ gap: 2, flexWrap: "wrap" }}>
          {acts.map(({ name, reason }) => (
            <ActButton
              key={name}
              variant={name === "decide" ? "contained" : "outlined"}
              reason={reason ?? null}
              onClick={() => actions.show(name as ChargebackAct, chargeback)}
            >
              {chargebackActs[name as ChargebackAct].label}
            </ActButton>
          ))}
        </Stack>
      )}
      <Timeline
        entries={history.map(({ id, kind, at, actorName, byClient, note }) => ({
          id,
          at,
          note,
          title: chargebackEvents[kind],
          who: actorName ?? (byClient ? "El cliente" : null),
        }))}
      />
    </>
  );
}

function ChargebackFacts({ chargeback }: { readonly chargeback: ChargebackRecordFragment }) {
  const { payment, cause, knownOn, claimedOn, claimedInTime, claimUntil, dueOn } = chargeback;
  const { openedByClient, createdBy } = chargeback;
  const opener = createdBy ? `${createdBy.name} ${createdBy.lastname}`.trim() : "—";
  return (
    <FactList
      facts={[
        [
          "Pago",
          <Link key="payment" href={paymentPaths.one.to({ id: payment.id })}>
            Ver el pago
          </Link>,
        ],
        ["Causal", chargebackCauses[cause]],
        ["Lo supo", formatDay(knownOn)],
        [
          "Reclamó",
          claimedInTime
            ? formatDay(claimedOn)
            : `${formatDay(claimedOn)} · fuera de los 5 días hábiles (hasta el ${formatDay(claimUntil)})`,
        ],
        ["Plazo", `${formatDay(dueOn)} (15 días hábiles)`],
        ["Lo abrió", openedByClient ? "El cliente" : opener],
      ]}
    />
  );
}

function Evidence({ files }: { readonly files: ChargebackRecordFragment["evidence"] }) {
  const openFile = useReceipt();
  return (
    <Stack sx={{ gap: 1, alignItems: "flex-start" }}>
      <Typography variant="h6" component="h3">
        Pruebas
      </Typography>
      {files.length === 0 && <Typography color="textSecondary">{texts.noFiles}</Typography>}
      {files.map(({ id, filename }) => (
        <Button
          key={id}
          size="small"
          variant="outlined"
          onClick={() => void openFile(id)}
          sx={{ maxWidth: 1, overflowWrap: "anywhere", textAlign: "left" }}
        >
          {filename}
        </Button>
      ))}
    </Stack>
  );
}
