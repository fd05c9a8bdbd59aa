import { useQuotePassengersQuery } from "../quotes/passenger/passengers.generated.ts";
import { besideSession } from "../../base/session/link-token.ts";
import { LinkFailure } from "../../base/failure/LinkFailure.tsx";
import { TravellersForm } from "../contracts/link-page/TravellersForm.tsx";
import { PassengerContact } from "../quotes/passenger/PassengerContact.tsx";
import { RecordSkeleton } from "../../ui/state/Skeletons.tsx";

interface TravellersStepProps {
  readonly quoteId: string;
  /** Token of the form's own link. */
  readonly link: string;
  readonly onSaved: () => void;
}

/** Shows the travellers' form of a quote that its client closes online. */
export function TravellersStep({ quoteId, link, onSaved }: TravellersStepProps) {
  const { data, error, refetch } = useQuotePassengersQuery({
    variables: { quoteId },
    context: besideSession(link),
    fetchPolicy: "network-only",
    nextFetchPolicy: "cache-first",
  });
  if (error && !data) return <LinkFailure error={error} refetch={refetch} />;
  const trip = data?.quoteOfPassengers;
  if (!data || !trip) return <RecordSkeleton />;
  return (
    <TravellersForm
      quoteId={quoteId}
      data={data}
      refetch={refetch}
      trip={trip}
      token={link}
      onSaved={onSaved}
    >
      <PassengerContact {...trip} />
    </TravellersForm>
  );
}
