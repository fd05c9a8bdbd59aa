import { ArrayMaxSize, ArrayMinSize, Matches, ValidateBy } from "class-validator";
import { Field, InputType, Int } from "type-graphql";
import { Required } from "../../core/input/required.ts";
import { OptionalText, RequiredText } from "../../core/input/text-fields.ts";
import type { ReadFilter } from "../../core/read/where.ts";
import { Json } from "../../core/scalars.ts";
import { MOST_CHOSEN, NOBODY_CHOSEN } from "./batch/batch.rules.ts";
import type { Notification } from "./notification.entity.ts";
import { NotificationCategory, NotificationPriority } from "./notification.enums.ts";

/** A path on this host, or empty; browsers treat `//host` and `/\host` as other hosts. */
const OWN_PATH = /^\s*(\/(?![/\\])[^\s\\]*)?\s*$/;

/** Maximum size of a notice's data for programs, in bytes. */
const MOST_DATA = 4_096;

const SmallJson = () =>
  ValidateBy({
    name: "isSmall",
    validator: {
      validate: (value: unknown) => Buffer.byteLength(JSON.stringify(value ?? null)) <= MOST_DATA,
      defaultMessage: () => "Los datos del aviso no deben superar los 4 kB",
    },
  });

/** Filter of the list of the viewer's notifications. */
@InputType()
export class NotificationFilter {
  @Field(() => String, {
    nullable: true,
    description: "Un suceso, como `quote_approved`, o un grupo, como `quote`.",
  })
  type?: string | null;
  @Field(() => Boolean, { nullable: true, description: "Si se leyó." }) read?: boolean | null;
  @Field(() => NotificationPriority, { nullable: true, description: "Prioridad." })
  priority?: NotificationPriority | null;
}

/** Returns the conditions on rows for a list's filter. */
export function notificationFilter({ type, read, priority }: NotificationFilter): ReadFilter<Notification> {
  const conditions: ReadFilter<Notification>[] = [{}];
  if (type?.trim())
    conditions.push({ $or: [{ type: type.trim() }, { category: type.trim() as NotificationCategory }] });
  if (read !== null && read !== undefined) conditions.push({ read });
  if (priority) conditions.push({ priority });
  return { $and: conditions };
}

/**
 * Notice from one person to others. Each input class declares its own message, because the text for a
 * missing message is not inherited.
 */
@InputType()
abstract class NoticeInput {
  @OptionalText("Título, como se lee.", 200)
  title?: string | null;

  @OptionalText("El suceso, como `quote_approved`; sin valor, `system_alert`.", 60)
  type?: string | null;

  @Field(() => NotificationCategory, { nullable: true, description: "Grupo; sin valor, el de su suceso." })
  category?: NotificationCategory | null;

  @Field(() => NotificationPriority, { nullable: true, description: "Prioridad." })
  priority?: NotificationPriority | null;

  @Matches(OWN_PATH, { message: "El enlace debe ser una dirección de este sitio, como /mi-dia" })
  @OptionalText("Página de la plataforma que abre.", 500)
  link?: string | null;

  @SmallJson()
  @Field(() => Json, {
    nullable: true,
    description: "Identificadores y cifras del suceso, distintos en cada clase: por eso es JSON.",
  })
  data?: unknown;
}

/** Text of a notice. */
@InputType()
export class NoticeText extends NoticeInput {
  @RequiredText("El mensaje es obligatorio", "Mensaje que se muestra.", 2_000)
  message!: string;
}

/** Notice for one person; by default the caller. */
@InputType()
export class CreateNotificationInput extends NoticeInput {
  @RequiredText("El mensaje es obligatorio", "Mensaje que se muestra.", 2_000)
  message!: string;

  @Field(() => Int, { nullable: true, description: "Número de la cuenta; sin valor, uno mismo." })
  userId?: number | null;
}

/** A notice for several people. */
@InputType()
export class NotifyManyInput extends NoticeInput {
  @RequiredText("El mensaje es obligatorio", "Mensaje que se muestra.", 2_000)
  message!: string;

  @Required(NOBODY_CHOSEN)
  @ArrayMinSize(1, { message: NOBODY_CHOSEN })
  @ArrayMaxSize(MOST_CHOSEN, { message: "Elige hasta 1.000 personas" })
  @Field(() => [Int], { description: "Números de las cuentas." })
  userIds!: number[];
}

/** A change of the caller's preferences: absent fields are unchanged. */
@InputType()
export class PreferencesInput {
  @Field(() => Boolean, { nullable: true, description: "Si llegan por correo." }) email?: boolean | null;
  @Field(() => Boolean, { nullable: true, description: "Si llegan al navegador." }) push?: boolean | null;
  @Field(() => Boolean, { nullable: true, description: "Si llegan por SMS." }) sms?: boolean | null;
  @Field(() => Boolean, { nullable: true, description: "Si llegan las de cotizaciones." }) quotesUpdates?:
    boolean | null;
  @Field(() => Boolean, { nullable: true, description: "Si llegan los recordatorios de pago." })
  paymentReminders?: boolean | null;
  @Field(() => Boolean, { nullable: true, description: "Si llegan los avisos de la plataforma." })
  systemAlerts?: boolean | null;
  @Field(() => Boolean, { nullable: true, description: "Si llegan ofertas." }) marketingEmails?:
    boolean | null;
}
