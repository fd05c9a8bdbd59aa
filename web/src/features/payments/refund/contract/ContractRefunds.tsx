import { undecidedText } from "@travesia/api/contracts/contract/turn/contract-turn.rules";
import { may } from "@travesia/api/permissions";
import { Unread } from "../../../../base/failure/Unread.tsx";
import { useActs } from "../../../../base/saving/useActs.ts";
import { useUser } from "../../../../base/session/useSession.ts";
import { ActButton } from "../../../../ui/dialog/ActButton.tsx";
import { Section } from "../../../../ui/Section.tsx";
import { refundTexts as texts, refundToasts as toasts } from "../refund.texts.ts";
import {
  useAirlineFigureEnterMutation,
  useRefundDecideMutation,
  useRefundsOfContractQuery,
} from "../refunds.generated.ts";
import { AirlineFigureDialog } from "./AirlineFigureDialog.tsx";
import { ContractRetracto } from "./ContractRetracto.tsx";
import { DecideRefundDialog } from "./DecideRefundDialog.tsx";
import { RefundLines } from "./RefundLines.tsx";
import { retractoTexts } from "./retracto.texts.ts";

const NOT_MINE = "Lo registra un gerente, el administrador o el propietario.";

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
  const { open, busy, failure, show, close, perform } = useActs<"decide" | "airline">();
  const [decide] = useRefundDecideMutation({
    refetchQueries: ["RefundsOfContract", "RecordHistory", "ContractDetail", "DayInbox"],
    awaitRefetchQueries: true,
  });
  const [enter] = useAirlineFigureEnterMutation({
    refetchQueries: ["RefundsOfContract", "RecordHistory", "ContractDetail", "DayInbox"],
    awaitRefetchQueries: true,
  });
  const { data } = read;
  const retracto = data?.contractRetracto ?? null;
  const airline = data?.contract?.refundActs.find(({ name }) => name === "enterAirlineFigure");
  const refunds = data?.refundsOfContract ?? [];
  const left = data?.contract?.porDevolver ?? 0;
  const undecided = data?.contract?.porDecidir ?? 0;
  const offered = data?.contract?.refundActs.find(({ name }) => name === "decideRefund");
  const waits = retracto?.tiquetesHasta != null && retracto.retenido === null;
  const canDecide = offered !== undefined && left > 0 && !waits;
  if (refunds.length === 0 && !canDecide && !retracto) return <Unread of={read} what={texts.list} />;
  return (
    <>
      {retracto && (
        <ContractRetracto
          retracto={retracto}
          reason={airline ? airline.reason : NOT_MINE}
          onEnter={() => show("airline")}
        />
      )}
      {(refunds.length > 0 || canDecide) && (
        <Section
          title={texts.list}
          actions={
            canDecide && (
              <ActButton variant="outlined" reason={offered.reason ?? null} onClick={() => show("decide")}>
                {texts.decide}
              </ActButton>
            )
          }
        >
          <RefundLines refunds={refunds} />
          {canDecide && (undecided > 0 ? undecidedText(undecided) : texts.kept(left))}
          {open === "decide" && (
            <DecideRefundDialog
              left={left}
              writesAccount={may(role, "readRefunds")}
              busy={busy}
              failure={failure}
              onDecide={(input) =>
                perform(
                  () => decide({ variables: { input: { contractId, ...input } } }),
                  input.monto > 0 ? toasts.decided : toasts.waived,
                )
              }
              onClose={close}
            />
          )}
        </Section>
      )}
      {open === "airline" && retracto && (
        <AirlineFigureDialog
          tickets={retracto.tiquetes}
          most={Math.min(retracto.retencionMaxima, retracto.tiquetes)}
          busy={busy}
          failure={failure}
          onEnter={(retenido) =>
            perform(() => enter({ variables: { contractId, retenido } }), retractoTexts.entered)
          }
          onClose={close}
        />
      )}
    </>
  );
}
