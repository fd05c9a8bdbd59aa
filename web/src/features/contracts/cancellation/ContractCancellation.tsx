import { Unread } from "../../../base/failure/Unread.tsx";
import { useActs } from "../../../base/saving/useActs.ts";
import { ReasonDialog } from "../../../base/saving/ReasonDialog.tsx";
import { useCancellationDiscardMutation, useCancellationRequestsQuery } from "./cancellation.generated.ts";
import { CancellationNotice } from "./CancellationNotice.tsx";

interface ContractCancellationProps {
  readonly contractId: string;
  /** Called to cancel the contract; absent for viewers without permission. */
  readonly onCancel?: (() => void) | undefined;
  readonly onAnswered?: () => void;
}

/** Shows the client's cancellation request while it waits for an answer, with both ways to answer it. */
export function ContractCancellation({ contractId, onCancel, onAnswered }: ContractCancellationProps) {
  const read = useCancellationRequestsQuery({ variables: { contractId } });
  const { open, show, close, busy, failure, perform } = useActs<"discard">();
  const [discard] = useCancellationDiscardMutation({ refetchQueries: ["DayInbox"] });
  const request = read.data?.cancellationRequests.find(({ status }) => status === "pending");
  if (!request) return <Unread of={read} what="Solicitud de cancelación" />;
  const mayDiscard = request.acts.some(({ name, allowed }) => name === "discard" && allowed);
  return (
    <>
      <CancellationNotice
        request={request}
        onCancel={onCancel}
        onDiscard={mayDiscard ? () => show("discard") : undefined}
      />
      {open === "discard" && (
        <ReasonDialog
          title="Descartar solicitud"
          lead="El contrato sigue vigente. El cliente recibirá tu respuesta por correo."
          label="Respuesta para el cliente"
          submit="Descartar y responder"
          busy={busy}
          failure={failure}
          onSubmit={async (motivo) => {
            const wrong = await perform(
              () => discard({ variables: { id: request.id, input: { motivo } } }),
              "Solicitud descartada. El cliente recibirá tu respuesta.",
            );
            if (!wrong) onAnswered?.();
            return wrong;
          }}
          onClose={close}
        />
      )}
    </>
  );
}
