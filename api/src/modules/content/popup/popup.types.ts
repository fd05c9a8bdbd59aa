import { createUnionType, Field, ID, Int, ObjectType } from "type-graphql";
import { DateTime, Day } from "../../../core/scalars.ts";
import { Popup } from "./popup.entity.ts";

/** Popup that visitors currently see, and the list of active ones. */
@ObjectType({ simpleResolvers: true })
export class ShownPopup {
  @Field(() => ID, { description: "Identificador del registro." }) id!: string;
  @Field(() => String, { description: "Título, como se lee." }) title!: string;
  @Field(() => String, { description: "El contenido." }) content!: string;
  @Field(() => String, { description: "Texto del botón." }) boton!: string;
  @Field(() => String, {
    nullable: true,
    description: "Dirección de la imagen; las propias comienzan con una barra.",
  })
  image!: string | null;
  @Field(() => String, { nullable: true, description: "Dirección a la que lleva." }) link!: string | null;
  @Field(() => Boolean, { description: "Si está activo." }) isActive!: boolean;
  @Field(() => Day, { nullable: true, description: "Primer día en que se muestra; nulo: de una vez." })
  startsOn!: string | null;
  @Field(() => Day, {
    nullable: true,
    description: "Último día en que se muestra; nulo: hasta que se apague.",
  })
  endsOn!: string | null;
  @Field(() => DateTime, { description: "Fecha y hora en que se creó." }) createdAt!: Date;
  @Field(() => DateTime, { description: "Fecha y hora del último cambio." }) updatedAt!: Date;
  @Field(() => Int, { description: "Versión de la edición: guardar sobre una anterior se rechaza." })
  version!: number;
  @Field(() => [Popup], { description: "El aviso como lista de uno, para quien lo lee así." })
  popups!: Popup[];
}

/** Result when there is no popup to display. */
@ObjectType({ simpleResolvers: true })
export class NoPopup {
  @Field(() => Boolean, { description: "Si está activo." }) isActive!: boolean;
  @Field(() => [Popup], { description: "El aviso como lista de uno, para quien lo lee así." })
  popups!: Popup[];
}

/** Popup displayed to a visitor, or the result without a popup. */
export const CurrentPopup = createUnionType({
  name: "CurrentPopup",
  types: () => [ShownPopup, NoPopup] as const,
  resolveType: (value) => ("id" in value ? "ShownPopup" : "NoPopup"),
});
