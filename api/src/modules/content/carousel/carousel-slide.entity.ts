import { OptionalProps } from "@mikro-orm/core";
import { Check, Entity, Index } from "@mikro-orm/decorators/legacy";
import { ObjectType } from "type-graphql";
import { Column } from "../../../core/column.ts";
import { NotFound } from "../../../core/failure-texts.ts";
import { Recorded } from "../../../core/record.ts";

/** One picture of the landing page's carousel; it links to the packages of its destination. */
@NotFound("Imagen no encontrada")
@ObjectType({ simpleResolvers: true })
@Entity({ tableName: "carousel_slides" })
@Index({ properties: ["position", "id"] })
@Check({ name: "carousel_slides_show_something", expression: "btrim(image) <> ''" })
export class CarouselSlide extends Recorded {
  [OptionalProps]?: "title" | "description" | "destino";

  @Column("text", "Dirección de la imagen; las propias comienzan con una barra.", { history: "Imagen" })
  image!: string;

  @Column("text", "Título, como se lee.", { default: "", history: "Título" })
  title: string = "";

  @Column("text", "Descripción, como se lee.", { default: "", history: "Descripción" })
  description: string = "";

  @Column("text", "Destino del catálogo que abre; vacío: todos los paquetes.", {
    default: "",
    history: "Destino",
  })
  destino: string = "";

  @Column("integer", "Lugar en el orden, desde 0.")
  position!: number;
}
