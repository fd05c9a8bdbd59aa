import { formatCop } from "@travesia/api/cop";
import { may } from "@travesia/api/permissions";
import { Unread } from "../../../../app/failure/Unread.tsx";
import { useActs } from "../../../../app/saving/useActs.ts";
import { useUser } from "../../../../app/session/useSession.ts";
import { ActButton } from "../../../../ui/dialog/ActButton.tsx";
import { Section } from "../../../../ui/Section.tsx";
import { refundTexts as texts, refundToasts as toasts } from "../refund.texts.ts";
import { useRefundDecideMutation, useRefundsOfContractQuery } from "../refunds.generated.ts";
import { DecideRefundDialog } from "./DecideRefundDialog.tsx";
import { RefundLines } from "./RefundLines.tsx";

/** What goes back of a contract, on its page, with the decision on what is left; nothing where nothing is. */
export function ContractRefunds({ contractId }: { readonly contractId: string }) {
  const { role } = useUser();
  const read = useRefundsOfContractQuery({
    variables: { contractId },
    fetchPolicy: "cache-and-network",
  });
  const { open, busy, failure, show, close, perform } = useActs<"decide">();
  const [decide] = useRefundDecideMutation({
    refetchQueries: ["RefundsOfContract", "RecordHistory"],
    awaitRefetchQueries: true,
  });
  const { data } = read;
  const refunds = data?.refundsOfContract ?? [];
  const left = data?.contract?.porDevolver ?? 0;
  const offered = data?.contract?.refundActs.find(({ name }) => name === "decideRefund");
  const canDecide = offered !== undefined && left > 0;
  if (refunds.length === 0 && !canDecide) return <Unread of={read} what={texts.list} />;
  return (
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
      {canDecide && `Quedan ${formatCop(left)} pagados de los que no se ha decidido.`}
      {open === "decide" && (
        <DecideRefundDialog
          left={left}
          writesAccount={may(role, "readRefunds")}
          {...{ busy, failure }}
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
  );
}
