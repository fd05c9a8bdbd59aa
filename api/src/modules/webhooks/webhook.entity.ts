import { OptionalProps, type Rel } from "@mikro-orm/core";
import { Check, Entity, Property, Unique } from "@mikro-orm/decorators/legacy";
import { ObjectType } from "type-graphql";
import { Column, Reference, textOf, textsOf } from "../../core/column.ts";
import { NotFound } from "../../core/failure-texts.ts";
import { Recorded } from "../../core/record.ts";
import { Person } from "../accounts/account/person.type.ts";
import { User } from "../accounts/account/user.entity.ts";
import type { HookEvent } from "./webhook-event.rules.ts";
import { WebhookEvent, WebhookOffReason } from "./webhook.enums.ts";
import { NO_WEBHOOK, type OffReason } from "./webhook.rules.ts";

/**
 * Address of an external program to which events of the sales process are delivered, with the data that a
 * GraphQL query selects.
 */
@NotFound(NO_WEBHOOK)
@ObjectType({ simpleResolvers: true })
@Entity({ tableName: "webhooks" })
@Check({ name: "webhooks_are_twenty_at_most", expression: "place between 1 and 20" })
@Check({ name: "webhooks_have_a_name", expression: "btrim(name) <> '' and char_length(name) <= 60" })
@Check({ name: "webhooks_have_events", expression: "cardinality(events) between 1 and 60" })
@Check({ name: "webhooks_have_a_short_query", expression: "octet_length(query) <= 16384" })
@Check({ name: "webhooks_say_why_they_are_off", expression: "(off_at is null) = (off_reason is null)" })
@Check({
  name: "webhooks_former_secret_has_an_end",
  expression: "(former_secret is null) = (former_until is null)",
})
export class Webhook extends Recorded {
  [OptionalProps]?: "offAt" | "offReason" | "formerSecret" | "formerUntil" | "pausedAt" | "provenBy";

  /** Slot number of the webhook, of the twenty that the agency can have. */
  @Unique()
  @Property({ type: "smallint" })
  place!: number;

  @Column("text", "Nombre para reconocerlo.")
  name!: string;

  @Column("text", "Dirección a la que se entrega.")
  address!: string;

  @Column(textsOf(WebhookEvent), "Los eventos que se entregan, todos de una misma clase de registro.")
  events!: HookEvent[];

  @Column("text", "Documento GraphQL de una consulta con `$id: ID!`, que arma el contenido.")
  query!: string;

  /** Encrypted secret. */
  @Property({ type: "text" })
  secret!: string;

  /** Encrypted previous secret, which also signs for a limited time. */
  @Property({ type: "text", nullable: true })
  formerSecret: string | null = null;

  @Column("instant", "Hasta cuándo firma también el secreto anterior; nulo si hay uno solo.", {
    nullable: true,
  })
  formerUntil: Date | null = null;

  @Reference(() => User, "maker_id", {
    as: () => Person,
    description:
      "Quien responde por él, una persona o una cuenta de servicio: la consulta lee como esa cuenta.",
    deleteRule: "cascade",
  })
  maker!: Rel<User>;

  @Column("instant", "Desde cuándo está apagado; nulo si está encendido.", { nullable: true })
  offAt: Date | null = null;

  @Column(textOf(WebhookOffReason), "Por qué está apagado; nulo si está encendido.", { nullable: true })
  offReason: OffReason | null = null;

  @Column(
    "instant",
    "Desde cuándo espera a que se confirme; nulo si no está en pausa. Sus entregas esperan 7 días.",
    { nullable: true },
  )
  pausedAt: Date | null = null;

  /** Person who last confirmed the webhook with a password; null for webhooks from before this was stored. */
  @Reference(() => User, "proven_by_id", { nullable: true, deleteRule: "set null" })
  provenBy: Rel<User> | null = null;
}
