import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import { Unread } from "../../../app/failure/Unread.tsx";
import { useActs } from "../../../app/saving/useActs.ts";
import { InstantText } from "../../../ui/DayText.tsx";
import { AddendumInvoicesDialog } from "./AddendumInvoicesDialog.tsx";
import { useInvoiceChangeAuthorizeMutation, useInvoiceChangeQuery } from "../invoices.generated.ts";
import { PapersSentence } from "./PapersSentence.tsx";
import { priceChangeTexts as texts } from "./price-change.texts.ts";

interface AddendumInvoicesProps {
  readonly addendumId: string;
  /** On the addendum's card with what can be done, or in the question before it is sent. */
  readonly place: "card" | "send";
}

/** What the signature of an addendum does with the invoice of its contract, and whether that is allowed. */
export function AddendumInvoices({ addendumId, place }: AddendumInvoicesProps) {
  const read = useInvoiceChangeQuery({ variables: { addendumId }, fetchPolicy: "cache-and-network" });
  const { open, show, close, busy, failure, perform } = useActs<"review">();
  const [authorize] = useInvoiceChangeAuthorizeMutation({
    refetchQueries: ["InvoiceChange"],
    awaitRefetchQueries: true,
  });
  const change = read.data?.invoiceChange;
  if (!change) return <Unread of={read} what={texts.title} />;
  if (place === "send") return <PapersSentence change={change} />;
  const { autorizada, autorizadaEl, autorizadaPor, nueva } = change;
  return (
    <>
      <Alert
        severity={autorizada ? "success" : "warning"}
        sx={{ "& .MuiAlert-action": { alignItems: "center", pt: 0 } }}
        action={
          <Button size="small" color="inherit" onClick={() => show("review")}>
            {autorizada ? texts.reviewAgain : texts.review}
          </Button>
        }
      >
        <PapersSentence change={change} />{" "}
        {autorizada && autorizadaPor && autorizadaEl ? (
          <>
            La autorizó {autorizadaPor.name} {autorizadaPor.lastname}, <InstantText at={autorizadaEl} />.{" "}
            {texts.atSignature}
          </>
        ) : (
          (nueva.problema ?? texts.needed)
        )}
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
