import { Field, ObjectType } from "type-graphql";

/** One datum of the client in a contract: `Correo`, `Dirección`. */
@ObjectType({ simpleResolvers: true })
export class ReadFact {
  @Field(() => String) label!: string;
  @Field(() => String) value!: string;
}

/** A traveller as a contract names them. */
@ObjectType({ simpleResolvers: true })
export class ReadTraveller {
  @Field(() => String) name!: string;
  /** Empty while it is to be completed. */
  @Field(() => String) document!: string;
  @Field(() => Boolean) holder!: boolean;
}

/** A service as a contract promises it. */
@ObjectType({ simpleResolvers: true })
export class ReadService {
  @Field(() => String) kind!: string;
  @Field(() => String) text!: string;
  @Field(() => String) detail!: string;
}

/** Text of a contract's PDF besides its trip, price and plan, to be read on a page. */
@ObjectType({ simpleResolvers: true })
export class ContractReading {
  /** The two who make it, in a sentence. */
  @Field(() => String) parties!: string;
  @Field(() => [ReadFact]) facts!: ReadFact[];
  @Field(() => [ReadTraveller]) travellers!: ReadTraveller[];
  @Field(() => [ReadService]) services!: ReadService[];
  /** Services not included, a line each. */
  @Field(() => [String]) noIncluye!: string[];
  @Field(() => String, { nullable: true }) condicionesEspeciales!: string | null;
  @Field(() => String, { nullable: true }) observaciones!: string | null;
  /** Markdown, its fields filled. */
  @Field(() => String) clausulas!: string;
}
