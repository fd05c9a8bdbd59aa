import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { Unread } from "../../../base/failure/Unread.tsx";
import { useActs } from "../../../base/saving/useActs.ts";
import { InstantText } from "../../../ui/DayText.tsx";
import { AddendumInvoicesDialog } from "./AddendumInvoicesDialog.tsx";
import { useInvoiceChangeAuthorizeMutation, useInvoiceChangeQuery } from "../invoices.generated.ts";
import { DocumentsSentence } from "./DocumentsSentence.tsx";
import { priceChangeTexts as texts } from "./price-change.texts.ts";

interface AddendumInvoicesProps {
  readonly addendumId: string;
  /** Place of the component: on the addendum's card, or in the confirmation before it is sent. */
  readonly place: "card" | "send";
}

/**
 * Shows the effect of signing an addendum on the contract's invoice, and whether that effect has been
 * authorized.
 */
export function AddendumInvoices({ addendumId, place }: AddendumInvoicesProps) {
  const read = useInvoiceChangeQuery({ variables: { addendumId }, fetchPolicy: "cache-and-network" });
  const { open, show, close, busy, failure, perform } = useActs<"review">();
  const [authorize] = useInvoiceChangeAuthorizeMutation({
    refetchQueries: ["InvoiceChange"],
    awaitRefetchQueries: true,
  });
  const change = read.data?.invoiceChange;
  if (!change) return <Unread of={read} what={texts.title} />;
  if (place === "send")
    return (
      <>
        <DocumentsSentence change={change} /> {!change.autorizada && <strong>{texts.needed}</strong>}
      </>
    );
  const { autorizada, autorizadaEl, autorizadaPor, nueva } = change;
  return (
    <>
      <Alert severity={autorizada ? "success" : "warning"}>
        <DocumentsSentence change={change} />{" "}
        {autorizada && autorizadaPor && autorizadaEl ? (
          <>
            La autorizó {autorizadaPor.name} {autorizadaPor.lastname}, <InstantText at={autorizadaEl} />.{" "}
            {texts.atSignature}
          </>
        ) : (
          (nueva.problema ?? texts.needed)
        )}
        <Box sx={{ mt: 2, ml: -1 }}>
          <Button size="small" color="inherit" onClick={() => show("review")}>
            {autorizada ? texts.reviewAgain : texts.review}
          </Button>
        </Box>
      </Alert>
      {open === "review" && (
        <AddendumInvoicesDialog
          addendumId={addendumId}
          busy={busy}
          failure={failure}
          onAuthorize={(input) =>
            perform(() => authorize({ variables: { addendumId, input } }), texts.authorized)
          }
          onClose={close}
        />
      )}
    </>
  );
}
