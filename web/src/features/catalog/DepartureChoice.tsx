import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { packageOffer } from "@travesia/api/catalog/package-content.rules";
import { shortTrip } from "@travesia/api/passage-facts";
import { PackageOffer } from "@travesia/pages/package/PackageOffer.tsx";
import type { MouseEvent } from "react";
import { catalogTexts, seatsText } from "./catalog.texts.ts";
import type { ShownDeparture } from "./departures.ts";
import { ActButton } from "../../ui/dialog/ActButton.tsx";
import { ChoiceField } from "../../ui/form/ChoiceField.tsx";

interface DepartureChoiceProps {
  /** Price in COP per person, and length in days. */
  readonly pack: Parameters<typeof packageOffer>[0];
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
  pack,
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
    <PackageOffer
      {...packageOffer(pack)}
      departures={
        departures.length > 0 ? (
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
          <p className="t-small">{catalogTexts.pastDepartures}</p>
        )
      }
      quote={{ text: catalogTexts.quote, href: quote }}
      chat={
        chat && (
          <Button href={chat} target="_blank" rel="noopener noreferrer">
            {catalogTexts.chat}
          </Button>
        )
      }
    >
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
    </PackageOffer>
  );
}
