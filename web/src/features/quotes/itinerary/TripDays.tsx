import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { radius } from "@travesia/api/look";
import { dayText } from "@travesia/api/quotes/calculation/itinerary/itinerary-days.rules";
import { dayTitle } from "@travesia/api/quotes/quote/proposal/trip-words.rules";
import { srcSetOf } from "@travesia/api/picture-widths";
import type { StoredDay } from "./itinerary.form.ts";

interface TripDaysProps {
  readonly days: readonly StoredDay[];
  /** The day on which the trip begins. */
  readonly departure: string;
}

/** Shows the days of a trip as the client reads them, each with its date and its picture. */
export function TripDays({ days, departure }: TripDaysProps) {
  return (
    <Box component="ol" sx={{ listStyle: "none", m: 0, p: 0, display: "grid", gap: 4 }}>
      {days.map(({ dia, titulo, texto, imagen }) => (
        <Box component="li" key={dia} sx={{ borderLeft: 3, borderColor: "primary.main", pl: 3 }}>
          {imagen && <TripPicture address={imagen} />}
          <Typography sx={{ fontWeight: 650, overflowWrap: "anywhere" }}>
            {dayTitle({ dia: dia ?? 1, titulo: titulo ?? "" }, departure)}
          </Typography>
          <Typography color="textSecondary" sx={{ whiteSpace: "pre-line", overflowWrap: "anywhere" }}>
            {dayText({ titulo, texto })}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}

/** Shows a picture of a trip in its frame; its place is reserved before it has loaded. */
export function TripPicture({ address }: { readonly address: string }) {
  return (
    <Box
      component="img"
      src={address}
      srcSet={srcSetOf(address)}
      sizes="(min-width: 600px) 480px, 100vw"
      alt=""
      width={640}
      height={360}
      loading="lazy"
      decoding="async"
      sx={{
        display: "block",
        width: "100%",
        maxWidth: 480,
        height: "auto",
        aspectRatio: "16 / 9",
        objectFit: "cover",
        borderRadius: `${radius.field}px`,
        mb: 2,
      }}
    />
  );
}
