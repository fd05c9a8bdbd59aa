import { Field, ID, Int, ObjectType } from "type-graphql";
import { OfferedActType } from "../../core/acts.type.ts";
import { COP, DateTime, Day } from "../../core/scalars.ts";
import { ClosingStatus, ClosingStep } from "./closing.enums.ts";

/** Line of an order. */
@ObjectType({ simpleResolvers: true })
export class ClosingLine {
  @Field(() => String, { description: "Título, como se lee." }) title!: string;
  @Field(() => String, { nullable: true, description: "Detalle, como se lee." }) detail!: string | null;
}

/** Extra of an order with its final price. */
@ObjectType({ simpleResolvers: true })
export class ClosingExtra {
  @Field(() => String, { description: "Nombre del extra." }) name!: string;
  @Field(() => COP, { description: "Precio final en COP, para todo el grupo." }) price!: number;
}

/** Payment of an order. */
@ObjectType({ simpleResolvers: true })
export class ClosingPayment {
  @Field(() => String, { description: "Nombre del pago: `Cuota inicial`." }) name!: string;
  @Field(() => COP, { description: "Valor en COP." }) amount!: number;
  @Field(() => Day, { description: "Día en que vence." }) dueOn!: string;
}

/** Agency that sells an order. */
@ObjectType({ simpleResolvers: true })
export class ClosingSeller {
  @Field(() => String, { description: "Razón social." }) name!: string;
  @Field(() => String, { description: "NIT con su dígito de verificación." }) nit!: string;
  @Field(() => String, { description: "Número en el Registro Nacional de Turismo." }) rnt!: string;
  @Field(() => String, { description: "Dirección." }) address!: string;
  @Field(() => String, { description: "Teléfono." }) phone!: string;
  @Field(() => String, { description: "Correo electrónico." }) email!: string;
  @Field(() => String, { nullable: true, description: "Asesor de la cotización." }) advisor!: string | null;
}

/** Complete order that a client accepts before signing and paying. */
@ObjectType({ simpleResolvers: true })
export class ClosingSummary {
  @Field(() => String, { description: "Número de la cotización: `COT-2026-000123`." }) quoteNumber!: string;
  @Field(() => String, { nullable: true, description: "Opción elegida; nula si no hay varias." }) option!:
    string | null;
  @Field(() => String, { description: "Lugar desde donde se viaja." }) origin!: string;
  @Field(() => String, { description: "Destino del viaje." }) destination!: string;
  @Field(() => Day, { description: "Día de la ida." }) departure!: string;
  @Field(() => Day, { nullable: true, description: "Día del regreso; nulo si es solo de ida." }) comeback!:
    string | null;
  @Field(() => Int, { description: "Cuántos adultos." }) adults!: number;
  @Field(() => Int, { description: "Cuántos menores de edad." }) minors!: number;
  @Field(() => Int, { description: "Cuántos infantes, menores de dos años." }) infants!: number;
  @Field(() => [ClosingLine], { description: "Los servicios incluidos." }) lines!: ClosingLine[];
  @Field(() => [ClosingExtra], { description: "Los extras elegidos." }) extras!: ClosingExtra[];
  @Field(() => [String], { description: "Lo que el precio no incluye." }) notIncluded!: string[];
  @Field(() => COP, { description: "Descuento en COP." }) discount!: number;
  @Field(() => COP, { description: "Total en COP, con impuestos y cargos." }) total!: number;
  @Field(() => [ClosingPayment], { description: "Los pagos, en su orden." }) payments!: ClosingPayment[];
  @Field(() => ClosingSeller, { description: "La agencia que vende." }) seller!: ClosingSeller;
  @Field(() => Day, {
    nullable: true,
    description: "Último día del retracto si se firma hoy; nulo si no aplica.",
  })
  retractoUntil!: string | null;
}

/** Extra that a client can add. */
@ObjectType({ simpleResolvers: true })
export class ClosingOfferedExtra {
  @Field(() => ID, { description: "Clave con la que se elige." }) key!: string;
  @Field(() => String, { description: "Nombre del extra." }) name!: string;
  @Field(() => String, { nullable: true, description: "Detalle, como se lee." }) detail!: string | null;
  @Field(() => COP, { description: "Precio final en COP, para todo el grupo." }) price!: number;
  @Field(() => Boolean, { description: "Si ya está elegido." }) chosen!: boolean;
}

/** Option of the trip that a client can choose; an offer without options is its only one. */
@ObjectType({ simpleResolvers: true })
export class ClosingOption {
  @Field(() => ID, { nullable: true, description: "Identificador; nulo si hay una sola." }) id!:
    string | null;
  @Field(() => String, { nullable: true, description: "Nombre; nulo si hay una sola." }) name!: string | null;
  @Field(() => COP, { description: "Precio en COP, sin extras." }) price!: number;
  @Field(() => Boolean, { description: "Si es la elegida." }) chosen!: boolean;
  @Field(() => [ClosingOfferedExtra], { description: "Los extras que se le pueden agregar." })
  extras!: ClosingOfferedExtra[];
}

/** Way to pay that a client can choose: in equal payments, the first today. */
@ObjectType({ simpleResolvers: true })
export class ClosingPlan {
  @Field(() => Int, { description: "En cuántos pagos." }) payments!: number;
  @Field(() => Day, { description: "Día del último pago." }) lastDueOn!: string;
}

/** Client's part of a closing in progress, for a known browser. */
@ObjectType({ simpleResolvers: true })
export class ClosingOrder {
  @Field(() => [ClosingOption], {
    description: "Lo que puede elegir, con sus extras; vacía después de aceptar.",
  })
  options!: ClosingOption[];
  @Field(() => [ClosingPlan], { description: "Las formas de pagar que caben antes del viaje." })
  plans!: ClosingPlan[];
  @Field(() => Int, { nullable: true, description: "Pagos elegidos; nulo antes de elegir." }) payments!:
    number | null;
  @Field(() => ClosingSummary, { description: "El pedido como quedaría ahora o, ya aceptado, como quedó." })
  summary!: ClosingSummary;
  @Field(() => String, { description: "Huella SHA-256 del resumen, que se acepta con ella." })
  sha256!: string;
  @Field(() => ID, { nullable: true, description: "Identificador del contrato; nulo antes de aceptar." })
  contractId!: string | null;
}

/** Online closing of a quote, as its client or the office sees it. */
@ObjectType({ simpleResolvers: true })
export class ClosingState {
  @Field(() => ClosingStatus, { description: "Estado del registro." }) status!: ClosingStatus;
  @Field(() => ClosingStep, { description: "Paso en que va." }) step!: ClosingStep;
  @Field(() => String, { description: "Destino del viaje." }) destination!: string;
  @Field(() => String, {
    nullable: true,
    description: "Frase para el cliente cuando no puede seguir; nula mientras puede.",
  })
  ended!: string | null;
  @Field(() => String, {
    nullable: true,
    description: "Correo enmascarado al que llega el código, si en este equipo hace falta; nulo si no.",
  })
  codeTo!: string | null;
  @Field(() => ClosingOrder, {
    nullable: true,
    description: "El pedido, para el cliente en un equipo conocido; nulo para los demás.",
  })
  order!: ClosingOrder | null;
  @Field(() => Int, { description: "Pagos que se pueden elegir, como máximo." }) mostPayments!: number;
  @Field(() => String, { nullable: true, description: "Quién lo permitió; nulo para el cliente." })
  allowedBy!: string | null;
  @Field(() => DateTime, { nullable: true, description: "Cuándo empezó el cliente." })
  startedAt!: Date | null;
  @Field(() => DateTime, { nullable: true, description: "Cuándo terminó su último paso." })
  lastStepAt!: Date | null;
  @Field(() => String, { nullable: true, description: "Por qué terminó; nulo para el cliente." })
  endReason!: string | null;
  @Field(() => [OfferedActType], { description: "Actos que se le ofrecen ahora a quien consulta." })
  acts!: OfferedActType[];
}

/** Terms with which a quote can be closed online now, or the reason why it cannot. */
@ObjectType({ simpleResolvers: true })
export class ClosingTerms {
  @Field(() => String, { nullable: true, description: "Por qué no se puede permitir; nulo si se puede." })
  refusal!: string | null;
  @Field(() => Int, { description: "Pagos por quincena que caben antes del viaje, como máximo." })
  mostPayments!: number;
}

/** Address and secret with which a client continues. */
@ObjectType({ simpleResolvers: true })
export class StartedClosingPayload {
  @Field(() => ID, { description: "Identificador de la cotización." }) id!: string;
  @Field(() => String, { description: "Dirección en que se sigue, con su enlace." }) url!: string;
  @Field(() => String, { description: "Secreto de este equipo, que va en las demás llamadas." })
  browser!: string;
}

/** Number of closings that reached a step. */
@ObjectType({ simpleResolvers: true })
export class ClosingStepFigure {
  @Field(() => ClosingStep, { description: "El paso." }) step!: ClosingStep;
  @Field(() => Int, { description: "Cuántos clientes llegaron a él." }) reached!: number;
}
