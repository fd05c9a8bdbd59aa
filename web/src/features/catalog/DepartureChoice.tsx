import Button from "@mui/material/Button";
import Card from "@mui/material/Card";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { lengthText } from "@travesia/api/catalog/package-words.rules";
import { shortTrip } from "@travesia/api/passage-facts";
import type { MouseEvent } from "react";
import { Money } from "../../ui/Money.tsx";
import { catalogTexts, seatsText } from "./catalog.texts.ts";
import type { ShownDeparture } from "./departures.ts";
import { ActButton } from "../../ui/dialog/ActButton.tsx";
import { ChoiceField } from "../../ui/form/ChoiceField.tsx";

interface DepartureChoiceProps {
  readonly price: number;
  readonly days: number;
  /** Future departures. */
  readonly departures: readonly ShownDeparture[];
  /** Index of the selected departure. */
  readonly chosen: number;
  readonly onChoose: (place: number) => void;
  /**
   * Address that starts the reservation of the selected departure, and its hint; undefined without
   * departures.
   */
  readonly reserve:
    | {
        readonly href: string;
        readonly hint: string;
        readonly onPress?: ((event: MouseEvent) => void) | undefined;
      }
    | undefined;
  /** Address of a chat with the agency about the package; null when the agency has no number. */
  readonly chat: string | null;
  /** Address of the quote request for the package. */
  readonly quote: string;
}

/** Shows the price of a package, its departures with the remaining seats, and the reservation button. */
export function DepartureChoice({
  price,
  days,
  departures,
  chosen,
  onChoose,
  reserve,
  chat,
  quote,
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
          <ChoiceField
            label={catalogTexts.departure}
            value={chosen}
            options={departures.map(({ salida, vuelta, disponibles }, place) => ({
              value: place,
              label: shortTrip(salida, vuelta),
              disabled: disponibles <= 0,
            }))}
            onChange={onChoose}
            helperText={departure && seatsText(departure.disponibles)}
          />
        ) : (
          <Typography variant="body2">{catalogTexts.pastDepartures}</Typography>
        )}
        <Stack sx={{ gap: 2 }}>
          {reserve && (
            <>
              {full ? (
                <ActButton variant="contained" color="secondary" size="large" reason={catalogTexts.full}>
                  {catalogTexts.reserve}
                </ActButton>
              ) : (
                <Button
                  variant="contained"
                  color="secondary"
                  size="large"
                  href={reserve.href}
                  onClick={reserve.onPress}
                >
                  {catalogTexts.reserve}
                </Button>
              )}
              <Typography variant="caption" color="textSecondary" sx={{ textAlign: "center" }}>
                {reserve.hint}
              </Typography>
            </>
          )}
          <Button href={quote} variant="outlined">
            {catalogTexts.quote}
          </Button>
          {chat && (
            <Button href={chat} target="_blank" rel="noopener noreferrer">
              {catalogTexts.chat}
            </Button>
          )}
        </Stack>
      </Stack>
    </Card>
  );
}
