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
  | "creditos"
  | "precioTotal"
  | "precioPorPersona"
  | "totalDescuento"
> & {
  /** Option that this trip is; null when there is nothing to choose. */
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
  /** Last day of the offer in words; null once it is over. */
  readonly until: string | null;
  readonly notice: { readonly text: string; readonly tone: Tone } | null;
  readonly ways: readonly string[];
  readonly advisor: Advisor | null;
  /** Personal note from the seller; null when there is none. */
  readonly note: string | null;
  /** Address of the document. */
  readonly pdf: string;
  /** Decisions that are open to the reader: approval or rejection (`open`), and a requote. */
  readonly decides: { readonly open: boolean; readonly requote: boolean };
  /** Questions of the client, with their answers; null until answered. */
  readonly questions: readonly { readonly text: string; readonly answer: string | null }[];
  /** True when the client may ask another question. */
  readonly asks: boolean;
  /** Text typed into a refused form, with the act and the refusal; null when nothing was refused. */
  readonly refused: { readonly act: string; readonly typed: string; readonly message: string } | null;
}
