import { Max, Min } from "class-validator";
import { ArgsType, Field, InputType, Int } from "type-graphql";
import { OptionalText } from "../../../core/input/text-fields.ts";
import { LIMIT, PageArgs } from "../../../core/page.ts";
import { OneOf } from "../../../core/input/one-of.ts";
import { longestDay, longestDayTitle } from "./day-text.rules.ts";
import { hotelCategoryLabels, mealLabels } from "./hotel.rules.ts";
import { longestCharm, longestServiceName, servicesOnAPage } from "./library.rules.ts";

const short = { message: `El texto tiene como máximo ${longestServiceName} letras` };

/** Arguments of a page of the service library, 60 services to a page. */
@ArgsType()
export class ServicePageArgs extends PageArgs {
  @Min(1, { message: LIMIT })
  @Max(100, { message: LIMIT })
  @Field(() => Int, { defaultValue: servicesOnAPage })
  override limit!: number;
}

/** Edit of a library service; an absent field does not change, null empties it. */
@InputType()
export class UpdateLibraryServiceInput {
  @OptionalText("Nombre, como se muestra.", longestServiceName, short)
  name?: string | null;

  @OptionalText("Ciudad.", longestServiceName, short)
  city?: string | null;

  @OptionalText("Nombre del proveedor.", longestServiceName, short)
  proveedor?: string | null;

  @OneOf(hotelCategoryLabels, "La categoría del hotel no es válida")
  @Field(() => String, { nullable: true, description: "Categoría del hotel." })
  categoria?: string | null;

  @OneOf(mealLabels, "El régimen del hotel no es válido")
  @Field(() => String, {
    nullable: true,
    description: "Alimentación con la que se vendió el hotel: `todo_incluido`.",
  })
  regimen?: string | null;

  @OptionalText("Por qué les gusta a los clientes.", longestCharm, {
    message: `El texto tiene como máximo ${longestCharm} letras`,
  })
  encanto?: string | null;

  @Field(() => Int, {
    nullable: true,
    description: "Versión de la edición: guardar sobre una anterior se rechaza.",
  })
  version?: number | null;
}

/** Edit of a day's text of the library; an absent field stays, an empty title is the proposed one. */
@InputType()
export class UpdateLibraryDayTextInput {
  @OptionalText("Título del día; vacío deja el que se propone.", longestDayTitle, {
    message: `El título de un día tiene como máximo ${longestDayTitle} letras`,
  })
  titulo?: string | null;

  @OptionalText("Lo que pasa ese día.", longestDay, {
    message: `El texto de un día tiene como máximo ${longestDay.toLocaleString("es-CO")} letras`,
  })
  texto?: string | null;

  @Field(() => Int, {
    nullable: true,
    description: "Versión de la edición: guardar sobre una anterior se rechaza.",
  })
  version?: number | null;
}
