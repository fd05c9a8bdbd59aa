import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { PictureCredits } from "../../../ui/PictureCredits.tsx";
import { flightLine, stayLine } from "@travesia/api/quotes/quote/proposal/trip-words.rules";
import { spokenMoment } from "@travesia/api/quotes/calculation/costs/itinerary.rules";
import type { ReactNode } from "react";
import { TripDays, TripPicture } from "../itinerary/TripDays.tsx";
import { DayStrip } from "./DayStrip.tsx";
import { NotIncludedLine } from "./NotIncludedLine.tsx";
import type { QuoteApprovalQuery } from "../quote/quotes.generated.ts";

type Offer = NonNullable<NonNullable<QuoteApprovalQuery["quote"]>["sentOffer"]>["offer"];

interface OfferDetailsProps {
  /** Name of the option, when the quote has several; null for a single option. */
  readonly option: string | null;
  readonly trip: Pick<Offer, "flights" | "stays" | "itinerario" | "noIncluye" | "creditos">;
  /** Called when a part of the offer is unfolded. */
  readonly onUnfold?: (() => void) | undefined;
  /** The day on which the trip begins. */
  readonly departure: string;
}

/**
 * Shows flights, hotels and days of one way to make the trip, folded, and the services that its price does
 * not include.
 */
export function OfferDetails({ option, trip, departure, onUnfold }: OfferDetailsProps) {
  const { flights, stays, itinerario, noIncluye, creditos } = trip;
  return (
    <Box sx={{ mb: 5, "&:empty": { mb: 0 } }}>
      {option !== null && (
        <Typography variant="h5" component="h2" sx={{ mb: 3 }}>
          {option}, en detalle
        </Typography>
      )}
      {itinerario && itinerario.length > 0 && <DayStrip days={itinerario} />}
      <NotIncludedLine lines={noIncluye} />
      {Boolean(flights?.length) && (
        <Folded title="Vuelos" onUnfold={onUnfold}>
          <Lines
            lines={(flights ?? []).map((flight) => ({
              head: flightLine(flight),
              text: [
                flight.salida && `Sale el ${spokenMoment(flight.salida)}`,
                flight.llegada && `Llega el ${spokenMoment(flight.llegada)}`,
                flight.equipaje,
              ]
                .filter(Boolean)
                .join("\n"),
            }))}
          />
        </Folded>
      )}
      {Boolean(stays?.length) && (
        <Folded title="Hoteles" onUnfold={onUnfold}>
          <Lines
            lines={(stays ?? []).map((stay) => ({
              head: stayLine({ ...stay, noches: stay.noches ?? 0 }),
              text: stay.encanto,
              pictures: stay.imagenes,
            }))}
          />
        </Folded>
      )}
      {Boolean(itinerario?.length) && (
        <Folded title="Día a día" onUnfold={onUnfold}>
          <TripDays days={itinerario ?? []} departure={departure} />
        </Folded>
      )}
      <Box sx={{ mt: 2 }}>
        <PictureCredits credits={creditos} />
      </Box>
    </Box>
  );
}

interface FoldedProps {
  readonly title: string;
  readonly onUnfold: OfferDetailsProps["onUnfold"];
  readonly children: ReactNode;
}

function Folded({ title, onUnfold, children }: FoldedProps) {
  return (
    <Box
      component="details"
      sx={{ py: 1 }}
      onToggle={({ currentTarget }) => {
        if (currentTarget.open) onUnfold?.();
      }}
    >
      <Typography
        component="summary"
        sx={{ cursor: "pointer", fontWeight: 650, color: "primary.main", py: { xs: 3, md: 0 } }}
      >
        {title}
      </Typography>
      <Box sx={{ mt: 3 }}>{children}</Box>
    </Box>
  );
}

interface LinesProps {
  readonly lines: readonly {
    readonly head: string;
    readonly text: string | null;
    readonly pictures?: readonly string[] | null | undefined;
  }[];
}

function Lines({ lines }: LinesProps) {
  return lines.map(({ head, text, pictures }, at) => (
    <Box key={`${head} ${at}`} sx={{ borderLeft: 3, borderColor: "primary.main", pl: 3, mt: 3 }}>
      {Boolean(pictures?.length) && (
        <Box
          sx={{ display: "grid", columnGap: 2, gridTemplateColumns: "repeat(auto-fit, minmax(200px, 1fr))" }}
        >
          {pictures?.map((address) => (
            <TripPicture key={address} address={address} />
          ))}
        </Box>
      )}
      <Typography sx={{ fontWeight: 650 }}>{head}</Typography>
      <Typography color="textSecondary" sx={{ whiteSpace: "pre-line" }}>
        {text}
      </Typography>
    </Box>
  ));
}
