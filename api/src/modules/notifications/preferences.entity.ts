import { OptionalProps, type Rel } from "@mikro-orm/core";
import { Entity, OneToOne } from "@mikro-orm/decorators/legacy";
import { ObjectType } from "type-graphql";
import { Column } from "../../core/column.ts";
import { User } from "../accounts/account/user.entity.ts";

/**
 * Notification preferences of a person (shapes, "Preferences"). Without any changes a person has no row, and
 * these defaults apply.
 */
@ObjectType({ simpleResolvers: true })
@Entity({ tableName: "notification_preferences" })
export class NotificationPreferences {
  [OptionalProps]?:
    "email" | "push" | "sms" | "quotesUpdates" | "paymentReminders" | "systemAlerts" | "marketingEmails";

  @OneToOne(() => User, { owner: true, primary: true, fieldName: "user_id", deleteRule: "cascade" })
  user!: Rel<User>;

  @Column("boolean", "Si llegan por correo.", { default: true })
  email: boolean = true;

  @Column("boolean", "Si llegan al navegador.", { default: true })
  push: boolean = true;

  @Column("boolean", "Si llegan por SMS.", { default: false })
  sms: boolean = false;

  @Column("boolean", "Si llegan las de cotizaciones.", { default: true })
  quotesUpdates: boolean = true;

  @Column("boolean", "Si llegan los recordatorios de pago.", { default: true })
  paymentReminders: boolean = true;

  @Column("boolean", "Si llegan los avisos de la plataforma.", { default: true })
  systemAlerts: boolean = true;

  @Column("boolean", "Si llegan ofertas.", { default: false })
  marketingEmails: boolean = false;
}
