import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import { normalSections } from "@travesia/api/quotes/calculation/costs/calculation-input.rules";
import type { CalculationFigures } from "@travesia/api/quotes/calculation/calculation.rules";
import { includedServices } from "@travesia/api/quotes/quote/offer/offer-lines.rules";
import { useId } from "react";
import { shownFailure } from "../../../app/failure/failures.ts";
import { ErrorState } from "../../../ui/state/ErrorState.tsx";
import { RecordSkeleton } from "../../../ui/state/Skeletons.tsx";
import { OfferOptions } from "../approval/OfferOptions.tsx";
import { QuoteOfferCard, type ShownOffer } from "../approval/QuoteOfferCard.tsx";
import { type QuoteCalculationQuery, useQuoteOptionOffersQuery } from "./calculations.generated.ts";
import { type CalculatorForm, calculatorFields, postedSections } from "./calculator.form.ts";
import { PREVIEW } from "./calculation.texts.ts";

/** What a draft would offer: the services by the rules of the offer that is sent, and the figures. */
export const draftOffer = (
  form: CalculatorForm,
  figures: CalculationFigures,
  { persons, ...quote }: { persons: number; discountPercent: number; observations: string | null },
): ShownOffer => ({
  precioTotal: figures.precioFinalTotal,
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
  /** What a section that was never typed begins with. */
  readonly defaults: QuoteCalculationQuery["quoteCalculationBaseData"]["calculadoraDefaults"];
}

interface SeveralProps {
  readonly several: AmongSeveral;
  /** What is typed of the one that is calculated now. */
  readonly present: ShownOffer;
}

/** All options to compare: the one that is typed as it is typed, the others as they are kept. */
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
    const kept = {
      lines: includedServices(normalSections(postedSections(form), persons)),
      precioTotal: calculation.precioFinalTotal,
      precioPorPersona: calculation.precioFinalPorPersona,
    };
    const typed = {
      lines: present.offer.lines ?? [],
      precioTotal: present.precioTotal,
      precioPorPersona: present.offer.precioPorPersona ?? 0,
    };
    return [{ id, name, recommended, ...(id === optionId ? typed : kept) }];
  });
  return <OfferOptions options={options} picked={null} observations={present.offer.observaciones} />;
}

interface ClientPreviewProps {
  readonly open: boolean;
  readonly offer: () => ShownOffer;
  /** Of which option it is; null of a quote with one. */
  readonly several: AmongSeveral | null;
  readonly onClose: () => void;
}

/** The offer as the client would see it, before anything is confirmed. */
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
        {open && !several && <QuoteOfferCard sent={offer()} />}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Cerrar</Button>
      </DialogActions>
    </Dialog>
  );
}
