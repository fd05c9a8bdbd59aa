import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import type { OfferedActs } from "../../../base/acts/offered-acts.ts";
import { useRecordActs } from "../../../base/acts/record-acts.tsx";
import { useUser } from "../../../base/session/useSession.ts";
import { Section } from "../../../ui/Section.tsx";
import type { OfferedQuoteAct } from "../quote/quote.offered-acts.ts";
import type { StoredDay } from "./itinerary.form.ts";
import { type ItineraryAct, itineraryActs, itineraryReads } from "./itinerary.acts.tsx";
import { itineraryTexts } from "./itinerary.texts.ts";
import { type PicturedHotels, ProposalPictures } from "./ProposalPictures.tsx";
import { TripDays } from "./TripDays.tsx";
import { NotIncluded } from "./NotIncluded.tsx";

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
  const [place] = useState({ userId, quoteId: quote.id, optionId });
  const editable = acts.get("editItinerary") === null;
  const days = calculation.itinerario ?? [];
  const { show, dialog, busy } = useRecordActs(itineraryActs, { reads: itineraryReads });
  const of = { id: quote.id, option: optionId };
  const onAct = (act: ItineraryAct) =>
    show(act, {
      ...of,
      departure: quote.fechaIda,
      days,
      notIncluded: calculation.noIncluye ?? [],
      place,
    });
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
              onClick={() => onAct(calculation.itinerarioPropio ? "proposeAgain" : "propose")}
              disabled={busy}
            >
              {itineraryActs[days.length === 0 ? "propose" : "proposeAgain"].label}
            </Button>
            <Button size="small" onClick={() => onAct("edit")}>
              {itineraryActs.edit.label}
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
        <ProposalPictures hotel={calculation.hotel} imagenesHotel={calculation.imagenesHotel} of={of} />
      )}
      <NotIncluded calculation={calculation} editable={editable} busy={busy} onAct={onAct} />
      {dialog}
    </Section>
  );
}
