import { recordAct, useRecordActs } from "../../../base/acts/record-acts.tsx";
import { withReason } from "../../../base/acts/with-reason.tsx";
import { Unread } from "../../../base/failure/Unread.tsx";
import { CancellationDiscardDocument, useCancellationRequestsQuery } from "./cancellation.generated.ts";
import { CancellationNotice } from "./CancellationNotice.tsx";

interface ContractCancellationProps {
  readonly contractId: string;
  /** Called to cancel the contract; absent for viewers without permission. */
  readonly onCancel?: (() => void) | undefined;
  readonly onAnswered?: () => void;
}

const cancellationActs = {
  discard: recordAct<{ readonly id: string }>()({
    label: "Descartar solicitud",
    mutation: CancellationDiscardDocument,
    done: "Solicitud descartada. El cliente recibirá tu respuesta.",
    Dialog: withReason(
      () => ({
        title: "Descartar solicitud",
        lead: "El contrato sigue vigente. El cliente recibirá tu respuesta por correo.",
        label: "Respuesta para el cliente",
        submit: "Descartar y responder",
      }),
      (motivo) => ({ input: { motivo } }),
    ),
  }),
};

/** Shows the client's cancellation request while it waits for an answer, with both ways to answer it. */
export function ContractCancellation({ contractId, onCancel, onAnswered }: ContractCancellationProps) {
  const read = useCancellationRequestsQuery({ variables: { contractId } });
  const { show, dialog } = useRecordActs(cancellationActs, {
    reads: ["DayInbox"],
    onDone: () => onAnswered?.(),
  });
  const request = read.data?.cancellationRequests.find(({ status }) => status === "pending");
  if (!request) return <Unread of={read} what="Solicitud de cancelación" />;
  const mayDiscard = request.acts.some(({ name, allowed }) => name === "discard" && allowed);
  return (
    <>
      <CancellationNotice
        request={request}
        onCancel={onCancel}
        onDiscard={mayDiscard ? () => show("discard", request) : undefined}
      />
      {dialog}
    </>
  );
}
