import { OptionalProps, type Rel } from "@mikro-orm/core";
import { Entity, OneToOne, Property } from "@mikro-orm/decorators/legacy";
import { Field, ObjectType } from "type-graphql";
import { User } from "../accounts/account/user.entity.ts";

/**
 * Notification preferences of a person (shapes, "Preferences"). A person who never set any has no row, and
 * these defaults.
 */
@ObjectType({ simpleResolvers: true })
@Entity({ tableName: "notification_preferences" })
export class NotificationPreferences {
  [OptionalProps]?:
    "email" | "push" | "sms" | "quotesUpdates" | "paymentReminders" | "systemAlerts" | "marketingEmails";

  @OneToOne(() => User, { owner: true, primary: true, fieldName: "user_id", deleteRule: "cascade" })
  user!: Rel<User>;

  @Field(() => Boolean)
  @Property({ type: "boolean", default: true })
  email: boolean = true;

  @Field(() => Boolean)
  @Property({ type: "boolean", default: true })
  push: boolean = true;

  @Field(() => Boolean)
  @Property({ type: "boolean", default: false })
  sms: boolean = false;

  @Field(() => Boolean)
  @Property({ type: "boolean", default: true })
  quotesUpdates: boolean = true;

  @Field(() => Boolean)
  @Property({ type: "boolean", default: true })
  paymentReminders: boolean = true;

  @Field(() => Boolean)
  @Property({ type: "boolean", default: true })
  systemAlerts: boolean = true;

  @Field(() => Boolean)
  @Property({ type: "boolean", default: false })
  marketingEmails: boolean = false;
}
