import { OptionalProps } from "@mikro-orm/core";
import { Check, Entity, Index, Property } from "@mikro-orm/decorators/legacy";
import { Field, Int, ObjectType } from "type-graphql";
import { NotFound } from "../../../core/failure-texts.ts";
import { Recorded } from "../../../core/record.ts";

/** One picture of the landing page's carousel; it leads to the packages of its destination. */
@NotFound("Imagen no encontrada")
@ObjectType({ simpleResolvers: true })
@Entity({ tableName: "carousel_slides" })
@Index({ properties: ["position", "id"] })
@Check({ name: "carousel_slides_show_something", expression: "btrim(image) <> ''" })
export class CarouselSlide extends Recorded {
  [OptionalProps]?: "title" | "description" | "destino";

  /** Address of the picture; on our own host it begins with a slash. */
  @Field(() => String)
  @Property({ type: "text" })
  image!: string;

  @Field(() => String)
  @Property({ type: "text", default: "" })
  title: string = "";

  @Field(() => String)
  @Property({ type: "text", default: "" })
  description: string = "";

  /** A destination of the catalogue; empty: all packages. */
  @Field(() => String)
  @Property({ type: "text", default: "" })
  destino: string = "";

  /** Its place, from 0. */
  @Field(() => Int)
  @Property({ type: "integer" })
  position!: number;
}
