import { Field, Int, ObjectType } from "type-graphql";
import type { DayOfPackage, HotelOfPackage, QuestionOfPackage } from "./package-parts.rules.ts";

/** One day of a package. */
@ObjectType({ simpleResolvers: true })
export class PackageDay implements DayOfPackage {
  @Field(() => String, { nullable: true, description: "Título del día." }) titulo!: string;
  @Field(() => String, { nullable: true, description: "Lo que pasa ese día." }) texto!: string;
  @Field(() => String, { nullable: true, description: "Lugar de ese día." }) lugar!: string | null;

  @Field(() => String, {
    nullable: true,
    description: "Dirección de la imagen de ese día; la propia comienza con una barra.",
  })
  imagen!: string | null;
}

/** One hotel of a package. */
@ObjectType({ simpleResolvers: true })
export class PackageHotel implements HotelOfPackage {
  @Field(() => String, { nullable: true, description: "Nombre del hotel." }) nombre!: string;
  @Field(() => String, { nullable: true, description: "Ciudad del hotel." }) ciudad!: string | null;
  @Field(() => Int, { nullable: true, description: "Noches en el hotel." }) noches!: number | null;

  @Field(() => String, { nullable: true, description: "Categoría, como se lee: `4 estrellas`." })
  categoria!: string | null;
}

/** One frequent question about a package, with its answer. */
@ObjectType({ simpleResolvers: true })
export class PackageQuestion implements QuestionOfPackage {
  @Field(() => String, { nullable: true, description: "Pregunta de un viajero, como se lee." })
  pregunta!: string;
  @Field(() => String, { nullable: true, description: "Respuesta de la agencia." }) respuesta!: string;
}
