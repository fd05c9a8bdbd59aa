import { OptionalProps } from "@mikro-orm/core";
import { Check, Entity, Index, Unique } from "@mikro-orm/decorators/legacy";
import { ObjectType } from "type-graphql";
import { Column, oneOf } from "../../../core/column.ts";
import { NotFound } from "../../../core/failure-texts.ts";
import { Recorded } from "../../../core/record.ts";
import { VideoKind } from "./video.enums.ts";

/** A video on another host: of happy customers, or for training. */
@NotFound("Video no encontrado")
@ObjectType({ simpleResolvers: true })
@Entity({ tableName: "videos" })
@Unique({ name: "videos_are_listed_once", properties: ["kind", "url"] })
@Index({ properties: ["kind", "position", "id"] })
@Check({ name: "videos_come_safely", expression: "url like 'https://%'" })
export class Video extends Recorded {
  [OptionalProps]?: "title";

  @Column(oneOf(VideoKind), "Clase del registro.")
  kind!: VideoKind;

  @Column("text", "Dirección del video.", { history: "Dirección" })
  url!: string;

  @Column("text", "Título, como se lee.", { default: "", history: "Título" })
  title: string = "";

  @Column("text", "Imagen que se ve antes de reproducirlo; nulo: una portada lisa.", {
    nullable: true,
    history: "Imagen",
  })
  image: string | null = null;

  @Column("integer", "Lugar en el orden, desde 0.")
  position!: number;
}
