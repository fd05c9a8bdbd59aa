import { Check, Entity, Enum, Index, Property, Unique } from "@mikro-orm/decorators/legacy";
import { Field, ObjectType } from "type-graphql";
import { NotFound } from "../../../core/failure-texts.ts";
import { Recorded } from "../../../core/record.ts";
import { PictureKind } from "./picture.enums.ts";

/**
 * One picture of the agency's library, for proposals. Its bytes never change and never go: what was sent with
 * it shows it still after it has left the library.
 */
@NotFound("Imagen no encontrada")
@ObjectType({ simpleResolvers: true })
@Entity({ tableName: "agency_pictures" })
@Index({
  name: "agency_pictures_key_trigrams",
  expression: "create index agency_pictures_key_trigrams on agency_pictures using gin (key gin_trgm_ops)",
})
@Unique({ name: "agency_pictures_are_kept_once", properties: ["sha256"] })
@Check({ name: "agency_pictures_have_a_name", expression: "length(btrim(name)) between 1 and 120" })
export class AgencyPicture extends Recorded {
  @Field(() => PictureKind)
  @Enum({ items: () => Object.values(PictureKind) })
  kind!: PictureKind;

  /** Of the hotel, or of what is seen. */
  @Field(() => String)
  @Property({ type: "text" })
  name!: string;

  /** The name as it is compared and searched. */
  @Property({ type: "text" })
  key!: string;

  /** Its address on our own host. */
  @Field(() => String)
  @Property({ type: "text" })
  address!: string;

  /** Of its bytes, hexadecimal. */
  @Property({ type: "text" })
  sha256!: string;
}
