import { passengerActs } from "@travesia/api/quotes/passenger/passenger.acts.rules";
import { useLocation, useNavigate, useParams } from "react-router-dom";
import { backOf } from "../../base/routes/came-from.ts";
import { besideSession, useLinkToken } from "../../base/session/link-token.ts";
import { useSession } from "../../base/session/useSession.ts";
import { RecordSkeleton } from "../../ui/state/Skeletons.tsx";
import { LinkEnd } from "../../features/contracts/link-page/LinkEnd.tsx";
import { MailContractPage } from "../../features/contracts/link-page/MailContractPage.tsx";
import { openedData } from "../../features/contracts/link-page/opened-data.ts";
import { TravellersForm } from "../../features/contracts/link-page/TravellersForm.tsx";
import { passengerTexts } from "../../features/quotes/passenger/passenger.texts.ts";
import { ClosedPassengers } from "../../features/quotes/passenger/ClosedPassengers.tsx";
import { PassengerContact } from "../../features/quotes/passenger/PassengerContact.tsx";
import { useQuotePassengersQuery } from "../../features/quotes/passenger/passengers.generated.ts";
import type { SavedPassengers } from "../../features/quotes/passenger/saved-passengers.ts";
import { passengerPaths } from "../../features/quotes/passenger/passengers.paths.ts";

/** Shows the form in which a client enters the travellers, opened by an e-mail link without signing in. */
export function PassengerFormScreen() {
  const { quoteId = "" } = useParams();
  const token = useLinkToken();
  const navigate = useNavigate();
  const { pathname, search, state: step } = useLocation();
  const { user: viewer } = useSession();
  const read = useQuotePassengersQuery({
    variables: { quoteId },
    context: besideSession(token),
    fetchPolicy: "network-only",
  });
  const { error, refetch } = read;
  const data = openedData(read, token);
  if (data ? data.quoteOfPassengers === null : error)
    return (
      <LinkEnd
        of={{ quoteId }}
        page="passengers"
        token={token}
        error={data ? undefined : error}
        refetch={refetch}
        notFound={passengerTexts.badLink}
      />
    );
  if (!data?.quoteOfPassengers) return <RecordSkeleton page />;
  const trip = data.quoteOfPassengers;
  const link = token === null ? null : { purpose: "passengers" as const, recordId: quoteId };
  const closed = passengerActs.refusal("save", { viewer, link }, trip);
  return closed ? (
    <ClosedPassengers trip={trip} passengers={data.passengers} closed={closed.message}>
      {trip.contractIsCancelled && token !== null && (
        <div>
          <MailContractPage quoteId={quoteId} page="trip" token={token} />
        </div>
      )}
      <PassengerContact {...trip} />
    </ClosedPassengers>
  ) : (
    <TravellersForm
      quoteId={quoteId}
      data={data}
      refetch={refetch}
      trip={trip}
      token={token}
      onSaved={(completos) => {
        const { numeroPersonas: personas, destino, vendedor, status, contractAwaitsSignature } = trip;
        const form = pathname + search;
        const back = backOf(step);
        const saved = { completos, personas, destino, vendedor, status };
        const state: SavedPassengers = { ...saved, contractAwaitsSignature, form, back };
        void navigate(passengerPaths.success.to(), { replace: true, state });
      }}
    >
      <PassengerContact {...trip} />
    </TravellersForm>
  );
}
