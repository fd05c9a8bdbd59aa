import { Check, Entity, Index, Property, Unique } from "@mikro-orm/decorators/legacy";
import { ObjectType } from "type-graphql";
import { by } from "../../../core/audit/description.ts";
import { Column, oneOf } from "../../../core/column.ts";
import { NotFound } from "../../../core/failure-texts.ts";
import { Recorded } from "../../../core/record.ts";
import { dayTextKindLabels, NO_DAY_TEXT } from "./day-text.rules.ts";
import { DayTextKind } from "./library.enums.ts";

/** Text of a day in a place as a seller wrote it, for the proposals that follow. */
@NotFound(NO_DAY_TEXT)
@ObjectType({ simpleResolvers: true })
@Entity({ tableName: "library_day_texts" })
@Unique({ name: "library_day_texts_are_known_once", properties: ["kind", "key"] })
@Index({ name: "library_day_texts_by_use", properties: ["usedAt", "id"] })
@Check({ name: "library_day_texts_have_a_place", expression: "length(place) between 1 and 200" })
@Check({ name: "library_day_texts_have_a_short_title", expression: "length(titulo) between 1 and 120" })
@Check({ name: "library_day_texts_say_something", expression: "length(texto) between 1 and 2000" })
export class LibraryDayText extends Recorded {
  @Column(oneOf(DayTextKind), "Clase de día.", { history: ["Clase de día", by(dayTextKindLabels)] })
  kind!: DayTextKind;

  @Column("text", "Lugar del día.")
  place!: string;

  @Column("text", "Excursión de ese día; nulo si no es de una excursión.", { nullable: true })
  activity: string | null = null;

  /** Normalized place and activity for comparison and search, see `dayTextKey`. */
  @Property({ type: "text" })
  key!: string;

  @Column("text", "Título del día; nulo si queda el que se propone.", { nullable: true, history: "Título" })
  titulo: string | null = null;

  @Column("text", "Lo que pasa ese día.", { history: "Qué pasa ese día" })
  texto!: string;

  /** Time at which a seller last wrote it. */
  @Column("instant", "Cuándo se escribió por última vez.")
  usedAt!: Date;
}
