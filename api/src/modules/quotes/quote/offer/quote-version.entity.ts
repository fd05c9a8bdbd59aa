import type { Rel } from "@mikro-orm/core";
import { Check, Entity, Unique } from "@mikro-orm/decorators/legacy";
import { ObjectType } from "type-graphql";
import { Column, Reference, valueObject } from "../../../../core/column.ts";
import { FrozenPdf } from "../../../../core/pdf/frozen-pdf.entity.ts";
import { QuoteOffer } from "./quote-offer.type.ts";
import { Quote } from "../quote.entity.ts";

/** Frozen offer as it was sent to the client, who decides on it. */
@ObjectType({ simpleResolvers: true })
@Entity({ tableName: "quote_versions" })
@Unique({ properties: ["quote", "number"] })
@Check({ name: "quote_versions_price_is_not_negative", expression: "precio_total >= 0" })
@Check({ name: "quote_versions_note_is_short", expression: "char_length(note) between 1 and 600" })
export class QuoteVersion extends FrozenPdf {
  @Reference(() => Quote, "quote_id", { deleteRule: "cascade" })
  quote!: Rel<Quote>;

  @Column("cop", "Precio para el cliente en COP, después del descuento.")
  precioTotal!: number;

  /** Complete content of the document, except its number and its dates. */
  @Column(valueObject<QuoteOffer>(() => QuoteOffer), "Lo que dice el documento, sin su número ni sus fechas.")
  offer!: QuoteOffer;

  /** Personal note from the seller, above page and document; it is no part of the offer. */
  @Column("text", "Nota personal de quien la envió; no hace parte de la oferta.", { nullable: true })
  note: string | null = null;

  @Column("instant", "Fecha y hora del último envío.")
  sentAt!: Date;

  @Column("text", "A quién se le envió.")
  sentTo!: string;

  /**
   * Number of times that the client opened a link while this version was shown; null for versions sent before
   * this was counted.
   */
  @Column("integer", "Veces que se abrió un enlace con esta versión; nulo si aún no se contaba.", {
    nullable: true,
    default: 0,
  })
  openings: number | null = 0;

  /** The names of the options whose details the client unfolded, in that order; null when none was. */
  @Column("texts", "Opciones cuyos detalles abrió el cliente, en ese orden.", { nullable: true })
  unfolded: string[] | null = null;

  /** End of the offer. */
  @Column("instant", "Cuándo vence la oferta.")
  expiresAt!: Date;
}
