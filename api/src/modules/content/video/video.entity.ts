import { OptionalProps } from "@mikro-orm/core";
import { Check, Entity, Enum, Index, Property, Unique } from "@mikro-orm/decorators/legacy";
import { Field, Int, ObjectType } from "type-graphql";
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

  @Field(() => VideoKind)
  @Enum({ items: () => Object.values(VideoKind) })
  kind!: VideoKind;

  @Field(() => String)
  @Property({ type: "text" })
  url!: string;

  @Field(() => String)
  @Property({ type: "text", default: "" })
  title: string = "";

  /** A picture shown until it plays; null: a plain cover. */
  @Field(() => String, { nullable: true })
  @Property({ type: "text", nullable: true })
  image: string | null = null;

  /** Place among the videos of its kind, from 0. */
  @Field(() => Int)
  @Property({ type: "integer" })
  position!: number;
}
