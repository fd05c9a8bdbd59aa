import { formatCop } from "@travesia/api/cop";
import { ConfirmDialog } from "../../../../ui/dialog/ConfirmDialog.tsx";
import type { QuoteRecordFragment } from "../quotes.generated.ts";

interface SendQuoteDialogProps {
  readonly open: boolean;
  readonly quote: Pick<
    QuoteRecordFragment,
    "emailCliente" | "quoteNumber" | "precioTotal" | "sentVersion" | "options"
  >;
  readonly busy: boolean;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** Asks before the offer goes to the client, with the address and the amount. */
export function SendQuoteDialog({ open, quote, busy, onConfirm, onClose }: SendQuoteDialogProps) {
  const { emailCliente, quoteNumber, precioTotal, sentVersion, options } = quote;
  const count = options?.length ?? 0;
  return (
    <ConfirmDialog
      open={open}
      title={sentVersion > 0 ? "Enviar de nuevo" : "Enviar cotización"}
      confirm="Enviar cotización"
      busy={busy}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      Se enviará a <strong>{emailCliente}</strong> la cotización {quoteNumber}{" "}
      {count > 1 ? `con ${count} opciones; la que recomendamos vale ` : "por "}
      <strong>{formatCop(precioTotal ?? 0)}</strong>, con el PDF adjunto y un enlace para aprobarla,
      rechazarla o pedir ajustes.
    </ConfirmDialog>
  );
}
