import { OptionalProps } from "@mikro-orm/core";
import { Check, Entity, PrimaryKey, Property } from "@mikro-orm/decorators/legacy";
import { Field, Float, Int, ObjectType } from "type-graphql";
import { CopColumn, day, instant, PercentColumn } from "../../../core/columns.ts";
import { NotFound } from "../../../core/failure-texts.ts";
import { COP, DateTime, Day } from "../../../core/scalars.ts";
import { defaultBreBLimit } from "./agency.rules.ts";
import { OptionalFeature } from "./optional-feature.enums.ts";

/** Settings of the agency: one row with its own data. */
@NotFound("Configuración no encontrada")
@ObjectType({ simpleResolvers: true })
@Entity({ tableName: "agency_settings" })
@Check({ name: "agency_settings_are_one", expression: "id = 1" })
@Check({
  name: "agency_settings_name_somebody",
  expression: "btrim(name) <> '' and btrim(legal_name) <> '' and btrim(nit) <> ''",
})
@Check({
  name: "agency_settings_raffle_percentages_are_of_a_hundred",
  expression: "raffle_right_percent between 0 and 100 and raffle_administration_percent between 0 and 100",
})
@Check({ name: "agency_settings_colour_is_one", expression: "brand_colour ~ '^#[0-9A-F]{6}$'" })
@Check({
  name: "agency_settings_hours_are_of_a_clock",
  expression:
    "concat_ws(',', horario_semana, horario_sabado, horario_domingo) ~ " +
    "'^([0-2][0-9]:[0-5][0-9]-[0-2][0-9]:[0-5][0-9](,|$))*$'",
})
@Check({
  name: "agency_settings_hide_what_is_optional",
  expression:
    "hidden_features <@ array['equipos', 'capacitacion', 'objeciones', 'rifas', 'puntos', 'aprobaciones']",
})
@Check({ name: "agency_settings_bre_b_limit_is_positive", expression: "bre_b_limit > 0" })
@Check({
  name: "agency_settings_signer_drew_a_small_png",
  expression: "signer_drawing like 'data:image/png;base64,%' and length(signer_drawing) <= 273100",
})
@Check({
  name: "agency_settings_signer_has_a_name",
  expression: "signer_name is not null or (signer_title is null and signer_drawing is null)",
})
export class AgencySettings {
  [OptionalProps]?:
    | "rntRequired"
    | "breBLimit"
    | "restPaymentsWithoutAcceptance"
    | "raffleRightPercent"
    | "raffleAdministrationPercent"
    | "hiddenFeatures";

  @PrimaryKey({ type: "integer", autoincrement: false })
  id: number = 1;

  @Field(() => String) @Property({ type: "text" }) name!: string;
  @Field(() => String) @Property({ type: "text" }) legalName!: string;

  /** NIT with dots and its check digit: `900.123.456-8`. */
  @Field(() => String) @Property({ type: "text" }) nit!: string;

  @Field(() => String) @Property({ type: "text" }) rntNumber!: string;

  /** Last day of the registration; null when nobody has set it. */
  @Field(() => Day, { nullable: true })
  @Property({ ...day, nullable: true })
  rntValidUntil: string | null = null;

  /** Validity whose end the owner was already notified about. */
  @Property({ ...day, nullable: true })
  rntWarnedFor: string | null = null;

  /** True when a quote can be sent only while the registration is valid. */
  @Field(() => Boolean)
  @Property({ type: "boolean", default: false })
  rntRequired: boolean = false;

  @Field(() => String) @Property({ type: "text" }) address!: string;
  @Field(() => String) @Property({ type: "text" }) phone!: string;

  /** Digits with the country before them. */
  @Field(() => String) @Property({ type: "text" }) whatsapp!: string;

  @Field(() => String) @Property({ type: "text" }) email!: string;

  /** E-mail for help for the team; null for the agency's own. Below, the telephone. */
  @Field(() => String, { nullable: true }) @Property({ type: "text", nullable: true }) supportEmail:
    string | null = null;
  @Field(() => String, { nullable: true }) @Property({ type: "text", nullable: true }) supportPhone:
    string | null = null;

  @Field(() => String, { nullable: true }) @Property({ type: "text", nullable: true }) instagram:
    string | null = null;
  @Field(() => String, { nullable: true }) @Property({ type: "text", nullable: true }) facebook:
    string | null = null;
  @Field(() => String, { nullable: true }) @Property({ type: "text", nullable: true }) tiktok: string | null =
    null;
  @Field(() => String, { nullable: true }) @Property({ type: "text", nullable: true }) youtube:
    string | null = null;

  /** Maximum that a bank allows in one Bre-B transfer, in COP: clients are asked to split a larger amount. */
  @Field(() => COP)
  @Property({ type: CopColumn, default: defaultBreBLimit })
  breBLimit: number = defaultBreBLimit;

  /** Opening hours, in Bogota time: `08:00-18:00`; null: closed, or nothing is promised. */
  @Field(() => String, { nullable: true })
  @Property({ type: "text", nullable: true })
  horarioSemana: string | null = null;

  @Field(() => String, { nullable: true })
  @Property({ type: "text", nullable: true })
  horarioSabado: string | null = null;

  /** Hours of Sundays and holidays. */
  @Field(() => String, { nullable: true })
  @Property({ type: "text", nullable: true })
  horarioDomingo: string | null = null;

  /**
   * True when other programs of the agency may pay online over REST without the two acceptances that the card
   * provider requires of a payer.
   */
  @Field(() => Boolean)
  @Property({ type: "boolean", default: true })
  restPaymentsWithoutAcceptance: boolean = true;

  /** Percentage of a raffle's total ticket price owed for the right to operate (Decreto 1486 de 2024). */
  @Field(() => Float)
  @Property({ type: PercentColumn, default: 14 })
  raffleRightPercent: number = 14;

  /** Percentage of that right owed for its administration. */
  @Field(() => Float)
  @Property({ type: PercentColumn, default: 1 })
  raffleAdministrationPercent: number = 1;

  /** Person who signs for the agency; null: no person is named beside the agency's name. */
  @Field(() => String, { nullable: true })
  @Property({ type: "text", nullable: true })
  signerName: string | null = null;

  /** Position of the signer: `Representante legal`. */
  @Field(() => String, { nullable: true })
  @Property({ type: "text", nullable: true })
  signerTitle: string | null = null;

  /** Their drawn signature, a PNG as data URL, for the contracts alone. */
  @Field(() => String, { nullable: true })
  @Property({ type: "text", nullable: true })
  signerDrawing: string | null = null;

  /** Address of the agency's logo in messages and documents for clients; null when its name is used. */
  @Field(() => String, { nullable: true })
  @Property({ type: "text", nullable: true })
  logo: string | null = null;

  /** Brand colour, `#RRGGBB`, of its proposals; null for ours. */
  @Field(() => String, { nullable: true })
  @Property({ type: "text", nullable: true })
  brandColour: string | null = null;

  /** Features that the agency does without, whose pages no menu shows. */
  @Field(() => [OptionalFeature])
  @Property({ type: "text[]", columnType: "text[]", defaultRaw: "'{}'" })
  hiddenFeatures: OptionalFeature[] = [];

  /** Time since which mails to clients are sent automatically; null while they wait for the owner. */
  @Property({ ...instant, nullable: true })
  mailsOpenedAt: Date | null = null;

  @Field(() => DateTime, { nullable: true })
  @Property({ ...instant, nullable: true })
  updatedAt: Date | null = null;

  @Field(() => Int)
  @Property({ type: "integer", default: 1 })
  version: number = 1;
}
