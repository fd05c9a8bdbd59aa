import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { dayTitle, flightLine, stayLine } from "@travesia/api/quotes/quote/proposal/trip-words.rules";
import { spokenMoment } from "@travesia/api/quotes/calculation/costs/itinerary.rules";
import type { QuoteApprovalQuery } from "../quote/quotes.generated.ts";

type Offer = NonNullable<NonNullable<QuoteApprovalQuery["quote"]>["sentOffer"]>["offer"];

interface OfferDetailsProps {
  readonly trip: Pick<Offer, "flights" | "stays" | "itinerario" | "noIncluye">;
  /** The day on which the trip begins. */
  readonly departure: string;
}

/** Flights, hotels and days of one way to make the trip, folded, and what its price has not. */
export function OfferDetails({ trip, departure }: OfferDetailsProps) {
  const { flights, stays, itinerario, noIncluye } = trip;
  const days = (itinerario ?? []).map(({ dia, titulo, texto }) => ({
    head: dayTitle({ dia: dia ?? 1, titulo: titulo ?? "" }, departure),
    text: texto,
  }));
  return (
    <Box sx={{ my: 4 }}>
      {Boolean(noIncluye?.length) && (
        <Typography color="textSecondary" sx={{ mb: 2 }}>
          No incluye: {noIncluye?.join(", ")}.
        </Typography>
      )}
      <Folded
        title="Vuelos"
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
      <Folded
        title="Hoteles"
        lines={(stays ?? []).map((stay) => ({
          head: stayLine({ ...stay, noches: stay.noches ?? 0 }),
          text: null,
        }))}
      />
      <Folded title="Día a día" lines={days} />
    </Box>
  );
}

interface FoldedProps {
  readonly title: string;
  readonly lines: readonly { readonly head: string; readonly text: string | null }[];
}

function Folded({ title, lines }: FoldedProps) {
  if (lines.length === 0) return null;
  return (
    <Box component="details" sx={{ py: 1 }}>
      <Typography component="summary" sx={{ cursor: "pointer", fontWeight: 650, color: "primary.main" }}>
        {title}
      </Typography>
      {lines.map(({ head, text }) => (
        <Box key={head} sx={{ borderLeft: 3, borderColor: "primary.main", pl: 3, mt: 3 }}>
          <Typography sx={{ fontWeight: 650 }}>{head}</Typography>
          <Typography color="textSecondary" sx={{ whiteSpace: "pre-line" }}>
            {text}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}
