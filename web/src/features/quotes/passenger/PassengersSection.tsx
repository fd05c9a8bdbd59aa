import Alert from "@mui/material/Alert";
import Skeleton from "@mui/material/Skeleton";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { today as todayIn } from "@travesia/api/colombia/days";
import { useState } from "react";
import { shownFailure } from "../../../app/failure/failures.ts";
import { useSaving } from "../../../app/saving/useSaving.ts";
import { useFailureToast } from "../../../app/failure/useFailureToast.ts";
import { ErrorState } from "../../../ui/state/ErrorState.tsx";
import { Section } from "../../../ui/Section.tsx";
import { useCopyText } from "../../../ui/copy-text.ts";
import { passengerInputs, passengersForm, type PassengersForm } from "./passenger.form.ts";
import { draftText, passengerTexts, progressText } from "./passenger.texts.ts";
import { PassengerList } from "./PassengerList.tsx";
import { PassengersDialog } from "./PassengersDialog.tsx";
import {
  usePassengerLinkRenewMutation,
  useQuotePassengersQuery,
  useQuotePassengersSaveMutation,
} from "./passengers.generated.ts";
import { ActButton } from "../../../ui/dialog/ActButton.tsx";

interface PassengersSectionProps {
  readonly quoteId: string;
  /** Whether the viewer may write the passengers now. */
  readonly editable: boolean;
}

/** Who travels, on the quote's page: how far the list is, the link of the form, and the list to write. */
export function PassengersSection({ quoteId, editable }: PassengersSectionProps) {
  const { data, error, refetch } = useQuotePassengersQuery({ variables: { quoteId } });
  const [open, setOpen] = useState(false);
  const { busy, failure, perform } = useSaving({ tells: false });
  const [save] = useQuotePassengersSaveMutation({
    refetchQueries: ["QuotePassengers", "QuoteDetail"],
    awaitRefetchQueries: true,
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
  const onSave = async (form: PassengersForm) => {
    const input = { passengers: passengerInputs(form), aceptaTratamiento: form.aceptaTratamiento };
    const wrong = await perform(() => save({ variables: { quoteId, input } }), passengerTexts.saved);
    if (!wrong) setOpen(false);
    return wrong;
  };
  const { passengers, passengerDraft } = data;
  return (
    <Section
      title="Pasajeros"
      actions={editable && <Actions quoteId={quoteId} onEdit={() => setOpen(true)} />}
    >
      <Typography variant="body2" color="textSecondary" sx={{ mb: passengers.length ? 3 : 0 }}>
        {passengers.length
          ? progressText(passengers.filter(({ completo }) => completo).length, trip.numeroPersonas)
          : "Aún no hay pasajeros. El cliente los escribe desde su enlace, o puedes escribirlos tú."}
      </Typography>
      {passengerDraft && editable && (
        <Alert severity="info" sx={{ mb: 3 }}>
          {draftText(passengerDraft.byStaff, todayIn(new Date(passengerDraft.updatedAt)))}
        </Alert>
      )}
      <PassengerList passengers={passengers} trip={trip} />
      {open && (
        <PassengersDialog
          trip={trip}
          initial={passengersForm(data, trip.numeroPersonas)}
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

function Actions({ quoteId, onEdit }: { readonly quoteId: string; readonly onEdit: () => void }) {
  const [renew, { loading }] = usePassengerLinkRenewMutation();
  const copyText = useCopyText();
  const tellFailure = useFailureToast();
  const copy = async () => {
    try {
      const link = renew({ variables: { quoteId } }).then(({ data }) => data?.renewPassengerLink.link ?? "");
      await copyText(link, passengerTexts.linkCopied);
    } catch (error) {
      tellFailure(error);
    }
  };
  return (
    <Stack direction="row" sx={{ gap: 2, flexWrap: "wrap" }}>
      <ActButton size="small" loading={loading} onClick={() => void copy()}>
        Copiar enlace del formulario
      </ActButton>
      <ActButton size="small" variant="outlined" onClick={onEdit}>
        Editar pasajeros
      </ActButton>
    </Stack>
  );
}
