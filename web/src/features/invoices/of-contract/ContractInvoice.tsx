import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { invoiceLifecycle } from "@travesia/api/invoices/invoice/invoice.lifecycle";
import { sendingLabels } from "@travesia/api/invoices/sending/sending.rules";
import { Unread } from "../../../app/failure/Unread.tsx";
import { TurnLine } from "../../../app/acts/TurnLine.tsx";
import { besideSession } from "../../../app/session/link-token.ts";
import { Money } from "../../../ui/Money.tsx";
import { Section } from "../../../ui/Section.tsx";
import { StatusChip } from "../../../ui/StatusChip.tsx";
import { sendingTones, statusTones } from "../invoice.texts.ts";
import { invoicePaths } from "../invoices.paths.ts";
import { contractInvoiceTexts as texts } from "./contract-invoice.texts.ts";
import { type ContractInvoiceQuery, useContractInvoiceQuery } from "./contract-invoice.generated.ts";
import { ContractPaper } from "./ContractPaper.tsx";

interface ContractInvoiceProps {
  readonly contractId: string;
  /** Who looks: the client, who is told of no sending, staff, or who invoices, who is led to the list. */
  readonly as: "client" | "staff" | "accounting";
  /** The token of the link that the page was opened with. */
  readonly token?: string | null;
}

/** The invoice of a contract with its papers, on the contract's page; nothing where there is none. */
export function ContractInvoice({ contractId, as, token = null }: ContractInvoiceProps) {
  const read = useContractInvoiceQuery({
    variables: { contractId },
    context: besideSession(token),
    fetchPolicy: "cache-and-network",
  });
  const invoice = read.data?.contractInvoice;
  return invoice ? <InvoicePapers invoice={invoice} as={as} /> : <Unread of={read} what={texts.title} />;
}

interface InvoicePapersProps extends Pick<ContractInvoiceProps, "as"> {
  readonly invoice: NonNullable<ContractInvoiceQuery["contractInvoice"]>;
}

function InvoicePapers({ invoice, as }: InvoicePapersProps) {
  return (
    <Section
      title={texts.title}
      actions={
        as === "accounting" && (
          <Button size="small" href={invoicePaths.numbered(invoice.number)}>
            {texts.list}
          </Button>
        )
      }
    >
      <Stack sx={{ gap: 4 }}>
        <TurnLine turn={invoice.turn} />
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
  readonly invoice: Omit<InvoicePapersProps["invoice"], "anteriores" | "turn">;
}

/** An invoice and what takes it back. */
function OneInvoice({ name, invoice, as }: OneInvoiceProps) {
  const { status, totalAmount, sendingState, sendingProblem, creditNotes } = invoice;
  const sending = (state: typeof sendingState) =>
    as !== "client" && <StatusChip label={sendingLabels[state]} tone={sendingTones[state]} />;
  return (
    <>
      <ContractPaper name={name} paper={invoice}>
        <Money amount={totalAmount} />
        <StatusChip label={invoiceLifecycle.labels[status]} tone={statusTones[status]} />
        {sending(sendingState)}
      </ContractPaper>
      {sendingProblem && sendingState !== "enviada" && (
        <Typography variant="body2" color="error">
          {sendingProblem}
        </Typography>
      )}
      {creditNotes.map((note) => (
        <ContractPaper key={note.number} name={texts.note} paper={note}>
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
        </ContractPaper>
      ))}
    </>
  );
}
