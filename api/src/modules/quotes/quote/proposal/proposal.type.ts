import type { Advisor, Agency } from "../../../../core/agency.ts";
import type { PrintedPassage } from "../../../../core/passage.ts";
import type { Tone } from "../../../../core/look.ts";
import type { OfferOption, QuoteOffer } from "../offer/quote-offer.type.ts";

/** One way to make the trip as a proposal shows it: the offer's own, or one of its options. */
export type ProposedTrip = Pick<
  OfferOption,
  | "lines"
  | "flights"
  | "stays"
  | "itinerario"
  | "noIncluye"
  | "precioTotal"
  | "precioPorPersona"
  | "totalDescuento"
> & {
  /** Of one of several options; null where there is nothing to choose. */
  readonly option: { readonly id: string; readonly title: string; readonly recommended: boolean } | null;
};

/** A proposal as its client reads it before any script; all texts are plain. */
export interface Proposal {
  readonly agency: Agency;
  readonly passage: PrintedPassage;
  readonly offer: QuoteOffer;
  readonly trips: readonly ProposedTrip[];
  /** The option that is picked, or was chosen. */
  readonly picked: string | null;
  readonly version: number;
  /** Until when it stands, as it is spoken; null where it does not stand any more. */
  readonly until: string | null;
  readonly notice: { readonly text: string; readonly tone: Tone } | null;
  readonly ways: readonly string[];
  readonly advisor: Advisor | null;
  /** Address of the document. */
  readonly pdf: string;
  /** What may be decided. */
  readonly decides: { readonly open: boolean; readonly requote: boolean };
  /** What its client asked, and what they were answered. */
  readonly questions: readonly { readonly text: string; readonly answer: string | null }[];
  /** Whether something may be asked still. */
  readonly asks: boolean;
  /** What was typed into a form that was refused, and why. */
  readonly refused: { readonly act: string; readonly typed: string; readonly message: string } | null;
}
