import { today as todayIn } from "@travesia/api/colombia/days";
import { passengerActs } from "@travesia/api/quotes/passenger/passenger.acts.rules";
import { useState } from "react";
import { useLocation, useNavigate, useParams } from "react-router-dom";
import { backOf } from "../../base/routes/came-from.ts";
import { besideSession, useLinkToken } from "../../base/session/link-token.ts";
import { useSession } from "../../base/session/useSession.ts";
import { useSaving } from "../../base/saving/useSaving.ts";
import { RecordSkeleton } from "../../ui/state/Skeletons.tsx";
import { LinkEnd } from "../../features/contracts/link-page/LinkEnd.tsx";
import { MailContractPage } from "../../features/contracts/link-page/MailContractPage.tsx";
import { openedData } from "../../features/contracts/link-page/opened-data.ts";
import { useMovedOn } from "../../features/contracts/link-page/useMovedOn.ts";
import {
  fixedFields,
  passengersForm,
  type PassengersForm,
  storedForm,
  withFixed,
} from "../../features/quotes/passenger/passenger.form.ts";
import { readDraft } from "../../features/quotes/passenger/passenger.draft.ts";
import { passengerTexts } from "../../features/quotes/passenger/passenger.texts.ts";
import { usePassengerDraft } from "../../features/quotes/passenger/usePassengerDraft.ts";
import { ClosedPassengers } from "../../features/quotes/passenger/ClosedPassengers.tsx";
import { PassengerContact } from "../../features/quotes/passenger/PassengerContact.tsx";
import { PassengersPage } from "../../features/quotes/passenger/PassengersPage.tsx";
import {
  type PassengerTripFragment,
  QuotePassengersDocument,
  type QuotePassengersQuery,
  useQuotePassengersQuery,
} from "../../features/quotes/passenger/passengers.generated.ts";
import type { SavedPassengers } from "../../features/quotes/passenger/saved-passengers.ts";
import { usePassengersSave } from "../../features/quotes/passenger/usePassengersSave.ts";
import { passengerPaths } from "../../features/quotes/passenger/passengers.paths.ts";

/** Shows the form in which a client enters the travellers, opened by an e-mail link without signing in. */
export function PassengerFormScreen() {
  const { quoteId = "" } = useParams();
  const token = useLinkToken();
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
    <PassengerForm quoteId={quoteId} data={data} refetch={refetch} trip={trip} token={token} />
  );
}

interface PassengerFormProps extends Pick<ReturnType<typeof useQuotePassengersQuery>, "refetch"> {
  readonly quoteId: string;
  readonly data: QuotePassengersQuery;
  readonly trip: PassengerTripFragment;
  readonly token: string | null;
}

function PassengerForm({ quoteId, data, refetch, trip, token }: PassengerFormProps) {
  const navigate = useNavigate();
  const { pathname, search, state: step } = useLocation();
  const { busy, fresh, perform } = useSaving();
  const { numeroPersonas, passengersVersion, contractAwaitsSignature } = trip;
  // A contract that waits for its signature names the travellers: another passenger is requested after it.
  const places = contractAwaitsSignature ? data.passengers.length : numeroPersonas;
  const latest = storedForm(data, places, passengersVersion);
  const fixed = fixedFields(data, trip, false);
  const [initial] = useState(() => {
    const draft = readDraft(quoteId, places, passengersVersion);
    return withFixed(draft ?? passengersForm(data, places, passengersVersion), latest, fixed);
  });
  const save = usePassengersSave({ quoteId, refetch, options: { context: besideSession(token) } });
  const movedOn = useMovedOn(QuotePassengersDocument);
  const [today] = useState(() => todayIn(new Date()));

  const draft = usePassengerDraft(quoteId, besideSession(token));
  const onSave = (form: PassengersForm, began: PassengersForm) =>
    perform(async (over) => {
      await draft.flush();
      const answer = await save(form, began)(over).catch(movedOn);
      draft.end();
      const { completos = 0 } = answer?.savePassengers ?? {};
      const state: SavedPassengers = {
        completos,
        personas: numeroPersonas,
        destino: trip.destino,
        vendedor: trip.vendedor,
        status: trip.status,
        contractAwaitsSignature,
        form: pathname + search,
        back: backOf(step),
      };
      void navigate(passengerPaths.success.to(), { replace: true, state });
    }, null);
  return (
    <PassengersPage
      trip={trip}
      initial={initial}
      latest={latest}
      fixed={fixed}
      fresh={fresh}
      today={today}
      busy={busy}
      kept={draft.kept}
      onType={draft.onType}
      onSave={onSave}
    >
      <PassengerContact {...trip} />
    </PassengersPage>
  );
}
