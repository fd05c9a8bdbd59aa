import type { Rel } from "@mikro-orm/core";
import { Check, Entity, Unique } from "@mikro-orm/decorators/legacy";
import { ObjectType } from "type-graphql";
import { Column, Reference, valueObject } from "../../../../core/column.ts";
import { FrozenPdf } from "../../../../core/pdf/frozen-pdf.entity.ts";
import { QuoteOffer } from "./quote-offer.type.ts";
import { Quote } from "../quote.entity.ts";

/** Frozen offer as sent to the client, who decides on it. */
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

  @Column(valueObject<QuoteOffer>(() => QuoteOffer), "Lo que dice el documento, sin su número ni sus fechas.")
  offer!: QuoteOffer;

  @Column("text", "Nota personal de quien la envió; no hace parte de la oferta.", { nullable: true })
  note: string | null = null;

  @Column("instant", "Fecha y hora del último envío.")
  sentAt!: Date;

  @Column("text", "A quién se le envió.")
  sentTo!: string;

  @Column("integer", "Veces que se abrió un enlace con esta versión; nulo si aún no se contaba.", {
    nullable: true,
    default: 0,
  })
  openings: number | null = 0;

  @Column("texts", "Opciones cuyos detalles abrió el cliente, en ese orden.", { nullable: true })
  unfolded: string[] | null = null;

  @Column("instant", "Cuándo vence la oferta.")
  expiresAt!: Date;
}
