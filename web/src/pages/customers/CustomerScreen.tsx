import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Link from "@mui/material/Link";
import { administers } from "@travesia/api/accounts/staff.rules";
import { may } from "@travesia/api/permissions";
import { useNavigate, useParams } from "react-router-dom";
import { shownFailure } from "../../base/failure/failures.ts";
import { useUser } from "../../base/session/useSession.ts";
import { customerTexts as texts } from "../../features/customers/customer.texts.ts";
import { CustomerDialogs } from "../../features/customers/CustomerDialogs.tsx";
import {
  CustomerConsents,
  CustomerFacts,
  CustomerTravellers,
} from "../../features/customers/CustomerFacts.tsx";
import { CustomerNext } from "../../features/customers/CustomerNext.tsx";
import { CustomerNotes } from "../../features/customers/CustomerNotes.tsx";
import { TravelDocuments } from "../../features/customers/TravelDocuments.tsx";
import { CustomerHeader } from "../../features/customers/CustomerHeader.tsx";
import {
  type CustomerRecordFragment,
  CustomerDetailDocument,
  useCustomerDetailQuery,
  useCustomerDuplicatesQuery,
} from "../../features/customers/customers.generated.ts";
import { customerPaths } from "../../features/customers/customers.paths.ts";
import { useCustomerActions } from "../../features/customers/useCustomerActions.ts";
import { HistorySection } from "../../features/history/HistorySection.tsx";
import { formatDay } from "../../ui/days.ts";
import { AgoText } from "../../ui/AgoText.tsx";
import type { Figure } from "../../ui/FigureParts.tsx";
import { Figures } from "../../ui/Figures.tsx";
import { Money } from "../../ui/Money.tsx";
import { RecordLayout } from "../../ui/RecordLayout.tsx";
import { ErrorState } from "../../ui/state/ErrorState.tsx";
import { MissingRecord } from "../../ui/state/MissingRecord.tsx";
import { RecordSkeleton } from "../../ui/state/Skeletons.tsx";
import { CustomerTrips } from "../../features/contracts/CustomerTrips.tsx";
import { CustomerReservations } from "../../features/reservations/CustomerReservations.tsx";
import { LiveRecord } from "../../features/live/LiveRecord.tsx";
import { type QuoteForm, quoteFields } from "../../features/quotes/quote/quote.form.ts";
import { QuoteFormDialog } from "../../features/quotes/quote/QuoteFormDialog.tsx";
import { useCreateQuote } from "../../features/quotes/quote/useCreateQuote.ts";
import { nationalPhone } from "../../ui/form/fields.ts";

const beside = {
  display: "grid",
  gap: 5,
  alignItems: "start",
  gridTemplateColumns: { xs: "minmax(0, 1fr)", md: "repeat(2, minmax(0, 1fr))" },
} as const;

/** Returns a new quote's form for a customer: what finds them again stands in it. */
const quoteOf = ({ name, email, telefono }: CustomerRecordFragment): QuoteForm => ({
  ...quoteFields.empty,
  nombreCliente: name,
  emailCliente: email ?? "",
  telefonoCliente: nationalPhone(telefono),
});

/** The first question of the page, asked ahead for the row that leads to it. */
export const customerRead = CustomerDetailDocument;

/**
 * Shows one customer: their trips, what they paid and owe, who travels with them, and what was written down.
 */
export function CustomerScreen() {
  const { id = "" } = useParams();
  const navigate = useNavigate();
  const user = useUser();
  const merges = may(user.role, "mergeCustomers");
  const actions = useCustomerActions({
    onOpened: (other) => void navigate(customerPaths.one.to({ id: other })),
  });
  const { data, error, refetch } = useCustomerDetailQuery({
    variables: { id },
    fetchPolicy: "cache-and-network",
  });
  const quoting = useCreateQuote();
  const same = useCustomerDuplicatesQuery({ variables: { id }, skip: !merges });
  const customer = data?.customer;
  if (error && !data) return <ErrorState {...shownFailure(error, refetch)} />;
  if (!data) return <RecordSkeleton />;
  if (!customer) return <MissingRecord message={texts.missing} list={customerPaths.list.to()} />;
  const { contracts, paid, owed, nextTrip } = data.customerSales;
  const offers = (name: string) => customer.acts.some((act) => act.name === name && act.allowed);
  const keeps = offers("addPaper");
  const standing = data.customerStanding;
  const { lastWord } = standing;
  const due = standing.overdueSince ?? standing.nextDue;
  const figures: Figure[] = [
    {
      label: "Debe",
      value: <Money amount={owed} />,
      note:
        owed > 0 && due ? (
          <>{standing.overdueSince ? `En mora desde el ${formatDay(due)}` : `Vence el ${formatDay(due)}`}</>
        ) : undefined,
    },
    {
      label: "Pagó",
      value: <Money amount={paid} />,
      note: contracts === 1 ? "1 contrato" : `${contracts} contratos`,
    },
    { label: "Próximo viaje", value: nextTrip ? formatDay(nextTrip) : "—" },
    {
      label: "Lo último",
      value: lastWord ? texts.words[lastWord.kind] : texts.noWord,
      note: lastWord ? (
        <>
          {lastWord.number} · <AgoText at={lastWord.at} />
        </>
      ) : undefined,
    },
  ];
  const onQuote =
    may(user.role, "manageQuotes") && customer.status === "active"
      ? () => quoting.begin(quoteOf(customer), customer.account)
      : undefined;
  return (
    <>
      <RecordLayout
        title={customer.name}
        passage={
          <LiveRecord type="customer" id={id}>
            <CustomerHeader customer={customer} actions={actions} onQuote={onQuote} />
          </LiveRecord>
        }
        aside={<HistorySection record="customer" id={id} />}
      >
        {customer.mergedInto && (
          <Alert severity="info">
            Se unió con{" "}
            <Link href={customerPaths.one.to({ id: customer.mergedInto.id })}>
              {customer.mergedInto.name}
            </Link>
            : sus viajes están allí.
          </Alert>
        )}
        {(same.data?.customerDuplicates ?? []).map((other) => (
          <Alert
            key={other.id}
            severity="warning"
            action={
              <Button color="inherit" onClick={() => actions.show({ act: "merge", customer, other })}>
                Unir
              </Button>
            }
          >
            Puede ser el mismo que <Link href={customerPaths.one.to({ id: other.id })}>{other.name}</Link>:
            comparten teléfono o correo.
          </Alert>
        ))}
        {customer.status === "active" && <CustomerNext standing={standing} onQuote={onQuote} />}
        <Figures figures={figures} />
        <CustomerTrips id={id} />
        {customer.account?.id != null && <CustomerReservations userId={customer.account.id} />}
        <Box sx={beside}>
          <CustomerFacts customer={customer} />
          <CustomerNotes
            notes={customer.notes}
            removable={({ createdById }) =>
              offers("addNote") && (createdById === user.id || administers(user))
            }
            onRemove={(note) => actions.show({ act: "removeNote", note })}
          />
          <CustomerTravellers people={data.customerTravellers} papers={customer.papers} />
          <TravelDocuments
            papers={customer.papers}
            nextTrip={nextTrip ?? null}
            onAdd={keeps ? () => actions.show({ act: "document", customer, document: null }) : undefined}
            onEdit={keeps ? (document) => actions.show({ act: "document", customer, document }) : undefined}
            onRemove={keeps ? (document) => actions.show({ act: "removeDocument", document }) : undefined}
          />
          <CustomerConsents given={data.customerConsents} />
        </Box>
      </RecordLayout>
      <CustomerDialogs actions={actions} />
      <QuoteFormDialog {...quoting.dialog} />
    </>
  );
}
