import { ArgsType, Field, Int, ObjectType } from "type-graphql";
import { OrderedPageOf } from "../../../core/list/ordered-page.ts";
import { PageOf } from "../../../core/page.ts";
import { COP, DateTime, Day, Json } from "../../../core/scalars.ts";
import { Contract } from "./contract.entity.ts";
import { ContractStatus } from "./contract.enums.ts";
import { Prioridad } from "../item/item.enums.ts";
import { contractOrder } from "./contract.rules.ts";

/** One page of contracts. */
@ObjectType({ simpleResolvers: true })
export class ContractPage extends PageOf(Contract) {}

/** Page and order of the list. */
@ArgsType()
export class ContractPageArgs extends OrderedPageOf<Contract>()(contractOrder) {}

/** Number of contracts in the caller's scope by status, and their total value in COP. */
@ObjectType({ simpleResolvers: true })
export class ContractStats {
  @Field(() => Int, { description: "Cuántos contratos hay." }) totalContracts!: number;
  @Field(() => Int, { description: "Activos y firmados." }) activeContracts!: number;
  @Field(() => Int, { description: "Con el viaje terminado y sin completar ni cancelar." })
  expiredContracts!: number;
  @Field(() => Int, { description: "Borradores." }) pendingContracts!: number;
  @Field(() => COP, { description: "Suma de los precios, en COP." }) totalValue!: number;
}

/** Number and total value (COP) of the contracts in the caller's scope with one status. */
@ObjectType({ simpleResolvers: true })
export class ContractCounter {
  @Field(() => ContractStatus, { description: "Estado del registro." }) status!: ContractStatus;
  @Field(() => Int, { description: "Cuántos son." }) count!: number;
  @Field(() => COP, { description: "Suma en COP." }) value!: number;
}

/** A contract's PDF: `url` is relative to the host (shapes, "Files"). */
@ObjectType({ simpleResolvers: true })
export class ContractPdf {
  @Field(() => String, { description: "Dirección del PDF, sin el servidor." }) url!: string;
  @Field(() => String, { description: "Nombre del archivo." }) filename!: string;
  @Field(() => DateTime, { description: "Fecha y hora en que se generó." }) generatedAt!: Date;
}

/** A new PDF, and its contract. */
@ObjectType()
export class ContractPdfPayload {
  id!: string;
  @Field(() => ContractPdf, { description: "El documento en PDF." }) pdf!: ContractPdf;
}

/** Default mail for sending a contract. */
@ObjectType({ simpleResolvers: true })
export class ContractEmail {
  @Field(() => String, { description: "Correo al que iría." }) to!: string;
  @Field(() => String, { description: "Asunto del correo." }) subject!: string;
  @Field(() => String, { description: "Texto del correo." }) message!: string;
  @Field(() => String, { description: "El contenido en HTML." }) html!: string;
  @Field(() => String, { description: "Nombre del archivo PDF." }) pdfFilename!: string;
}

/** Public facts of a signature, for holders of its verification code. */
@ObjectType({ simpleResolvers: true })
export class SignatureVerification {
  @Field(() => String, { description: "Número del contrato: `CT-2026-000045`." }) contractNumber!: string;
  @Field(() => DateTime, { description: "Fecha y hora de la firma." }) signedAt!: Date;
  @Field(() => String, { description: "Huella SHA-256 del PDF firmado, en hexadecimal." }) sha256!: string;
  @Field(() => String, {
    description: "Huella SHA-256 del PDF que se le mostró a quien firmó, en hexadecimal.",
  })
  shownSha256!: string;
}

/** One part of a contract's calculation: an amount of the price, or an item to buy. */
@ObjectType({ simpleResolvers: true })
export class AnalysedItem {
  @Field(() => String, { description: "Clase del registro." }) tipo!: string;
  @Field(() => Prioridad, { description: "Prioridad de compra." }) prioridad!: Prioridad;
  @Field(() => COP, { description: "Valor en COP." }) valor!: number;
  @Field(() => String, { description: "Descripción, como se lee." }) descripcion!: string;
  @Field(() => Boolean, { description: "Si hay que comprarlo." }) requiereCompra!: boolean;
  @Field(() => Json, {
    nullable: true,
    description: "Datos de la sección, que cambian según la clase: por eso es JSON.",
  })
  detalles!: unknown;
}

/** Parts of a price, in COP. */
@ObjectType({ simpleResolvers: true })
export class AnalysedFinancials {
  @Field(() => COP, { description: "Costo en COP, sin comisiones ni ganancia." }) costoBase!: number;
  @Field(() => COP, { description: "Suma de las comisiones en COP." }) totalComisiones!: number;
  @Field(() => COP, { description: "Ganancia de la agencia, en COP." }) totalGanancia!: number;
  @Field(() => COP, { description: "Precio final para el cliente, en COP." }) precioFinalTotal!: number;
}

/** Parts of a contract's calculation that have to be bought. */
@ObjectType({ simpleResolvers: true })
export class CalculationAnalysis {
  @Field(() => Int, { description: "Cuántos servicios tiene el cálculo." }) totalItemsPotenciales!: number;
  @Field(() => Int, { description: "Cuántos hay que comprar." }) itemsRequierenCompra!: number;
  @Field(() => COP, { description: "Costo de lo que hay que comprar, en COP." }) valorTotalCompras!: number;
  @Field(() => AnalysedFinancials, { description: "Las partes del precio." }) financials!: AnalysedFinancials;
  @Field(() => [AnalysedItem], { description: "Los servicios, uno por uno." })
  itemsDetallados!: AnalysedItem[];
}

/** Purchases and payments of a customer, from the contracts in the caller's scope. */
@ObjectType({ simpleResolvers: true })
export class CustomerSales {
  @Field(() => Int, { description: "Contratos que no se cancelaron." }) contracts!: number;
  @Field(() => Int, { description: "Contratos que se cancelaron, que ninguna suma cuenta." })
  cancelled!: number;
  @Field(() => COP, { description: "Precio de esos contratos, en COP." }) sold!: number;
  /** Verified payments of contracts that are not cancelled. */
  @Field(() => COP, { description: "Lo pagado, en COP." }) paid!: number;
  @Field(() => COP, { description: "Lo que debe por los contratos que lo obligan, en COP." }) owed!: number;
  @Field(() => Day, { nullable: true, description: "Primer día de su próximo viaje." }) nextTrip!:
    string | null;
}

/** State of a contract's conversion: whether items can be created, and whether items to buy exist. */
@ObjectType({ simpleResolvers: true })
export class ConversionStatus {
  @Field(() => Boolean, { description: "Si se pueden crear los servicios." }) canConvert!: boolean;
  @Field(() => Boolean, { description: "Si ya hay servicios por comprar." })
  readyForPurchaseManagement!: boolean;
}

/** Places and days of a contract's trip. */
@ObjectType({ simpleResolvers: true })
export class TripDetails {
  @Field(() => String, { description: "Destino del viaje." }) destino!: string;
  @Field(() => String, { description: "Lugar desde donde se viaja." }) origen!: string;
  @Field(() => Day, { description: "Día en que comienza el viaje." }) fechaInicioViaje!: string;
  @Field(() => Day, { nullable: true, description: "Día en que termina el viaje; nulo si es solo de ida." })
  fechaFinViaje!: string | null;
  @Field(() => Int, { description: "Cuántas noches." }) noches!: number;
}

/** Counts of items by type and by status. */
@ObjectType({ simpleResolvers: true })
export class ItemsAnalysis {
  @Field(() => Int, { description: "Cuántos hay en total." }) total!: number;
  @Field(() => Json, { description: "Cuántos por clase; las clases son las claves: por eso es JSON." })
  porTipo!: Record<string, number>;
  @Field(() => Json, { description: "Cuántos por estado; los estados son las claves: por eso es JSON." })
  porEstado!: Record<string, number>;
}
