import { Field, ID, ObjectType } from "type-graphql";
import { enumOf } from "../../../core/enums.ts";
import { PageOf } from "../../../core/page.ts";
import { DateTime } from "../../../core/scalars.ts";
import { type OpenAccessKind, openAccessKinds } from "./open-access.rules.ts";

const Kind = enumOf("OpenAccessKind", openAccessKinds, { label: "Clase", labels: openAccessKinds });

/** Access that is open and outlives a session. */
@ObjectType({ simpleResolvers: true })
export class OpenAccess {
  /** Id of the token, webhook, account, passkey or link itself, with which it is ended. */
  @Field(() => ID) id!: string;
  @Field(() => Kind) kind!: OpenAccessKind;
  @Field(() => String) name!: string;
  /** Name of the person or the service account that it is of. */
  @Field(() => String, { nullable: true }) person!: string | null;
  @Field(() => DateTime) since!: Date;
  @Field(() => DateTime, { nullable: true }) lastUsedAt!: Date | null;
  @Field(() => DateTime, { nullable: true }) expiresAt!: Date | null;
  @Field(() => DateTime, { nullable: true }) pausedAt!: Date | null;
  /** True when the asker may end it. */
  @Field(() => Boolean) mayEnd!: boolean;
  /** True when it ends with the viewer's password, if they choose that. */
  @Field(() => Boolean) endsWithPassword!: boolean;
}

@ObjectType({ simpleResolvers: true })
export class OpenAccessPage extends PageOf(OpenAccess) {}
