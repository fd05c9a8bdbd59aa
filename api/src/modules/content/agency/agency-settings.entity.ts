import { OptionalProps } from "@mikro-orm/core";
import { Check, Entity, PrimaryKey, Property } from "@mikro-orm/decorators/legacy";
import { ObjectType } from "type-graphql";
import { pesos } from "../../../core/audit/description.ts";
import { Column, textsOf } from "../../../core/column.ts";
import { day, instant } from "../../../core/columns.ts";
import { NotFound } from "../../../core/failure-texts.ts";
import { defaultBreBLimit } from "./agency.rules.ts";
import { OptionalFeature } from "./optional-feature.enums.ts";

/** Settings and data of the agency; a single row. */
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
    "hidden_features <@ array['equipos', 'capacitacion', 'objeciones', 'rifas', 'puntos', 'aprobaciones', " +
    "'reservas']",
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

  @Column("text", "Nombre, como se muestra.", { history: "Nombre" }) name!: string;
  @Column("text", "Razón social.", { history: "Razón social" }) legalName!: string;

  @Column("text", "NIT con puntos y dígito de verificación: `900.123.456-8`.", { history: "NIT" })
  nit!: string;

  @Column("text", "Número en el Registro Nacional de Turismo.", { history: "RNT" }) rntNumber!: string;

  @Column("day", "Último día de vigencia del registro; nulo si no se ha dicho.", {
    nullable: true,
    history: "RNT vigente hasta",
  })
  rntValidUntil: string | null = null;

  /** Validity period (its last day) about whose end the owner was already notified. */
  @Property({ ...day, nullable: true })
  rntWarnedFor: string | null = null;

  @Column("boolean", "Si una cotización solo se puede enviar con el registro vigente.", {
    default: false,
    history: "Exige el RNT",
  })
  rntRequired: boolean = false;

  @Column("text", "Dirección.", { history: "Dirección" }) address!: string;
  @Column("text", "Teléfono.", { history: "Teléfono" }) phone!: string;

  @Column("text", "Celular de WhatsApp: solo cifras, con el indicativo adelante.", { history: "WhatsApp" })
  whatsapp!: string;

  @Column("text", "Correo electrónico.", { history: "Correo" }) email!: string;

  @Column("text", "Correo donde el equipo pide ayuda; nulo: el de la agencia.", {
    nullable: true,
    history: "Correo de soporte",
  })
  supportEmail: string | null = null;
  @Column("text", "Teléfono donde el equipo pide ayuda; nulo: el de la agencia.", {
    nullable: true,
    history: "Teléfono de soporte",
  })
  supportPhone: string | null = null;

  @Column("text", "Dirección de Instagram; nulo si no hay.", { nullable: true, history: "Instagram" })
  instagram: string | null = null;
  @Column("text", "Dirección de Facebook; nulo si no hay.", { nullable: true, history: "Facebook" })
  facebook: string | null = null;
  @Column("text", "Dirección de TikTok; nulo si no hay.", { nullable: true, history: "TikTok" })
  tiktok: string | null = null;
  @Column("text", "Dirección de YouTube; nulo si no hay.", { nullable: true, history: "YouTube" })
  youtube: string | null = null;

  @Column(
    "cop",
    "Máximo de una transferencia Bre-B en COP: de ahí en adelante se le pide al cliente partirla.",
    { default: defaultBreBLimit, history: ["Tope de Bre-B", pesos] },
  )
  breBLimit: number = defaultBreBLimit;

  @Column("text", "Horario de lunes a viernes, en hora de Bogotá: `08:00-18:00`; nulo: cerrado.", {
    nullable: true,
    history: "Horario de lunes a viernes",
  })
  horarioSemana: string | null = null;

  @Column("text", "Horario de los sábados, en hora de Bogotá; nulo: cerrado.", {
    nullable: true,
    history: "Horario del sábado",
  })
  horarioSabado: string | null = null;

  @Column("text", "Horario de domingos y festivos, en hora de Bogotá; nulo: cerrado.", {
    nullable: true,
    history: "Horario de domingos y festivos",
  })
  horarioDomingo: string | null = null;

  @Column(
    "boolean",
    "Si otros programas pueden pagar en línea por REST sin las dos aceptaciones que exige Wompi.",
    { default: true, history: "Pagos de otros programas sin las dos aceptaciones" },
  )
  restPaymentsWithoutAcceptance: boolean = true;

  /** Fee for the right to operate a raffle (Decreto 1486 de 2024), in percent of the value of its tickets. */
  @Column(
    "percent",
    "Derechos de explotación de una rifa, en puntos porcentuales del valor de su boletería.",
    { default: 14, history: "Derecho de explotación (%)" },
  )
  raffleRightPercent: number = 14;

  @Column("percent", "Gastos de administración de una rifa, en puntos porcentuales de esos derechos.", {
    default: 1,
    history: "Administración del derecho (%)",
  })
  raffleAdministrationPercent: number = 1;

  @Column("text", "Persona que firma por la agencia; nulo: ninguna.", { nullable: true, history: "Nombre" })
  signerName: string | null = null;

  @Column("text", "Cargo de quien firma: `Representante legal`.", { nullable: true, history: "Cargo" })
  signerTitle: string | null = null;

  @Column("text", "Firma dibujada, un PNG como dirección `data:`; solo para los contratos.", {
    nullable: true,
  })
  signerDrawing: string | null = null;

  @Column("text", "Dirección del logo; nulo: se usa el nombre.", { nullable: true, history: "Logo" })
  logo: string | null = null;

  @Column("text", "Color de las propuestas, `#RRGGBB`; nulo: el de Travesía.", {
    nullable: true,
    history: "Color",
  })
  brandColour: string | null = null;

  @Column(textsOf(OptionalFeature), "Funciones que la agencia no usa y que ningún menú muestra.", {
    defaultRaw: "'{}'",
  })
  hiddenFeatures: OptionalFeature[] = [];

  /**
   * Time since which e-mails to clients are sent automatically; null while they are held back for the owner.
   */
  @Property({ ...instant, nullable: true })
  mailsOpenedAt: Date | null = null;

  @Column("instant", "Fecha y hora del último cambio.", { nullable: true })
  updatedAt: Date | null = null;

  @Column("integer", "Versión de la edición: guardar sobre una anterior se rechaza.", { default: 1 })
  version: number = 1;
}
