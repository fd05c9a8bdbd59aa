import { Field, ID, ObjectType } from "type-graphql";
import { DateTime, Day } from "../../../core/scalars.ts";
import { ClaimFile } from "../claim/claim-file.type.ts";
import { ClaimIdentity, ClaimKind, ClaimStatus, DataRight } from "../claim/claim.enums.ts";

/** Status of a request for a person who knows its number and e-mail; contains none of its texts. */
@ObjectType({ simpleResolvers: true })
export class FollowedClaim {
  @Field(() => String) number!: string;
  @Field(() => ClaimKind) kind!: ClaimKind;
  @Field(() => ClaimStatus) status!: ClaimStatus;
  @Field(() => Day) filedOn!: string;
  /** The last day on which it is answered. */
  @Field(() => Day) dueOn!: string;
  @Field(() => Boolean) extended!: boolean;
  /** The last day on which the person may complete it, while that is waited for. */
  @Field(() => Day, { nullable: true }) lapsesOn!: string | null;
  @Field(() => DateTime, { nullable: true }) answeredAt!: Date | null;
  @Field(() => DateTime, { nullable: true }) closedAt!: Date | null;
}

/** A request as its own person sees it. */
@ObjectType({ simpleResolvers: true })
export class OwnClaim extends FollowedClaim {
  @Field(() => ID) id!: string;
  @Field(() => DataRight, { nullable: true }) dataRight!: DataRight | null;
  @Field(() => ClaimIdentity) identity!: ClaimIdentity;
  @Field(() => DateTime, { nullable: true }) emailConfirmedAt!: Date | null;
  @Field(() => String) detail!: string;
  /** Missing information that was requested from the person. */
  @Field(() => String, { nullable: true }) missing!: string | null;
  @Field(() => String, { nullable: true }) completion!: string | null;
  @Field(() => String, { nullable: true }) extensionReason!: string | null;
  @Field(() => String, { nullable: true }) answer!: string | null;
  @Field(() => String, { nullable: true }) closeReason!: string | null;
  @Field(() => [ClaimFile]) files!: ClaimFile[];
  /** Files attached to the answer. */
  @Field(() => [ClaimFile]) answerFiles!: ClaimFile[];
}

/** Confirmation data of a request that was just made. */
@ObjectType({ simpleResolvers: true })
export class FiledClaim {
  @Field(() => ID) id!: string;
  @Field(() => String) number!: string;
  @Field(() => ClaimKind) kind!: ClaimKind;
  @Field(() => Day) dueOn!: string;
  /** `pendiente`: a code was sent to the e-mail. */
  @Field(() => ClaimIdentity) identity!: ClaimIdentity;
}
