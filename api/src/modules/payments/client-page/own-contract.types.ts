import { Field, ID, Int, ObjectType } from "type-graphql";
import { COP, DateTime, Day } from "../../../core/scalars.ts";
import { CancellationStatus } from "../../contracts/cancellation/cancellation.enums.ts";
import { ContractStatus } from "../../contracts/contract/contract.enums.ts";
import { OwnAdvisor } from "../../contracts/contract/print/contract.parts.ts";
import { ItemTipo } from "../../contracts/item/item.enums.ts";
import { MedioDePago, PaymentStatus, TipoPago } from "../payment/payment.enums.ts";
import { OwnChargeback } from "../chargeback/chargeback.types.ts";
import { OwnRefund } from "../refund/refund.types.ts";

/** Payment as the client sees it. */
@ObjectType({ simpleResolvers: true })
export class OwnPayment {
  @Field(() => ID, { description: "Identificador del registro." }) id!: string;
  @Field(() => COP, { description: "Valor en COP." }) monto!: number;
  @Field(() => TipoPago, { description: "Medio de pago, en grueso." }) tipoPago!: TipoPago;
  @Field(() => MedioDePago, { description: "Medio exacto de pago." }) medio!: MedioDePago;
  @Field(() => String, { nullable: true, description: "Franquicia de la tarjeta, como la escribe Wompi." })
  cardBrand!: string | null;
  @Field(() => String, { nullable: true, description: "Últimas cuatro cifras de la tarjeta." })
  cardLastFour!: string | null;
  @Field(() => Day, { description: "Día en que pagó el cliente." }) fechaPago!: string;
  @Field(() => PaymentStatus, { description: "Estado del registro." }) status!: PaymentStatus;
  @Field(() => String, { nullable: true, description: "Referencia con la que se reconoce en el banco." })
  reference!: string | null;
  @Field(() => String, {
    nullable: true,
    description: "Número del recibo: `RC-2026-000310`; sale cuando el pago se verifica.",
  })
  receiptNumber!: string | null;
  @Field(() => Boolean, { description: "Si el cliente lo informó y aún lo puede retirar." })
  withdrawable!: boolean;
  @Field(() => Boolean, { description: "Si ahora se puede reclamar que se reverse." }) claimable!: boolean;
  @Field(() => String, { nullable: true, description: "Por qué no cuenta, si se rechazó o se anuló." })
  reason!: string | null;
}

/** Traveller, identified only by name, with whether documents are incomplete. */
@ObjectType({ simpleResolvers: true })
export class OwnTraveller {
  @Field(() => ID, { description: "Identificador del registro." }) id!: string;
  @Field(() => String, { description: "Nombre, como se muestra." }) name!: string;
  @Field(() => Boolean, { description: "Si es el titular." }) titular!: boolean;
  @Field(() => String, { nullable: true, description: "Lo que le falta, en palabras; nulo si nada." })
  lacks!: string | null;
}

/** Service of the trip: its name, and whether it is bought. It never contains the provider or the cost. */
@ObjectType({ simpleResolvers: true })
export class OwnService {
  @Field(() => ItemTipo, { description: "Clase del servicio." }) tipo!: ItemTipo;
  @Field(() => Boolean, { description: "Si ya está comprado." }) bought!: boolean;
}

/** Client's latest cancellation request, with its answer. */
@ObjectType({ simpleResolvers: true })
export class OwnCancellation {
  @Field(() => CancellationStatus, { description: "Estado del registro." }) status!: CancellationStatus;
  @Field(() => String, { description: "Motivo del cliente." }) reason!: string;
  @Field(() => String, { nullable: true, description: "Respuesta; nulo mientras no hay." }) answer!:
    string | null;
  @Field(() => DateTime, { description: "Fecha y hora en que se creó." }) createdAt!: Date;
}

/** Pending turn of the trip, with its text for the client. */
@ObjectType({ simpleResolvers: true })
export class OwnTurn {
  @Field(() => String, { description: "Nombre del acto que lo resuelve: `sign`, `passengers`, `pay`." })
  act!: string;
  @Field(() => String, { description: "Frase para el cliente: `Falta tu firma.`." }) sentence!: string;
}

/** An addendum that waits for the client's signature. */
@ObjectType({ simpleResolvers: true })
export class OwnAddendum {
  @Field(() => ID, { description: "Identificador del registro." }) id!: string;
  @Field(() => Int, { description: "Número consecutivo, desde 1." }) number!: number;
  @Field(() => DateTime, { description: "Fecha y hora del último envío." }) sentAt!: Date;
  @Field(() => String, { description: "Correo al que se envió, enmascarado." }) sentTo!: string;
}

/** Terms of a withdrawal (retracto) made now; amounts in COP. Tickets follow the air regulation (RAC 3). */
@ObjectType({ simpleResolvers: true })
export class OwnRetractoTerms {
  @Field(() => COP, { description: "Lo que se devuelve completo, en COP." }) services!: number;
  @Field(() => Day, { description: "Hasta qué día se devuelve." }) servicesBy!: string;
  @Field(() => COP, { description: "Parte de lo pagado que es de tiquetes comprados, en COP; 0 si no hay." })
  tickets!: number;
  @Field(() => DateTime, {
    nullable: true,
    description: "Hasta cuándo la aerolínea los recibe; nulo sin tiquetes.",
  })
  ticketsUntil!: Date | null;
  @Field(() => Int, { description: "Horas desde la compra de los tiquetes en que la aerolínea los recibe." })
  hours!: number;
  @Field(() => Int, { description: "Días antes del vuelo hasta los que la aerolínea los recibe." })
  daysBefore!: number;
  @Field(() => Boolean, { description: "Si la aerolínea los recibe." }) ticketsReturn!: boolean;
  @Field(() => Day, {
    nullable: true,
    description: "Hasta qué día llega lo que devuelve; nulo si no devuelve nada.",
  })
  ticketsBy!: string | null;
  @Field(() => COP, { description: "Lo máximo que puede retener, en COP." }) mostKept!: number;
  @Field(() => Boolean, { description: "Si el cliente elige entre todo, y todo menos el vuelo." })
  chooses!: boolean;
  @Field(() => COP, { description: "Precio del vuelo si se queda solo con él, en COP." })
  flightPrice!: number;
}

/** Right to withdraw from the contract (Ley 1480 de 2011, art. 47). */
@ObjectType({ simpleResolvers: true })
export class OwnRetracto {
  @Field(() => Day, { description: "Último día del retracto." }) until!: string;
  @Field(() => Boolean, { description: "Si aún se puede ejercer." }) open!: boolean;
  @Field(() => OwnRetractoTerms, { nullable: true, description: "Qué pasaría hoy; nulo si ya no se puede." })
  terms!: OwnRetractoTerms | null;
}

/** Contract as the client sees it; amounts in COP. */
@ObjectType({ simpleResolvers: true })
export class OwnContract {
  /** Destination of the one-time code, which every act except paying requires. */
  @Field(() => String, {
    nullable: true,
    description: "Correo enmascarado al que va el código que pide el enlace; nulo si no pide.",
  })
  asksCode!: string | null;
  @Field(() => String, {
    nullable: true,
    description: "Celular al que puede ir el código, enmascarado; nulo si solo va por correo.",
  })
  smsCodeTo!: string | null;

  @Field(() => ID, { description: "Identificador del registro." }) id!: string;
  @Field(() => ID, { nullable: true, description: "Identificador de la cotización." }) quoteId!:
    string | null;
  @Field(() => String, { description: "Número del contrato: `CT-2026-000045`." }) contractNumber!: string;
  @Field(() => ContractStatus, { description: "Estado del registro." }) status!: ContractStatus;
  @Field(() => DateTime, { nullable: true, description: "Fecha y hora de la firma." }) signedAt!: Date | null;
  @Field(() => String, { description: "Lugar desde donde se viaja." }) origen!: string;
  @Field(() => String, { description: "Destino del viaje." }) destino!: string;
  @Field(() => Day, { description: "Día en que comienza el viaje." }) fechaInicioViaje!: string;
  @Field(() => Day, { nullable: true, description: "Día en que termina el viaje; nulo si es solo de ida." })
  fechaFinViaje!: string | null;
  @Field(() => Int, { description: "Días que faltan para el viaje; negativo si ya comenzó." })
  diasHastaViaje!: number;
  @Field(() => Int, { description: "Cuántas personas viajan." }) numeroPasajeros!: number;
  @Field(() => COP, { description: "Precio para el cliente, en COP." }) precioTotal!: number;
  @Field(() => COP, { description: "Lo pagado y verificado, en COP." }) totalPagado!: number;
  /** Includes payments reported by the client and payments pending at the card provider. */
  @Field(() => COP, { description: "Lo registrado que espera verificación, en COP." }) porVerificar!: number;
  @Field(() => COP, {
    description:
      "El saldo, en COP: el precio menos lo pagado y verificado, sin descontar lo que está por verificar.",
  })
  saldoPendiente!: number;
  /** Zero when the contract accepts no payments. */
  @Field(() => COP, { description: "Lo que aún se puede registrar, en COP: ni pagado ni por verificar." })
  porRegistrar!: number;
  @Field(() => Boolean, { description: "Si tiene PDF." }) hasPdf!: boolean;
  @Field(() => [OwnPayment], { description: "Los pagos." }) payments!: OwnPayment[];
  @Field(() => [OwnTraveller], { description: "Los viajeros." }) travellers!: OwnTraveller[];
  @Field(() => [OwnService], { description: "Los servicios, en su orden." }) services!: OwnService[];
  @Field(() => OwnCancellation, {
    nullable: true,
    description: "Última solicitud de cancelación; nulo si no hay.",
  })
  cancellation!: OwnCancellation | null;
  @Field(() => OwnAddendum, { nullable: true, description: "Otrosí que espera su firma; nulo si no hay." })
  addendum!: OwnAddendum | null;
  @Field(() => OwnRetracto, {
    nullable: true,
    description: "Su derecho de retracto; nulo si la ley no lo da.",
  })
  retracto!: OwnRetracto | null;
  @Field(() => [OwnRefund], { description: "Sus devoluciones." }) refunds!: OwnRefund[];
  @Field(() => [OwnChargeback], { description: "Sus reclamos de reversión." }) chargebacks!: OwnChargeback[];
  @Field(() => OwnAdvisor, {
    nullable: true,
    description: "Contacto del cliente en la agencia; nulo si nadie lo vende.",
  })
  advisor!: OwnAdvisor | null;
}
