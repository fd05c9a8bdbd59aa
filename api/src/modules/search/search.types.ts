import { Field, ID, ObjectType } from "type-graphql";
import { registerEnum } from "../../core/enums.ts";
import { COP } from "../../core/scalars.ts";

/** What can be found from everywhere. */
export const SearchKind = {
  customer: "customer",
  quote: "quote",
  contract: "contract",
  payment: "payment",
  reservation: "reservation",
  package: "package",
  person: "person",
  provider: "provider",
} as const;
export type SearchKind = keyof typeof SearchKind;
registerEnum(SearchKind, { name: "SearchKind", description: "Qué se encuentra desde cualquier página." });

/** A record that was found. */
@ObjectType({ simpleResolvers: true })
export class SearchHit {
  @Field(() => SearchKind) kind!: SearchKind;
  @Field(() => ID) recordId!: string;
  /** Of a payment: the contract or reservation that it is for, for those who have no page of payments. */
  @Field(() => ID, { nullable: true }) parentId!: string | null;
  /** What people call it: its number, or a name. */
  @Field(() => String) title!: string;
  /** Whom it is about, where the title does not say it. */
  @Field(() => String, { nullable: true }) person!: string | null;
  /** Destination, reference, city or e-mail. */
  @Field(() => String) detail!: string;
  @Field(() => COP, { nullable: true }) amount!: number | null;
}

/** What a text found. */
@ObjectType({ simpleResolvers: true })
export class SearchAnswer {
  /** Five of a kind at most, the newest first. */
  @Field(() => [SearchHit]) hits!: SearchHit[];
  /** Nothing is written as it was typed: these differ from it by one letter in a word. */
  @Field(() => Boolean) similar!: boolean;
}
