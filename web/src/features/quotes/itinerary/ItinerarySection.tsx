import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import type { OfferedActs } from "../../../base/acts/offered-acts.ts";
import { useUser } from "../../../base/session/useSession.ts";
import { ConfirmDialog } from "../../../ui/dialog/ConfirmDialog.tsx";
import { FormFailure } from "../../../ui/form/FormFailure.tsx";
import { Section } from "../../../ui/Section.tsx";
import type { OfferedQuoteAct } from "../quote/quote.offered-acts.ts";
import type { StoredDay } from "./itinerary.form.ts";
import { itineraryTexts } from "./itinerary.texts.ts";
import { ItineraryDialog } from "./ItineraryDialog.tsx";
import { type PicturedHotels, ProposalPictures } from "./ProposalPictures.tsx";
import { TripDays } from "./TripDays.tsx";
import { NotIncluded } from "./NotIncluded.tsx";
import { useItinerary } from "./useItinerary.ts";

interface ItinerarySectionProps {
  readonly quote: { readonly id: string; readonly fechaIda: string };
  /** Displayed option; null for a quote with a single option. */
  readonly option: { readonly id: string; readonly name: string } | null;
  readonly calculation: PicturedHotels & {
    readonly itinerarioPropio: boolean;
    readonly itinerario: readonly StoredDay[] | null;
    readonly noIncluyePropio: boolean;
    readonly noIncluye: readonly string[] | null;
  };
  readonly acts: OfferedActs<OfferedQuoteAct>;
}

/** Shows the days of a trip as the client will see them, and the controls to edit them. */
export function ItinerarySection({ quote, option, calculation, acts }: ItinerarySectionProps) {
  const { id: userId } = useUser();
  const optionId = option?.id ?? null;
  const itinerary = useItinerary(quote.id, optionId);
  const [place] = useState({ userId, quoteId: quote.id, optionId });
  const editable = acts.get("editItinerary") === null;
  const days = calculation.itinerario ?? [];
  if (!editable && days.length === 0) return null;
  const said = calculation.itinerarioPropio ? itineraryTexts.written : itineraryTexts.proposed;
  return (
    <Section
      title={option === null ? "Día a día" : `Día a día de «${option.name}»`}
      actions={
        editable && (
          <div>
            <Button
              size="small"
              onClick={calculation.itinerarioPropio ? () => itinerary.show("again") : itinerary.propose}
              disabled={itinerary.busy}
            >
              {days.length === 0 ? "Proponer" : "Proponer de nuevo"}
            </Button>
            <Button size="small" onClick={() => itinerary.show("edit")}>
              Editar itinerario
            </Button>
          </div>
        )
      }
    >
      {editable && (
        <Typography variant="body2" color="textSecondary" sx={{ mb: 3 }}>
          {days.length === 0 ? itineraryTexts.none : said}
        </Typography>
      )}
      <TripDays days={days} departure={quote.fechaIda} />
      {editable && (
        <ProposalPictures
          hotel={calculation.hotel}
          imagenesHotel={calculation.imagenesHotel}
          busy={itinerary.busy}
          onShow={itinerary.showPicture}
        />
      )}
      <NotIncluded calculation={calculation} editable={editable} itinerary={itinerary} />
      {itinerary.open === "edit" && (
        <ItineraryDialog
          days={days}
          departure={quote.fechaIda}
          place={place}
          busy={itinerary.busy}
          failure={itinerary.failure}
          onSave={itinerary.save}
          onClose={itinerary.close}
        />
      )}
      {itinerary.open === "again" && (
        <ConfirmDialog
          open
          title="Proponer de nuevo"
          confirm="Proponer de nuevo"
          busy={itinerary.busy}
          onConfirm={itinerary.propose}
          onClose={itinerary.close}
        >
          <FormFailure failure={itinerary.failure} />
          {itineraryTexts.again}
        </ConfirmDialog>
      )}
    </Section>
  );
}
