import { staleAfterDays } from "@travesia/api/quotes/quote/quote.rules";
import { useActs } from "../../../base/saving/useActs.ts";
import { ActButton } from "../../../ui/dialog/ActButton.tsx";
import { ConfirmDialog } from "../../../ui/dialog/ConfirmDialog.tsx";
import { markedExpired } from "./quote.texts.ts";
import { useQuotesMarkExpiredMutation } from "./quotes.generated.ts";

/** Marks all overdue and long inactive quotes as expired, after a confirmation. */
export function MarkExpired() {
  const { open, busy, show, close, perform } = useActs<"expire">();
  const [mark] = useQuotesMarkExpiredMutation({ refetchQueries: ["QuoteList", "QuoteCounts"] });
  return (
    <>
      <ActButton variant="outlined" onClick={() => show("expire")}>
        Marcar vencidas
      </ActButton>
      <ConfirmDialog
        open={open !== null}
        title="Marcar vencidas"
        confirm="Marcar vencidas"
        busy={busy}
        onConfirm={() =>
          void perform(
            async () => markedExpired((await mark()).data?.markQuotesExpired ?? 0),
            (said) => said,
          )
        }
        onClose={close}
      >
        Quedan vencidas las cotizaciones enviadas cuya vigencia ya pasó, y las pendientes o por enviar que
        nadie toca hace {staleAfterDays} días. Sus clientes ya no pueden aprobarlas.
      </ConfirmDialog>
    </>
  );
}
