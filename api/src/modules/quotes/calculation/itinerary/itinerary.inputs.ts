import { IsOptional, Max, MaxLength, Min } from "class-validator";
import { Field, InputType, Int } from "type-graphql";
import { longestDay, longestDayTitle } from "../../../providers/library/day-text.rules.ts";
import { maxDays } from "./itinerary-days.rules.ts";
import { RequiredText } from "../../../../core/input/text-fields.ts";

const DAYS = { message: `El itinerario tiene días del 1 al ${maxDays}` };

/** Day of an itinerary, as entered. */
@InputType()
export class ItineraryDayInput {
  @Min(1, DAYS)
  @Max(maxDays, DAYS)
  @Field(() => Int, { description: "Número del día; 1 es el de la salida." })
  dia!: number;

  @RequiredText("Cada día del itinerario necesita un título", "Título del día.", longestDayTitle, {
    message: `El título de un día tiene como máximo ${longestDayTitle} letras`,
  })
  titulo!: string;

  @MaxLength(longestDay, {
    message: `El texto de un día tiene como máximo ${longestDay.toLocaleString("es-CO")} letras`,
  })
  @Field(() => String, { description: "Lo que pasa ese día." })
  texto!: string;

  /** Address of a picture: on our host, or any HTTPS address. */
  @IsOptional()
  @Field(() => String, { nullable: true, description: "Dirección de la imagen de ese día." })
  imagen?: string | null;
}
