import { formatCop } from "@travesia/api/cop";
import { useDeferredValue, useState } from "react";
import type { BulkDialogProps } from "../../../base/lists/bulk-act.ts";
import { saidOfOthers } from "../../../base/lists/bulk-act.ts";
import { ConfirmEach } from "../../../base/lists/ConfirmEach.tsx";
import { ReasonEach } from "../../../base/lists/ReasonEach.tsx";
import { lastAnswer } from "../../../base/lists/lastAnswer.ts";
import {
  type QuoteRowFragment,
  useQuoteSellersQuery,
  useQuotesAssignmentUndoMutation,
  useQuotesDeleteMutation,
  useQuotesReassignMutation,
  useQuotesRejectMutation,
  useQuotesSendMutation,
} from "../quote/quotes.generated.ts";
import { AssignQuotesDialog } from "./AssignQuotesDialog.tsx";

type Props = BulkDialogProps<QuoteRowFragment>;

const manyQuotes = (count: number) => (count === 1 ? "1 cotización" : `${count} cotizaciones`);
const worth = (rows: readonly QuoteRowFragment[]) =>
  formatCop(rows.reduce((sum, { precioTotal }) => sum + (precioTotal ?? 0), 0));

/** Assigns the selected quotes to one person. */
export function AssignQuotes({ rows, others, onRun, onClose }: Props) {
  const [typed, setTyped] = useState("");
  const search = useDeferredValue(typed);
  const read = useQuoteSellersQuery({ variables: { search, limit: 20 } });
  const [reassign] = useQuotesReassignMutation();
  const [giveBack] = useQuotesAssignmentUndoMutation();
  return (
    <AssignQuotesDialog
      many={manyQuotes(rows.length)}
      others={saidOfOthers(others)}
      sellers={lastAnswer(read)?.quoteSellers}
      failed={Boolean(read.error)}
      search={typed}
      onSearch={setTyped}
      asksReason={rows.some(({ vendedor }) => vendedor)}
      onAssign={(sellerId, reassignmentReason) =>
        onRun(
          (slice) => reassign({ variables: { ...slice, input: { sellerId, reassignmentReason } } }),
          // A quote that had no seller cannot be returned to anybody by an undo.
          rows.every(({ vendedor }) => vendedor) ? (slice) => giveBack({ variables: slice }) : undefined,
        )
      }
      onClose={onClose}
    />
  );
}

/** Sends each selected quote to its client, for the first time or again. */
export function SendQuotes({ rows, ...dialog }: Props) {
  const [send] = useQuotesSendMutation();
  const clients = new Set(rows.map(({ emailCliente, telefonoCliente }) => emailCliente || telefonoCliente))
    .size;
  return (
    <ConfirmEach
      {...dialog}
      title={`Enviar ${manyQuotes(rows.length)}`}
      confirm="Enviar"
      perform={(slice) => send({ variables: slice })}
    >
      {clients === 1 ? "Un cliente recibirá" : `${clients} clientes recibirán`} por correo{" "}
      {manyQuotes(rows.length)} por {worth(rows)} en total, cada una con su PDF y su enlace.
    </ConfirmEach>
  );
}

/** Marks each selected quote as rejected by its client. */
export function RejectQuotes({ rows, ...dialog }: Props) {
  const [reject] = useQuotesRejectMutation();
  return (
    <ReasonEach
      {...dialog}
      title={`Rechazar ${manyQuotes(rows.length)}`}
      lead={`Vas a registrar que no se aceptan ${manyQuotes(rows.length)} por ${worth(rows)} en total.`}
      label="Motivo del rechazo"
      missing="El motivo de rechazo es obligatorio"
      maxLength={1000}
      submit="Rechazar"
      perform={(motivoRechazo) => (slice) => reject({ variables: { ...slice, input: { motivoRechazo } } })}
    />
  );
}

/** Deletes each selected quote that nobody worked on. */
export function DeleteQuotes({ rows, ...dialog }: Props) {
  const [remove] = useQuotesDeleteMutation();
  return (
    <ConfirmEach
      {...dialog}
      title={`Eliminar ${manyQuotes(rows.length)}`}
      confirm="Eliminar"
      destructive
      perform={(slice) => remove({ variables: slice })}
    >
      No se pueden recuperar.
    </ConfirmEach>
  );
}
