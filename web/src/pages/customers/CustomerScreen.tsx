import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Link from "@mui/material/Link";
import { administers } from "@travesia/api/accounts/staff.rules";
import { today } from "@travesia/api/colombia/days";
import { nationalPhone } from "@travesia/api/colombia/phones";
import { may } from "@travesia/api/permissions";
import { useNavigate, useParams } from "react-router-dom";
import { sentActs } from "../../base/acts/offered-acts.ts";
import { useRecordActs } from "../../base/acts/record-acts.tsx";
import { placedActs, stepActions } from "../../base/acts/shown-acts.ts";
import { shownFailure } from "../../base/failure/failures.ts";
import { useAddress } from "../../base/routes/useAddress.ts";
import { useBegunAt } from "../../base/lists/useBegunAt.ts";
import { useUser } from "../../base/session/useSession.ts";
import { figuresOf, nextTripOf } from "../../features/customers/customer-figures.tsx";
import { customerTexts as texts } from "../../features/customers/customer.texts.ts";
import {
  type ActedCustomer,
  customerActs,
  noteActs,
  travelDocumentActs,
} from "../../features/customers/customer.acts.tsx";
import {
  CustomerConsents,
  CustomerFacts,
  CustomerTravellers,
} from "../../features/customers/CustomerFacts.tsx";
import { CustomerPastSales } from "../../features/customers/CustomerPastSales.tsx";
import { CustomerNotes } from "../../features/customers/CustomerNotes.tsx";
import { TravelDocuments } from "../../features/customers/TravelDocuments.tsx";
import { CustomerHeader } from "../../features/customers/CustomerHeader.tsx";
import {
  type CustomerDetailQuery,
  type CustomerRecordFragment,
  type CustomerRowFragment,
  CustomerDetailDocument,
  useCustomerDetailQuery,
  useCustomerDuplicatesQuery,
} from "../../features/customers/customers.generated.ts";
import { customerPaths } from "../../features/customers/customers.paths.ts";
import { type CustomerNext, useCustomerNext } from "../../features/customers/useCustomerNext.ts";
import { useRecordParts } from "../../base/records/useRecordParts.ts";
import { HistorySection } from "../../features/history/HistorySection.tsx";
import { Figures } from "../../ui/Figures.tsx";
import { ActRow } from "../../ui/dialog/ActRow.tsx";
import type { StepAction } from "../../ui/dialog/step-action.ts";
import { NextStep } from "../../ui/passage/NextStep.tsx";
import { RecordLayout } from "../../ui/RecordLayout.tsx";
import { RecordPanels } from "../../ui/RecordPanels.tsx";
import { type RecordPart, RecordTabs } from "../../ui/RecordTabs.tsx";
import { ErrorState } from "../../ui/state/ErrorState.tsx";
import { MissingRecord } from "../../ui/state/MissingRecord.tsx";
import { RecordSkeleton } from "../../ui/state/Skeletons.tsx";
import { CustomerTrips } from "../../features/contracts/CustomerTrips.tsx";
import { CustomerReservations } from "../../features/reservations/CustomerReservations.tsx";
import { useCustomerReservations } from "../../features/reservations/useCustomerReservations.ts";
import { LiveRecord } from "../../features/live/LiveRecord.tsx";
import { type QuoteForm, quoteFields } from "../../features/quotes/quote/quote.form.ts";
import { QuoteFormDialog } from "../../features/quotes/quote/QuoteFormDialog.tsx";
import { useCreateQuote } from "../../features/quotes/quote/useCreateQuote.ts";

const beside = {
  display: "grid",
  gap: 5,
  alignItems: "start",
  gridTemplateColumns: { xs: "minmax(0, 1fr)", md: "repeat(2, minmax(0, 1fr))" },
} as const;

/** Returns the form of a new quote for a customer, with the data that identify the customer. */
const quoteOf = ({ name, email, telefono }: CustomerRecordFragment): QuoteForm => ({
  ...quoteFields.empty,
  nombreCliente: name,
  emailCliente: email ?? "",
  telefonoCliente: nationalPhone(telefono),
});

/** First query of the page; a list row that links here prefetches it. */
export const customerRead = CustomerDetailDocument;

/** Shows one customer: the header, and the record in tabs. */
export function CustomerScreen() {
  const { id = "" } = useParams();
  const { data, error, refetch } = useCustomerDetailQuery({
    variables: { id },
    fetchPolicy: "cache-and-network",
  });
  if (error && !data) return <ErrorState page {...shownFailure(error, refetch)} />;
  if (!data) return <RecordSkeleton page />;
  const { customer } = data;
  if (!customer) return <MissingRecord message={texts.missing} list={customerPaths.list.to()} />;
  return <CustomerRecord key={id} customer={customer} detail={data} />;
}

interface RecordProps {
  readonly customer: CustomerRecordFragment;
  readonly detail: CustomerDetailQuery;
}

interface PartProps extends RecordProps {
  readonly show: (act: keyof typeof customerActs, customer: ActedCustomer) => void;
}

const offers = (customer: CustomerRecordFragment, name: string) =>
  customer.acts.some((act) => act.name === name && act.allowed);

function CustomerRecord({ customer, detail }: RecordProps) {
  const { id } = customer;
  const navigate = useNavigate();
  const user = useUser();
  const quoting = useCreateQuote();
  const { show, dialog } = useRecordActs(customerActs, {
    reads: ["CustomerList"],
    navigate: (address) => void navigate(address),
  });
  const quote: StepAction | undefined =
    may(user.role, "manageQuotes") && customer.status === "active"
      ? { label: texts.newQuote, onPress: () => quoting.begin(quoteOf(customer), customer.account) }
      : undefined;
  const following = useCustomerNext(detail.customerStanding, quote);
  const next = customer.status === "active" ? following : null;
  const offered = sentActs(customerActs, customer.acts);
  const acts = [
    ...(quote && quote !== next?.action ? [quote] : []),
    ...stepActions(customerActs, placedActs(customerActs, "head"), offered, customer, show),
  ];
  const part = { customer, detail, show };
  const parts: readonly RecordPart[] = [
    { key: "resumen", label: "Resumen", content: <Summary {...part} acts={acts} next={next} /> },
    { key: "viajeros", label: "Viajeros", content: <Travellers {...part} /> },
    { key: "datos", label: "Datos", content: <Facts customer={customer} detail={detail} /> },
    { key: "historia", label: "Historia", content: <HistorySection record="customer" id={id} /> },
  ];
  const { open, all, onOpen } = useRecordParts(parts.map(({ key }) => key));
  return (
    <RecordLayout
      title={customer.name}
      passage={
        <LiveRecord type="customer" id={id}>
          <CustomerHeader
            customer={customer}
            acts={acts}
            next={next?.action}
            tabs={<RecordTabs label="Cliente" parts={parts} open={open} onOpen={onOpen} />}
          />
        </LiveRecord>
      }
    >
      <RecordPanels parts={parts} open={open} all={all} />
      {dialog}
      <QuoteFormDialog {...quoting.dialog} />
    </RecordLayout>
  );
}

/** Shows the customer into which this one was merged, or the customers who may be the same person. */
function SamePerson({ customer, show }: Pick<PartProps, "customer" | "show">) {
  const user = useUser();
  const same = useCustomerDuplicatesQuery({
    variables: { id: customer.id },
    skip: !may(user.role, "mergeCustomers"),
  });
  const known = same.data?.customerDuplicates;
  const merge = (other?: CustomerRowFragment) => show("merge", { ...customer, other });
  const { values, set } = useAddress();
  useBegunAt(
    // The other customer is known once the duplicates are read.
    { values: known ? values : {}, set },
    "unir",
    ({ con }) => merge(known?.find(({ id }) => id === con)),
    ["con"],
  );
  return (
    <>
      {customer.mergedInto && (
        <Alert severity="info">
          Se unió con{" "}
          <Link href={customerPaths.one.to({ id: customer.mergedInto.id })}>{customer.mergedInto.name}</Link>:
          sus viajes están allí.
        </Alert>
      )}
      {(known ?? []).map((other) => (
        <Alert
          key={other.id}
          severity="warning"
          action={
            <Button color="inherit" onClick={() => merge(other)}>
              Unir
            </Button>
          }
        >
          Puede ser el mismo que <Link href={customerPaths.one.to({ id: other.id })}>{other.name}</Link>:
          comparten teléfono o correo.
        </Alert>
      ))}
    </>
  );
}

interface SummaryProps extends PartProps {
  readonly acts: readonly StepAction[];
  readonly next: CustomerNext | null;
}

/** Shows the pending steps of a customer, the trips, and the notes. */
function Summary({ customer, detail, show, acts, next }: SummaryProps) {
  const user = useUser();
  const reservations = useCustomerReservations(customer.account?.id);
  const notes = useRecordActs(noteActs, { reads: [] });
  return (
    <>
      <SamePerson customer={customer} show={show} />
      {next && <NextStep>{next.says}</NextStep>}
      <Figures paired figures={figuresOf(detail, reservations.items, today(new Date()))} />
      <CustomerTrips id={customer.id} />
      <CustomerPastSales id={customer.id} />
      <CustomerReservations read={reservations} />
      <CustomerNotes
        notes={customer.notes}
        removable={({ createdById }) =>
          offers(customer, "addNote") && (createdById === user.id || administers(user))
        }
        onRemove={(note) => notes.show("remove", note)}
      />
      <ActRow acts={acts} />
      {notes.dialog}
    </>
  );
}

/** Shows the people who travel with a customer, and their stored travel documents. */
function Travellers({ customer, detail, show }: PartProps) {
  const keeps = offers(customer, "addPaper");
  const documents = useRecordActs(travelDocumentActs, { reads: [], records: customer.papers });
  const { items } = useCustomerReservations(customer.account?.id);
  return (
    <Box sx={beside}>
      <CustomerTravellers people={detail.customerTravellers} papers={customer.papers} />
      <TravelDocuments
        papers={customer.papers}
        nextTrip={nextTripOf(detail.customerSales, items, today(new Date()))}
        onAdd={keeps ? () => show("addPaper", customer) : undefined}
        onEdit={keeps ? (document) => documents.show("edit", document) : undefined}
        onRemove={keeps ? (document) => documents.show("remove", document) : undefined}
      />
      {documents.dialog}
    </Box>
  );
}

/** Shows a customer's data and consents. */
const Facts = ({ customer, detail }: RecordProps) => (
  <Box sx={beside}>
    <CustomerFacts customer={customer} />
    <CustomerConsents given={detail.customerConsents} />
  </Box>
);
