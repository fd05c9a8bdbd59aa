import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { recordAct, useRecordActs } from "../../../base/acts/record-acts.tsx";
import { Unread } from "../../../base/failure/Unread.tsx";
import { InstantText } from "../../../ui/DayText.tsx";
import { AddendumInvoicesDialog } from "./AddendumInvoicesDialog.tsx";
import { InvoiceChangeAuthorizeDocument, useInvoiceChangeQuery } from "../invoices.generated.ts";
import { DocumentsSentence } from "./DocumentsSentence.tsx";
import { priceChangeTexts as texts } from "./price-change.texts.ts";

interface AddendumInvoicesProps {
  readonly addendumId: string;
  /** Place of the component: on the addendum's card, or in the confirmation before it is sent. */
  readonly place: "card" | "send";
}

const addendumActs = {
  authorize: recordAct<{ readonly id: string }>()({
    label: texts.authorize,
    mutation: InvoiceChangeAuthorizeDocument,
    of: ({ id }: { readonly id: string }) => ({ addendumId: id }),
    done: texts.authorized,
    Dialog: AddendumInvoicesDialog,
  }),
};

/**
 * Shows the effect of signing an addendum on the contract's invoice, and whether that effect has been
 * authorized.
 */
export function AddendumInvoices({ addendumId, place }: AddendumInvoicesProps) {
  const read = useInvoiceChangeQuery({ variables: { addendumId }, fetchPolicy: "cache-and-network" });
  const acts = useRecordActs(addendumActs, { reads: ["InvoiceChange"] });
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
          <Button size="small" color="inherit" onClick={() => acts.show("authorize", { id: addendumId })}>
            {autorizada ? texts.reviewAgain : texts.review}
          </Button>
        </Box>
      </Alert>
      {acts.dialog}
    </>
  );
}
