import { today as todayIn } from "@travesia/api/colombia/days";
import { type ReactNode, useState } from "react";
import { besideSession } from "../../../base/session/link-token.ts";
import { useSaving } from "../../../base/saving/useSaving.ts";
import {
  fixedFields,
  passengersForm,
  type PassengersForm,
  storedForm,
  withFixed,
} from "../../quotes/passenger/passenger.form.ts";
import { readDraft } from "../../quotes/passenger/passenger.draft.ts";
import { usePassengerDraft } from "../../quotes/passenger/usePassengerDraft.ts";
import { PassengersPage } from "../../quotes/passenger/PassengersPage.tsx";
import {
  type PassengerTripFragment,
  QuotePassengersDocument,
  type QuotePassengersQuery,
  type useQuotePassengersQuery,
} from "../../quotes/passenger/passengers.generated.ts";
import { usePassengersSave } from "../../quotes/passenger/usePassengersSave.ts";
import { useMovedOn } from "./useMovedOn.ts";

interface TravellersFormProps extends Pick<ReturnType<typeof useQuotePassengersQuery>, "refetch"> {
  readonly quoteId: string;
  readonly data: QuotePassengersQuery;
  readonly trip: PassengerTripFragment;
  readonly token: string | null;
  /** Called after the list was saved, with the number of complete travellers. */
  readonly onSaved: (complete: number) => void;
  /** Content at the bottom: the advisor. */
  readonly children: ReactNode;
}

/** Shows the travellers' form of a quote, with the text that was entered before on this device or another. */
export function TravellersForm({
  quoteId,
  data,
  refetch,
  trip,
  token,
  onSaved,
  children,
}: TravellersFormProps) {
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
      onSaved(answer?.savePassengers.completos ?? 0);
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
      {children}
    </PassengersPage>
  );
}
