import { useParams } from "react-router-dom";
import { isOffered } from "../../base/acts/offered-acts.ts";
import { stepActions } from "../../base/acts/shown-acts.ts";
import { TurnLine } from "../../base/acts/TurnLine.tsx";
import { shownFailure } from "../../base/failure/failures.ts";
import { contractPaths } from "../../features/contracts/contract/contracts.paths.ts";
import { HistorySection } from "../../features/history/HistorySection.tsx";
import { FileButtons } from "../../features/invoices/FileButtons.tsx";
import {
  invoiceActs,
  type ShownInvoiceAct,
  useCreditNoteActs,
  useInvoiceActs,
} from "../../features/invoices/invoice.acts.tsx";
import { offeredInvoiceActs } from "../../features/invoices/invoice.offered-acts.ts";
import { invoiceTexts as texts } from "../../features/invoices/invoice.texts.ts";
import { InvoiceLines } from "../../features/invoices/InvoiceLines.tsx";
import {
  InvoiceDetailDocument,
  type InvoiceDetailQuery,
  useInvoiceDetailQuery,
} from "../../features/invoices/invoices.generated.ts";
import { invoicePaths } from "../../features/invoices/invoices.paths.ts";
import { InvoiceState } from "../../features/invoices/InvoiceState.tsx";
import { InvoiceBuyer } from "../../features/invoices/page/InvoiceBuyer.tsx";
import { InvoiceCollected } from "../../features/invoices/page/InvoiceCollected.tsx";
import { InvoiceNotes } from "../../features/invoices/page/InvoiceNotes.tsx";
import { InvoiceSending } from "../../features/invoices/page/InvoiceSending.tsx";
import { LiveRecord } from "../../features/live/LiveRecord.tsx";
import { PaymentList } from "../../features/payments/payment/PaymentList.tsx";
import { useContractPayments } from "../../features/payments/payment/useContractPayments.tsx";
import { ActRow } from "../../ui/dialog/ActRow.tsx";
import { formatDay } from "../../ui/days.ts";
import { Money } from "../../ui/Money.tsx";
import { RecordHead } from "../../ui/RecordHead.tsx";
import { RecordLayout } from "../../ui/RecordLayout.tsx";
import { Section } from "../../ui/Section.tsx";
import { ErrorState } from "../../ui/state/ErrorState.tsx";
import { MissingRecord } from "../../ui/state/MissingRecord.tsx";
import { ListSkeleton, RecordSkeleton } from "../../ui/state/Skeletons.tsx";

/** First query of the page; a list row that links here prefetches it. */
export const invoiceRead = InvoiceDetailDocument;

type Invoice = NonNullable<InvoiceDetailQuery["invoice"]>;

/** Acts that move an invoice on; the first possible one is the act of its page's head. */
const moving: readonly ShownInvoiceAct[] = ["correct", "confirm", "sendAgain", "credit"];

/** Shows one invoice: its lines, buyer, credit notes, way to the DIAN, payments, history and acts. */
export function InvoiceDetailScreen() {
  const { id = "" } = useParams();
  const { data, error, refetch } = useInvoiceDetailQuery({
    variables: { id },
    fetchPolicy: "cache-and-network",
  });
  if (error && !data) return <ErrorState page {...shownFailure(error, refetch)} />;
  if (!data) return <RecordSkeleton page />;
  if (!data.invoice) return <MissingRecord message="Factura no encontrada" list={invoicePaths.all} />;
  return <InvoiceRecord key={id} invoice={data.invoice} />;
}

function InvoiceRecord({ invoice }: { readonly invoice: Invoice }) {
  const { id, number, contract, totalAmount, net, cobrado, creditedAmount, issueDate } = invoice;
  const actions = useInvoiceActs();
  const noteActions = useCreditNoteActs();
  const offered = offeredInvoiceActs(invoice);
  const main = moving.find((act) => isOffered(offered, act));
  const [next] = main ? stepActions(invoiceActs, [main], offered, invoice, actions.show) : [];
  const names = (Object.keys(invoiceActs) as ShownInvoiceAct[]).filter((act) => act !== main);
  const others = stepActions(invoiceActs, names, offered, invoice, actions.show);
  const client = [contract.cliente.name, contract.cliente.lastname].filter(Boolean).join(" ");
  return (
    <>
      <RecordLayout
        title={`Factura ${number} · ${client}`}
        passage={
          <LiveRecord type="invoice" id={id}>
            <RecordHead
              title={`Factura ${number}`}
              subtitle={`${contract.contractNumber} · ${formatDay(issueDate)}`}
              chips={<InvoiceState invoice={invoice} />}
              customer={{
                name: client,
                phone: contract.cliente.phone,
                href: contractPaths.detail.to({ id: contract.id }),
              }}
              figures={[
                creditedAmount > 0
                  ? {
                      label: "Neto",
                      value: <Money amount={net} />,
                    }
                  : { label: "Total", value: <Money amount={totalAmount} /> },
                { label: "Cobrado", value: <Money amount={cobrado} /> },
                { label: "Por cobrar", value: <Money amount={net - cobrado} /> },
              ]}
              action={next}
              others={others}
            />
          </LiveRecord>
        }
        aside={<HistorySection record="invoice" id={id} />}
      >
        <TurnLine turns={invoice.turns} />
        <Section title={texts.lines} actions={<FileButtons document={invoice} />}>
          <InvoiceLines
            lines={invoice.lines}
            base={invoice.baseAmount}
            iva={invoice.ivaAmount}
            terceros={invoice.thirdPartyAmount}
            total={totalAmount}
          />
        </Section>
        <InvoiceNotes invoice={invoice} busy={noteActions.busy || actions.busy} onAct={noteActions.show} />
        <InvoiceBuyer invoice={invoice} />
        <Section title={texts.collected}>
          <InvoiceCollected invoice={invoice} />
          <PaymentsOfContract contractId={contract.id} />
        </Section>
        <InvoiceSending invoice={invoice} />
        <ActRow acts={others} />
      </RecordLayout>
      {actions.dialog}
      {noteActions.dialog}
    </>
  );
}

/** Shows the payments of the contract of an invoice, with their acts. */
function PaymentsOfContract({ contractId }: { readonly contractId: string }) {
  const { details, error, refetch, actions, register, dialogs } = useContractPayments(contractId);
  if (error && !details) return <ErrorState {...shownFailure(error, refetch)} />;
  if (!details) return <ListSkeleton columns={1} cards />;
  return (
    <>
      <PaymentList payments={details.pagosRealizados} actions={actions} canRegister={register !== null} />
      {dialogs}
    </>
  );
}
