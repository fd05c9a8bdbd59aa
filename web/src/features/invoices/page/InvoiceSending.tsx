import Alert from "@mui/material/Alert";
import Stack from "@mui/material/Stack";
import { formatInstant } from "../../../ui/days.ts";
import { type Fact, FactList } from "../../../ui/desk/FactList.tsx";
import { Section } from "../../../ui/Section.tsx";
import { InvoiceAttempts } from "../EarlierContents.tsx";
import { invoiceTexts as texts } from "../invoice.texts.ts";
import type { InvoiceDetailQuery } from "../invoices.generated.ts";
import { Sending } from "../Sending.tsx";

type Invoice = NonNullable<InvoiceDetailQuery["invoice"]>;

/** Returns the facts of a document on its way to the DIAN, line by line. */
export const sendingFacts = ({
  sentAt,
  track,
  sendingTries,
  nextTryAt,
}: Partial<Pick<Invoice, "sentAt" | "track" | "sendingTries" | "nextTryAt">>): readonly Fact[] => [
  ...(sentAt ? [["Aceptada", formatInstant(sentAt)] as const] : []),
  ...(track ? [["Referencia", track] as const] : []),
  ...(sendingTries ? [["Intentos sin respuesta", sendingTries.toLocaleString("es-CO")] as const] : []),
  ...(nextTryAt ? [["Se intenta de nuevo", formatInstant(nextTryAt)] as const] : []),
];

/** Shows how an invoice was sent and the DIAN's answer, with its earlier contents. */
export function InvoiceSending({ invoice }: { readonly invoice: Invoice }) {
  const { sendingState, sendingProblem, attempts } = invoice;
  return (
    <Section title={texts.sending}>
      <Stack sx={{ gap: 3 }}>
        <FactList
          facts={[
            ["Estado", <Sending key="state" sendingState={sendingState} sendingProblem={null} />],
            ...sendingFacts(invoice),
          ]}
        />
        {sendingProblem && sendingState !== "enviada" && <Alert severity="error">{sendingProblem}</Alert>}
        <InvoiceAttempts attempts={attempts} />
      </Stack>
    </Section>
  );
}
