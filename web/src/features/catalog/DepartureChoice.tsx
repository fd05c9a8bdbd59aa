import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { packageOffer, type ShownDeparture } from "@travesia/api/catalog/package-offer.rules";
import { PackageOffer } from "@travesia/pages/package/PackageOffer.tsx";
import type { MouseEvent } from "react";
import { catalogTexts } from "./catalog.texts.ts";
import { ActButton } from "../../ui/dialog/ActButton.tsx";

interface DepartureChoiceProps {
  /** Price in COP per person, length in days, and installments. */
  readonly pack: Parameters<typeof packageOffer>[0];
  /** Future departures. */
  readonly departures: readonly ShownDeparture[];
  /** Index of the selected departure; null until one is selected, while there are several. */
  readonly chosen: number | null;
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
  /** Quote request for the package. */
  readonly quote: { readonly href: string; readonly onPress?: () => void };
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
  const departure = chosen === null ? undefined : departures[chosen];
  const full = departures.every(({ disponibles }) => disponibles <= 0);
  return (
    <PackageOffer
      {...packageOffer(pack, departures, departure)}
      {...(chosen !== null && { chosen })}
      onChoose={onChoose}
      quote={{ text: catalogTexts.quote, ...quote }}
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
