import { createUnionType, Field, ID, Int, ObjectType } from "type-graphql";
import { DateTime, Day } from "../../../core/scalars.ts";
import { Popup } from "./popup.entity.ts";

/** Popup that visitors see now, and the list of active ones. */
@ObjectType({ simpleResolvers: true })
export class ShownPopup {
  @Field(() => ID) id!: string;
  @Field(() => String) title!: string;
  @Field(() => String) content!: string;
  @Field(() => String) boton!: string;
  @Field(() => String, { nullable: true }) image!: string | null;
  @Field(() => String, { nullable: true }) link!: string | null;
  @Field(() => Boolean) isActive!: boolean;
  @Field(() => Day, { nullable: true }) startsOn!: string | null;
  @Field(() => Day, { nullable: true }) endsOn!: string | null;
  @Field(() => DateTime) createdAt!: Date;
  @Field(() => DateTime) updatedAt!: Date;
  @Field(() => Int) version!: number;
  @Field(() => [Popup]) popups!: Popup[];
}

/** There is nothing to show. */
@ObjectType({ simpleResolvers: true })
export class NoPopup {
  @Field(() => Boolean) isActive!: boolean;
  @Field(() => [Popup]) popups!: Popup[];
}

/** Popup shown to a visitor, or none. */
export const CurrentPopup = createUnionType({
  name: "CurrentPopup",
  types: () => [ShownPopup, NoPopup] as const,
  resolveType: (value) => ("id" in value ? "ShownPopup" : "NoPopup"),
});
