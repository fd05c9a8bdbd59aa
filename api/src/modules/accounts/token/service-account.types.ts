import { Field, Int, ObjectType } from "type-graphql";
import { NotFound } from "../../../core/failure-texts.ts";
import { DateTime } from "../../../core/scalars.ts";
import { AccessToken } from "./access-token.entity.ts";
import { NO_SERVICE_ACCOUNT } from "./service-account.rules.ts";

/** Account of a program of the agency: it never signs in, and works by its access tokens. */
@NotFound(NO_SERVICE_ACCOUNT)
@ObjectType({ simpleResolvers: true })
export class ServiceAccount {
  @Field(() => Int) id!: number;
  @Field(() => String) name!: string;
  @Field(() => String, { nullable: true }) purpose!: string | null;
  /** 5 ADMIN or 6 CONTADOR. */
  @Field(() => Int) role!: number;
  @Field(() => Boolean) isActive!: boolean;
  @Field(() => DateTime) createdAt!: Date;
  @Field(() => Int) version!: number;
  /** Tokens that were not revoked, the oldest first. */
  @Field(() => [AccessToken]) tokens!: AccessToken[];
}
