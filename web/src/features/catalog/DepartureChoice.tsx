import Button from "@mui/material/Button";
import Card from "@mui/material/Card";
import MenuItem from "@mui/material/MenuItem";
import Stack from "@mui/material/Stack";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import type { MouseEvent } from "react";
import { formatDay } from "../../ui/days.ts";
import { Money } from "../../ui/Money.tsx";
import { catalogTexts, lengthText, seatsText } from "./catalog.texts.ts";
import type { ShownDeparture } from "./departures.ts";

interface DepartureChoiceProps {
  readonly price: number;
  readonly days: number;
  /** Those still to come. */
  readonly departures: readonly ShownDeparture[];
  /** Its place among them. */
  readonly chosen: number;
  readonly onChoose: (place: number) => void;
  /** Where reserving begins, and what is said of it. */
  readonly reserve: {
    readonly href: string;
    readonly outside: boolean;
    readonly hint: string;
    readonly onPress?: (event: MouseEvent) => void;
  };
}

/** The price of a package, its departures with the seats left, and the way to reserve. */
export function DepartureChoice({
  price,
  days,
  departures,
  chosen,
  onChoose,
  reserve,
}: DepartureChoiceProps) {
  const departure = departures[chosen];
  const full = departure ? departure.disponibles <= 0 : false;
  return (
    <Card sx={{ p: 5, position: { lg: "sticky" }, top: { lg: 24 } }}>
      <Stack sx={{ gap: 4 }}>
        <div>
          <Money amount={price} strong sx={{ fontSize: "1.75rem" }} />
          <Typography color="textSecondary">
            {catalogTexts.perPerson} · {lengthText(days)}
          </Typography>
        </div>
        {departures.length > 0 ? (
          <TextField
            select
            label="Fecha de salida"
            value={chosen}
            onChange={({ target }) => onChoose(Number(target.value))}
            helperText={departure && seatsText(departure.disponibles)}
          >
            {departures.map(({ salida, vuelta, disponibles }, place) => (
              <MenuItem key={`${salida} ${vuelta}`} value={place} disabled={disponibles <= 0}>
                {formatDay(salida)} – {formatDay(vuelta)}
              </MenuItem>
            ))}
          </TextField>
        ) : (
          <Typography variant="body2">{catalogTexts.pastDepartures}</Typography>
        )}
        <Stack sx={{ gap: 2 }}>
          <Button
            variant="contained"
            color="secondary"
            size="large"
            href={reserve.href}
            disabled={full}
            onClick={reserve.onPress}
            {...(reserve.outside ? { target: "_blank", rel: "noopener noreferrer" } : {})}
          >
            {catalogTexts.reserve}
          </Button>
          <Typography variant="caption" color="textSecondary" sx={{ textAlign: "center" }}>
            {reserve.hint}
          </Typography>
        </Stack>
      </Stack>
    </Card>
  );
}
