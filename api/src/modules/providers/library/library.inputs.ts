import { IsOptional, Max, MaxLength, Min } from "class-validator";
import { ArgsType, Field, InputType, Int } from "type-graphql";
import { LIMIT, PageArgs } from "../../../core/page.ts";
import { OneOf } from "../../../core/input/one-of.ts";
import { hotelCategoryLabels, mealLabels } from "./hotel.rules.ts";
import { longestCharm, longestServiceName, servicesOnAPage } from "./library.rules.ts";

const short = { message: `El texto tiene como máximo ${longestServiceName} letras` };

/** A page of the library of services, 60 to a page. */
@ArgsType()
export class ServicePageArgs extends PageArgs {
  @Min(1, { message: LIMIT })
  @Max(100, { message: LIMIT })
  @Field(() => Int, { defaultValue: servicesOnAPage })
  override limit!: number;
}

/** An edit of a service in the library; an absent field stays, null empties it. */
@InputType()
export class UpdateLibraryServiceInput {
  @IsOptional()
  @MaxLength(longestServiceName, short)
  @Field(() => String, { nullable: true, description: "Nombre, como se muestra." })
  name?: string | null;

  @IsOptional()
  @MaxLength(longestServiceName, short)
  @Field(() => String, { nullable: true, description: "Ciudad." })
  city?: string | null;

  @IsOptional()
  @MaxLength(longestServiceName, short)
  @Field(() => String, { nullable: true, description: "Nombre del proveedor." })
  proveedor?: string | null;

  /** Category of a hotel: `5_estrellas`. */
  @OneOf(hotelCategoryLabels, "La categoría del hotel no es válida")
  @Field(() => String, { nullable: true, description: "Categoría del hotel." })
  categoria?: string | null;

  /** Meals of a hotel: `todo_incluido`. */
  @OneOf(mealLabels, "El régimen del hotel no es válido")
  @Field(() => String, {
    nullable: true,
    description: "Alimentación con la que se vendió el hotel: `todo_incluido`.",
  })
  regimen?: string | null;

  /** Reason why clients love it. */
  @IsOptional()
  @MaxLength(longestCharm, { message: `El texto tiene como máximo ${longestCharm} letras` })
  @Field(() => String, { nullable: true, description: "Por qué les gusta a los clientes." })
  encanto?: string | null;

  /** The version that was edited; an older one than the present is refused. */
  @Field(() => Int, {
    nullable: true,
    description: "Versión de la edición: guardar sobre una anterior se rechaza.",
  })
  version?: number | null;
}
