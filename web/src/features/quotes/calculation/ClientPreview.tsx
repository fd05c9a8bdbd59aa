import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import { normalSections } from "@travesia/api/quotes/calculation/costs/calculation-input.rules";
import type { CalculationFigures } from "@travesia/api/quotes/calculation/calculation.rules";
import { notIncluded } from "@travesia/api/quotes/calculation/itinerary/itinerary-days.rules";
import { includedServices } from "@travesia/api/quotes/quote/offer/offer-lines.rules";
import { useId } from "react";
import { shownFailure } from "../../../base/failure/failures.ts";
import { ErrorState } from "../../../ui/state/ErrorState.tsx";
import { RecordSkeleton } from "../../../ui/state/Skeletons.tsx";
import { NotIncludedLine } from "../approval/NotIncludedLine.tsx";
import { OfferOptions } from "../approval/OfferOptions.tsx";
import { QuoteOfferCard, type ShownOffer } from "../approval/QuoteOfferCard.tsx";
import {
  type CalculationFieldsFragment,
  type QuoteCalculationQuery,
  useQuoteOptionOffersQuery,
} from "./calculations.generated.ts";
import { type CalculatorForm, calculatorFields, postedSections } from "./calculator.form.ts";
import { PREVIEW } from "./calculation.texts.ts";

/** An offer as it would be, with what its price has not. */
interface DraftOffer extends ShownOffer {
  readonly noIncluye: readonly string[];
}

interface OfDraft {
  readonly persons: number;
  readonly discountPercent: number;
  readonly observations: string | null;
  /** Seller's own list of services not included in the price; null for the proposed list. */
  readonly notIncluded: readonly string[] | null;
}

/**
 * Returns the offer that a draft would produce: the services by the rules of a sent offer, and the figures.
 */
export const draftOffer = (
  form: CalculatorForm,
  figures: CalculationFigures,
  { persons, notIncluded: written, ...quote }: OfDraft,
): DraftOffer => ({
  precioTotal: figures.precioFinalTotal,
  noIncluye: written ?? notIncluded(normalSections(postedSections(form), persons)),
  offer: {
    lines: includedServices(normalSections(postedSections(form), persons)),
    observaciones: quote.observations,
    totalDescuento: figures.totalDescuento,
    descuentoPorcentaje: quote.discountPercent,
    precioPorPersona: figures.precioFinalPorPersona,
  },
});

/** One of several options, of which all are shown. */
export interface AmongSeveral {
  readonly quoteId: string;
  readonly optionId: string;
  readonly persons: number;
  /** Default values of the sections that were never filled in. */
  readonly defaults: QuoteCalculationQuery["quoteCalculationBaseData"]["calculadoraDefaults"];
}

interface SeveralProps {
  readonly several: AmongSeveral;
  /** Present offer of the option being calculated, from the form. */
  readonly present: DraftOffer;
}

/** Shows all options to compare: the one that is typed as it is typed, the others as they are kept. */
function SeveralOffers({ several: { quoteId, optionId, persons, defaults }, present }: SeveralProps) {
  const { data, error, refetch } = useQuoteOptionOffersQuery({
    variables: { quoteId },
    fetchPolicy: "network-only",
  });
  if (error) return <ErrorState {...shownFailure(error, refetch)} />;
  if (!data) return <RecordSkeleton />;
  const options = (data.quote?.options ?? []).flatMap(({ id, name, recommended, calculation }) => {
    if (!calculation) return [];
    const form = calculatorFields.read({ stored: calculation, defaults, tripType: calculation.tripType });
    const sections = normalSections(postedSections(form), persons);
    const kept = {
      lines: includedServices(sections),
      noIncluye: writtenNotIncluded(calculation) ?? notIncluded(sections),
      precioTotal: calculation.precioFinalTotal,
      precioPorPersona: calculation.precioFinalPorPersona,
    };
    const typed = {
      lines: present.offer.lines ?? [],
      noIncluye: present.noIncluye,
      precioTotal: present.precioTotal,
      precioPorPersona: present.offer.precioPorPersona ?? 0,
    };
    return [{ id, name, recommended, ...(id === optionId ? typed : kept) }];
  });
  return (
    <>
      <OfferOptions options={options} picked={null} observations={present.offer.observaciones} />
      <Box sx={{ mt: 4 }}>
        {options.map(({ id, name, noIncluye }) => (
          <NotIncludedLine key={id} option={name} lines={noIncluye} />
        ))}
      </Box>
    </>
  );
}

/** Returns the seller's own list of services not included in the price; null when it is the proposed one. */
export const writtenNotIncluded = ({
  noIncluye,
  noIncluyePropio,
}: Pick<CalculationFieldsFragment, "noIncluye" | "noIncluyePropio">): readonly string[] | null =>
  noIncluyePropio ? (noIncluye ?? []) : null;

/** Shows the only offer, with what its price has not below it. */
const OnlyOffer = ({ offer }: { readonly offer: DraftOffer }) => (
  <>
    <QuoteOfferCard sent={offer} />
    <Box sx={{ mt: 4 }}>
      <NotIncludedLine lines={offer.noIncluye} />
    </Box>
  </>
);

interface ClientPreviewProps {
  readonly open: boolean;
  readonly offer: () => DraftOffer;
  /** Of which option it is; null of a quote with one. */
  readonly several: AmongSeveral | null;
  readonly onClose: () => void;
}

/** Shows the offer as the client would see it, before anything is confirmed. */
export function ClientPreview({ open, offer, several, onClose }: ClientPreviewProps) {
  const heading = useId();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      aria-labelledby={heading}
      maxWidth={several ? "lg" : "md"}
      fullWidth
    >
      <DialogTitle id={heading}>{PREVIEW}</DialogTitle>
      <DialogContent>
        {open && several && <SeveralOffers several={several} present={offer()} />}
        {open && !several && <OnlyOffer offer={offer()} />}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Cerrar</Button>
      </DialogActions>
    </Dialog>
  );
}
