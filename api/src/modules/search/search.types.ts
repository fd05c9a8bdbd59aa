import { Field, ID, ObjectType } from "type-graphql";
import { registerEnum } from "../../core/enums.ts";
import { COP, Day } from "../../core/scalars.ts";

/** Kinds of record that the global search finds. */
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
  /** Contract or reservation of a payment, for viewers who have no page of payments. */
  @Field(() => ID, { nullable: true }) parentId!: string | null;
  /** Readable name of the record: its number, or a name. */
  @Field(() => String) title!: string;
  /** Person whom it is about; null when the title names them. */
  @Field(() => String, { nullable: true }) person!: string | null;
  /** Destination, reference, city or e-mail. */
  @Field(() => String) detail!: string;
  @Field(() => COP, { nullable: true }) amount!: number | null;
  /**
   * Its status by the name that its kind gives it, of a reversed payment `reversed`; of packages, people and
   * providers `inactive`, or null. Customers have none.
   */
  @Field(() => String, { nullable: true }) status!: string | null;
  /** Day of departure, or the day of a payment; null for other kinds. */
  @Field(() => Day, { nullable: true }) day!: string | null;
}

/** Result of a search. */
@ObjectType({ simpleResolvers: true })
export class SearchAnswer {
  /** Five of a kind at most, the newest first. */
  @Field(() => [SearchHit]) hits!: SearchHit[];
  /** True when nothing matches the typed text: these matches differ from it by one letter in a word. */
  @Field(() => Boolean) similar!: boolean;
}
