import Alert from "@mui/material/Alert";
import Skeleton from "@mui/material/Skeleton";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { today as todayIn } from "@travesia/api/colombia/days";
import { passengerActs, type PassengersAct } from "@travesia/api/quotes/passenger/passenger.acts.rules";
import { useState } from "react";
import { isOffered, type OfferedActs, offeredActs } from "../../../base/acts/offered-acts.ts";
import { shownFailure } from "../../../base/failure/failures.ts";
import { useSaving } from "../../../base/saving/useSaving.ts";
import { useUser } from "../../../base/session/useSession.ts";
import { useFailureToast } from "../../../base/failure/useFailureToast.ts";
import { ErrorState } from "../../../ui/state/ErrorState.tsx";
import { Section } from "../../../ui/Section.tsx";
import { useCopyText } from "../../../ui/copy-text.ts";
import { fixedFields, passengersForm, type PassengersForm, storedForm, withFixed } from "./passenger.form.ts";
import { draftText, passengerTexts, progressText } from "./passenger.texts.ts";
import { PassengerList } from "./PassengerList.tsx";
import { PassengersDialog } from "./PassengersDialog.tsx";
import { usePassengerLinkRenewMutation, useQuotePassengersQuery } from "./passengers.generated.ts";
import { usePassengersSave } from "./usePassengersSave.ts";
import { ActButton } from "../../../ui/dialog/ActButton.tsx";

interface PassengersSectionProps {
  readonly quoteId: string;
  /**
   * Reason why the passengers cannot be changed here, whatever the quote's status; null or undefined when
   * they can.
   */
  readonly closed?: string | null;
}

/**
 * Shows the travellers on the quote's page: the progress of their data, the link to the form, and the button
 * to edit them.
 */
export function PassengersSection({ quoteId, closed = null }: PassengersSectionProps) {
  const viewer = useUser();
  const { data, error, refetch } = useQuotePassengersQuery({ variables: { quoteId } });
  const [open, setOpen] = useState(false);
  const { busy, failure, fresh, perform } = useSaving();
  const save = usePassengersSave({
    quoteId,
    refetch,
    options: { refetchQueries: ["QuotePassengers", "QuoteDetail"], awaitRefetchQueries: true },
  });
  const trip = data?.quoteOfPassengers;
  if (error && !data) return <ErrorState {...shownFailure(error, refetch)} />;
  if (!trip) {
    return (
      <Section title="Pasajeros">
        <Skeleton />
      </Section>
    );
  }
  const { numeroPersonas, passengersVersion } = trip;
  const onSave = async (form: PassengersForm, began: PassengersForm) => {
    const wrong = await perform(save(form, began), passengerTexts.saved);
    if (!wrong) setOpen(false);
    return wrong;
  };
  const { passengers, passengerDraft } = data;
  const begin = () => {
    const latest = storedForm(data, numeroPersonas, passengersVersion);
    const fixed = fixedFields(data, trip, true);
    return {
      initial: withFixed(passengersForm(data, numeroPersonas, passengersVersion), latest, fixed),
      latest,
      fixed,
    };
  };
  const offered = offeredActs(passengerActs, viewer, trip);
  const acts = new Map([...offered].map(([act, reason]) => [act, closed ?? reason]));
  return (
    <Section
      title="Pasajeros"
      actions={acts.size > 0 && <Actions quoteId={quoteId} acts={acts} onEdit={() => setOpen(true)} />}
    >
      <Typography variant="body2" color="textSecondary" sx={{ mb: passengers.length ? 3 : 0 }}>
        {passengers.length
          ? progressText(passengers.filter(({ completo }) => completo).length, trip.numeroPersonas)
          : "Aún no hay pasajeros. El cliente los escribe desde su enlace, o puedes escribirlos tú."}
      </Typography>
      {passengerDraft && isOffered(acts, "save") && (
        <Alert severity="info" sx={{ mb: 3 }}>
          {draftText(passengerDraft.byStaff, todayIn(new Date(passengerDraft.updatedAt)))}
        </Alert>
      )}
      <PassengerList passengers={passengers} trip={trip} />
      {open && (
        <PassengersDialog
          trip={trip}
          {...begin()}
          fresh={fresh}
          today={todayIn(new Date())}
          busy={busy}
          failure={failure}
          onSave={onSave}
          onClose={() => setOpen(false)}
        />
      )}
    </Section>
  );
}

interface ActionsProps {
  readonly quoteId: string;
  readonly acts: OfferedActs<PassengersAct>;
  readonly onEdit: () => void;
}

function Actions({ quoteId, acts, onEdit }: ActionsProps) {
  const [renew, { loading }] = usePassengerLinkRenewMutation();
  const copyText = useCopyText();
  const showFailure = useFailureToast();
  const copy = async () => {
    try {
      const link = renew({ variables: { quoteId } }).then(({ data }) => data?.renewPassengerLink.link ?? "");
      await copyText(link, passengerTexts.linkCopied);
    } catch (error) {
      showFailure(error);
    }
  };
  return (
    <Stack direction="row" sx={{ gap: 2, flexWrap: "wrap" }}>
      {acts.has("renewLink") && (
        <ActButton
          size="small"
          loading={loading}
          reason={acts.get("renewLink") ?? null}
          onClick={() => void copy()}
        >
          Copiar enlace del formulario
        </ActButton>
      )}
      {acts.has("save") && (
        <ActButton size="small" variant="outlined" reason={acts.get("save") ?? null} onClick={onEdit}>
          Editar pasajeros
        </ActButton>
      )}
    </Stack>
  );
}
