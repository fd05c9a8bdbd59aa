import { Check, Entity, Index, Property } from "@mikro-orm/decorators/legacy";
import { ObjectType } from "type-graphql";
import { by } from "../../../core/audit/description.ts";
import { Column, oneOf } from "../../../core/column.ts";
import { NotFound } from "../../../core/failure-texts.ts";
import { Recorded } from "../../../core/record.ts";
import { instant } from "../../../core/columns.ts";
import { PictureKind, PictureLicence } from "./picture.enums.ts";
import { pictureKindLabels, pictureLicenceLabels } from "./picture.rules.ts";

/**
 * One picture of the agency's library, for proposals. The file never changes and is never deleted, because
 * proposals that were sent with the picture display it even after its removal from the library.
 */
@NotFound("Imagen no encontrada")
@ObjectType({ simpleResolvers: true })
@Entity({ tableName: "agency_pictures" })
@Index({
  name: "agency_pictures_key_trigrams",
  expression: "create index agency_pictures_key_trigrams on agency_pictures using gin (key gin_trgm_ops)",
})
@Index({
  name: "agency_pictures_are_kept_once",
  expression:
    "create unique index agency_pictures_are_kept_once on agency_pictures (sha256) where removed_at is null",
})
@Index({ name: "agency_pictures_by_address", properties: ["address"] })
@Check({ name: "agency_pictures_name_authors", expression: "length(btrim(author)) between 1 and 120" })
@Check({
  name: "agency_pictures_credit_authors",
  expression: "licence not in ('cc_by', 'cc_by_sa') or author is not null",
})
@Check({ name: "agency_pictures_have_a_name", expression: "length(btrim(name)) between 1 and 120" })
export class AgencyPicture extends Recorded {
  @Column(oneOf(PictureKind), "Clase del registro.", { history: ["Qué muestra", by(pictureKindLabels)] })
  kind!: PictureKind;

  @Column("text", "Nombre del hotel, o de lo que se ve.", { history: "Nombre" })
  name!: string;

  /** The name in the form used for comparison and search. */
  @Property({ type: "text" })
  key!: string;

  @Column("text", "Dirección de la imagen en este servidor.")
  address!: string;

  /** Hash of the picture's bytes before cropping, hexadecimal. */
  @Property({ type: "text" })
  sha256!: string;

  /** Null for a picture from before licences were recorded. */
  @Column(oneOf(PictureLicence), "Con qué permiso se usa; con `desconocida` ninguna propuesta la muestra.", {
    nullable: true,
    history: ["Licencia", by(pictureLicenceLabels)],
  })
  licence: PictureLicence | null = null;

  @Column("text", "Autor de la imagen; nulo si no se sabe.", { nullable: true, history: "Autor" })
  author: string | null = null;

  /**
   * Time at which the picture was removed from the library. The row is kept, because proposals that display
   * the picture name its author.
   */
  @Property({ ...instant, nullable: true })
  removedAt: Date | null = null;
}
