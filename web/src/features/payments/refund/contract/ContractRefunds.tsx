import { announced } from "../../../../base/saving/useSaving.ts";
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import { formatCop } from "@travesia/api/cop";
import { undecidedText } from "@travesia/api/contracts/contract/turn/contract-turn.rules";
import { may } from "@travesia/api/permissions";
import { recordAct, useRecordActs } from "../../../../base/acts/record-acts.tsx";
import { withReason } from "../../../../base/acts/with-reason.tsx";
import { sentActs } from "../../../../base/acts/offered-acts.ts";
import { Unread } from "../../../../base/failure/Unread.tsx";
import { useUser } from "../../../../base/session/useSession.ts";
import { ActButton } from "../../../../ui/dialog/ActButton.tsx";
import { Section } from "../../../../ui/Section.tsx";
import { refundTexts as texts, refundToasts as toasts } from "../refund.texts.ts";
import {
  AirlineFigureEnterDocument,
  ContractKeepDocument,
  KeptAnnulDocument,
  type KeptLineFragment,
  RefundDecideDocument,
  useRefundsOfContractQuery,
} from "../refunds.generated.ts";
import { AirlineFigureDialog, type ReturnedTickets } from "./AirlineFigureDialog.tsx";
import { ContractRetracto } from "./ContractRetracto.tsx";
import { DecideRefundDialog, type RefundChoice } from "./DecideRefundDialog.tsx";
import { KeepDialog } from "./KeepDialog.tsx";
import { KeptLines } from "./KeptLines.tsx";
import { RefundLines } from "./RefundLines.tsx";
import { retractoTexts } from "./retracto.texts.ts";

const NOT_MINE = "Lo registra un gerente, el administrador o el propietario.";

interface RefundedContract extends RefundChoice, ReturnedTickets {
  readonly id: string;
}

const act = recordAct<RefundedContract>();

/** Acts on the refunds of a contract. */
const contractRefundActs = {
  decideRefund: act({
    label: texts.decide,
    mutation: RefundDecideDocument,
    of: () => ({}),
    done: (_, __, { input }) => (input.monto > 0 ? toasts.decided : toasts.waived),
    Dialog: ({ record: { id, left, writesAccount }, frame, send }) => (
      <DecideRefundDialog
        {...frame}
        left={left}
        writesAccount={writesAccount}
        onDecide={(input) => send({ input: { contractId: id, ...input } })}
      />
    ),
  }),
  keep: act({
    label: texts.keep,
    mutation: ContractKeepDocument,
    of: () => ({}),
    done: announced(toasts.kept),
    Dialog: ({ record: { id, left }, frame, send }) => (
      <KeepDialog {...frame} left={left} onKeep={(input) => send({ input: { contractId: id, ...input } })} />
    ),
  }),
  enterAirlineFigure: act({
    label: retractoTexts.enter,
    mutation: AirlineFigureEnterDocument,
    of: ({ id }: RefundedContract) => ({ contractId: id }),
    done: retractoTexts.entered,
    Dialog: AirlineFigureDialog,
  }),
};

const contractReads = ["RefundsOfContract", "RecordHistory", "ContractDetail", "DayInbox"] as const;

/** Acts on amounts kept of a contract. */
const keptActs = {
  annul: recordAct<KeptLineFragment>()({
    label: texts.annulKept,
    mutation: KeptAnnulDocument,
    done: announced(toasts.keptAnnulled),
    color: "error",
    Dialog: withReason(
      ({ monto }) => ({
        title: texts.annulKept,
        lead: `${formatCop(monto)} quedarán otra vez por decidir.`,
        label: "Motivo",
        submit: "Anular",
      }),
      (motivo) => ({ input: { motivo } }),
    ),
  }),
};

/**
 * Shows the refunds of a contract on its page, with the decision about amounts not yet refunded; hidden when
 * there are none.
 */
export function ContractRefunds({ contractId }: { readonly contractId: string }) {
  const { role } = useUser();
  const read = useRefundsOfContractQuery({
    variables: { contractId },
    fetchPolicy: "cache-and-network",
  });
  const acts = useRecordActs(contractRefundActs, {
    reads: contractReads,
  });
  const annulling = useRecordActs(keptActs, { reads: contractReads });
  const { data } = read;
  const retracto = data?.contractRetracto ?? null;
  const offered = sentActs(contractRefundActs, data?.contract?.refundActs ?? []);
  const refunds = data?.refundsOfContract ?? [];
  const left = data?.contract?.porDevolver ?? 0;
  const kept = data?.contract?.kept ?? [];
  const undecided = data?.contract?.porDecidir ?? 0;
  const waits = retracto?.tiquetesHasta != null && retracto.retenido === null;
  const canDecide = offered.has("decideRefund") && left > 0 && !waits;
  const contract = {
    id: contractId,
    left,
    writesAccount: may(role, "readRefunds"),
    tickets: retracto?.tiquetes ?? 0,
    most: Math.min(retracto?.retencionMaxima ?? 0, retracto?.tiquetes ?? 0),
  };
  const canKeep = offered.get("keep") === null && left > 0 && !waits;
  const isListed = refunds.length > 0 || kept.length > 0 || canDecide || canKeep;
  if (!isListed && !retracto) return <Unread of={read} what={texts.list} />;
  return (
    <>
      {retracto && (
        <ContractRetracto
          retracto={retracto}
          reason={offered.has("enterAirlineFigure") ? offered.get("enterAirlineFigure") : NOT_MINE}
          onEnter={() => acts.show("enterAirlineFigure", contract)}
        />
      )}
      {isListed && (
        <Section
          title={texts.list}
          actions={
            <Stack direction="row" sx={{ gap: 2 }}>
              {canKeep && (
                <Button onClick={() => acts.show("keep", contract)}>{contractRefundActs.keep.label}</Button>
              )}
              {canDecide && (
                <ActButton
                  variant="outlined"
                  reason={offered.get("decideRefund") ?? null}
                  onClick={() => acts.show("decideRefund", contract)}
                >
                  {contractRefundActs.decideRefund.label}
                </ActButton>
              )}
            </Stack>
          }
        >
          <RefundLines refunds={refunds} />
          {kept.length > 0 && <KeptLines kept={kept} onAnnul={(one) => annulling.show("annul", one)} />}
          {canDecide && (undecided > 0 ? undecidedText(undecided) : texts.kept(left))}
        </Section>
      )}
      {acts.dialog}
      {annulling.dialog}
    </>
  );
}
