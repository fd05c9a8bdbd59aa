import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import { normalSections } from "@travesia/api/quotes/calculation/costs/calculation-input.rules";
import type { CalculationFigures } from "@travesia/api/quotes/calculation/calculation.rules";
import { includedServices } from "@travesia/api/quotes/quote/offer/offer-lines.rules";
import { useId } from "react";
import { QuoteOfferCard, type ShownOffer } from "../approval/QuoteOfferCard.tsx";
import { type CalculatorForm, postedSections } from "./calculator.form.ts";
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

interface ClientPreviewProps {
  readonly open: boolean;
  readonly offer: () => ShownOffer;
  readonly onClose: () => void;
}

/** The offer as the client would see it, before anything is confirmed. */
export function ClientPreview({ open, offer, onClose }: ClientPreviewProps) {
  const heading = useId();
  return (
    <Dialog open={open} onClose={onClose} aria-labelledby={heading} maxWidth="md" fullWidth>
      <DialogTitle id={heading}>{PREVIEW}</DialogTitle>
      <DialogContent>{open && <QuoteOfferCard sent={offer()} />}</DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Cerrar</Button>
      </DialogActions>
    </Dialog>
  );
}
