import { today as todayIn } from "@travesia/api/colombia/days";
import { useState } from "react";
import { useNavigate, useParams } from "react-router-dom";
import { besideSession, useLinkToken } from "../../app/session/link-token.ts";
import { DeadLink } from "../../app/failure/DeadLink.tsx";
import { failureText, isUnauthenticated, shownFailure } from "../../app/failure/failures.ts";
import { useSaving } from "../../app/saving/useSaving.ts";
import { ErrorState } from "../../ui/state/ErrorState.tsx";
import { RecordSkeleton } from "../../ui/state/Skeletons.tsx";
import { AdvisorFoot } from "../../features/quotes/approval/AdvisorFoot.tsx";
import {
  passengersForm,
  passengerInputs,
  type PassengersForm,
} from "../../features/quotes/passenger/passenger.form.ts";
import { readDraft } from "../../features/quotes/passenger/passenger.draft.ts";
import { passengerTexts } from "../../features/quotes/passenger/passenger.texts.ts";
import { usePassengerDraft } from "../../features/quotes/passenger/usePassengerDraft.ts";
import { PassengersPage } from "../../features/quotes/passenger/PassengersPage.tsx";
import {
  type QuotePassengersQuery,
  useQuotePassengersQuery,
  useQuotePassengersSaveMutation,
} from "../../features/quotes/passenger/passengers.generated.ts";
import { passengerPaths } from "../../features/quotes/passenger/passengers.paths.ts";

/** Where a client says who travels, out of the mail and without signing in. */
export function PassengerFormScreen() {
  const { quoteId = "" } = useParams();
  const token = useLinkToken();
  const { data, error, refetch } = useQuotePassengersQuery({
    variables: { quoteId },
    context: besideSession(token),
    fetchPolicy: "network-only",
  });
  if (error && !data) {
    if (isUnauthenticated(error)) return <DeadLink>{failureText(error)}</DeadLink>;
    return <ErrorState {...shownFailure(error, refetch)} />;
  }
  if (!data) return <RecordSkeleton />;
  if (!data.quoteOfPassengers) return <DeadLink>{passengerTexts.badLink}</DeadLink>;
  return <PassengerForm quoteId={quoteId} data={data} trip={data.quoteOfPassengers} token={token} />;
}

interface PassengerFormProps {
  readonly quoteId: string;
  readonly data: QuotePassengersQuery;
  readonly trip: NonNullable<QuotePassengersQuery["quoteOfPassengers"]>;
  readonly token: string | null;
}

function PassengerForm({ quoteId, data, trip, token }: PassengerFormProps) {
  const navigate = useNavigate();
  const { busy, perform } = useSaving();
  const [initial] = useState(
    () => readDraft(quoteId, trip.numeroPersonas) ?? passengersForm(data, trip.numeroPersonas),
  );
  const [save] = useQuotePassengersSaveMutation({ context: besideSession(token) });
  const [today] = useState(() => todayIn(new Date()));

  const draft = usePassengerDraft(quoteId, besideSession(token));
  const onSave = (form: PassengersForm) =>
    perform(async () => {
      await draft.flush();
      const input = { passengers: passengerInputs(form), aceptaTratamiento: form.aceptaTratamiento };
      const answer = await save({ variables: { quoteId, input } });
      draft.end();
      const { completos = 0 } = answer.data?.savePassengers ?? {};
      void navigate(passengerPaths.success.to(), {
        replace: true,
        state: { completos, personas: trip.numeroPersonas, destino: trip.destino },
      });
    }, null);
  return (
    <PassengersPage
      trip={trip}
      initial={initial}
      today={today}
      busy={busy}
      kept={draft.kept}
      onType={draft.onType}
      onSave={onSave}
    >
      {trip.vendedor && <AdvisorFoot advisor={trip.vendedor} />}
    </PassengersPage>
  );
}
