import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { sendingLabels } from "@travesia/api/invoices/sending/sending.rules";
import { Unread } from "../../../base/failure/Unread.tsx";
import { TurnLine } from "../../../base/acts/TurnLine.tsx";
import { besideSession } from "../../../base/session/link-token.ts";
import { Money } from "../../../ui/Money.tsx";
import { Section } from "../../../ui/Section.tsx";
import { StatusChip } from "../../../ui/StatusChip.tsx";
import { Collection } from "../Collection.tsx";
import { InvoiceState } from "../InvoiceState.tsx";
import { sendingTones } from "../invoice.texts.ts";
import { invoicePaths } from "../invoices.paths.ts";
import { contractInvoiceTexts as texts } from "./contract-invoice.texts.ts";
import { type ContractInvoiceQuery, useContractInvoiceQuery } from "./contract-invoice.generated.ts";
import { ContractDocument } from "./ContractDocument.tsx";

interface ContractInvoiceProps {
  readonly contractId: string;
  /**
   * Kind of viewer: the client, who does not see the delivery state; staff; or a user who invoices, whose
   * numbers open the page of the invoice.
   */
  readonly as: "client" | "staff" | "accounting";
  /** Token of the link that opened the page. */
  readonly token?: string | null;
}

/** Shows the invoice of a contract with its documents, on the contract's page; hidden when there is none. */
export function ContractInvoice({ contractId, as, token = null }: ContractInvoiceProps) {
  const read = useContractInvoiceQuery({
    variables: { contractId },
    context: besideSession(token),
    fetchPolicy: "cache-and-network",
  });
  const invoice = read.data?.contractInvoice;
  return invoice ? <InvoiceDocuments invoice={invoice} as={as} /> : <Unread of={read} what={texts.title} />;
}

interface InvoiceDocumentsProps extends Pick<ContractInvoiceProps, "as"> {
  readonly invoice: NonNullable<ContractInvoiceQuery["contractInvoice"]>;
}

function InvoiceDocuments({ invoice, as }: InvoiceDocumentsProps) {
  return (
    <Section title={texts.title}>
      <Stack sx={{ gap: 4 }}>
        <TurnLine turns={invoice.turn ? [invoice.turn] : []} />
        <OneInvoice name={texts.invoice} invoice={invoice} as={as} />
        {invoice.anteriores.map((earlier) => (
          <Stack key={earlier.number} sx={{ gap: 4, pt: 4, borderTop: 1, borderColor: "divider" }}>
            <OneInvoice name={texts.earlier} invoice={earlier} as={as} />
          </Stack>
        ))}
        {invoice.pruebas && (
          <Typography variant="body2" color="textSecondary">
            {texts.test}
          </Typography>
        )}
      </Stack>
    </Section>
  );
}

interface OneInvoiceProps extends Pick<ContractInvoiceProps, "as"> {
  readonly name: string;
  readonly invoice: Omit<InvoiceDocumentsProps["invoice"], "anteriores" | "turn">;
}

/** Shows an invoice and its credit notes. */
function OneInvoice({ name, invoice, as }: OneInvoiceProps) {
  const { totalAmount, sendingState, sendingProblem, creditNotes } = invoice;
  const sending = (state: typeof sendingState) =>
    as !== "client" && <StatusChip label={sendingLabels[state]} tone={sendingTones[state]} />;
  return (
    <>
      <ContractDocument
        name={name}
        document={invoice}
        href={as === "accounting" ? invoicePaths.one.to({ id: invoice.id }) : undefined}
      >
        <Money amount={totalAmount} />
        <InvoiceState invoice={invoice} />
        {as !== "client" && invoice.cobro && <Collection invoice={invoice} />}
        {sending(sendingState)}
      </ContractDocument>
      {sendingProblem && sendingState !== "enviada" && (
        <Typography variant="body2" color="error">
          {sendingProblem}
        </Typography>
      )}
      {creditNotes.map((note) => (
        <ContractDocument key={note.number} name={texts.note} document={note}>
          <span>
            {note.totalAmount === totalAmount ? (
              texts.takesBack
            ) : (
              <>
                {texts.takesBackPart} <Money amount={note.totalAmount} />
              </>
            )}
          </span>
          {sending(note.sendingState)}
        </ContractDocument>
      ))}
    </>
  );
}
