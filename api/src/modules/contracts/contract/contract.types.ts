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

/** Counts of the contracts in the asker's scope by situation, and their total value in COP. */
@ObjectType({ simpleResolvers: true })
export class ContractStats {
  @Field(() => Int) totalContracts!: number;
  /** Active and signed. */
  @Field(() => Int) activeContracts!: number;
  /** The trip is over and the contract neither completed nor cancelled. */
  @Field(() => Int) expiredContracts!: number;
  /** Drafts. */
  @Field(() => Int) pendingContracts!: number;
  @Field(() => COP) totalValue!: number;
}

/** Count and total value (COP) of the contracts of the asker's scope at one status. */
@ObjectType({ simpleResolvers: true })
export class ContractCounter {
  @Field(() => ContractStatus) status!: ContractStatus;
  @Field(() => Int) count!: number;
  @Field(() => COP) value!: number;
}

/** A contract's PDF: `url` is relative, to be put behind the host (shapes, "Files"). */
@ObjectType({ simpleResolvers: true })
export class ContractPdf {
  @Field(() => String) url!: string;
  @Field(() => String) filename!: string;
  @Field(() => DateTime) generatedAt!: Date;
}

/** A PDF that was made, and its contract. */
@ObjectType()
export class ContractPdfPayload {
  id!: string;
  @Field(() => ContractPdf) pdf!: ContractPdf;
}

/** Mail that would send a contract. */
@ObjectType({ simpleResolvers: true })
export class ContractEmail {
  @Field(() => String) to!: string;
  @Field(() => String) subject!: string;
  @Field(() => String) message!: string;
  @Field(() => String) html!: string;
  @Field(() => String) pdfFilename!: string;
}

/** Facts of a signature that anybody with its code may know. */
@ObjectType({ simpleResolvers: true })
export class SignatureVerification {
  @Field(() => String) contractNumber!: string;
  @Field(() => DateTime) signedAt!: Date;
  /** SHA-256 of the signed PDF, hexadecimal. */
  @Field(() => String) sha256!: string;
  /** SHA-256 of the PDF that was shown to the signer, hexadecimal. */
  @Field(() => String) shownSha256!: string;
}

/** One amount of a contract's price, or item to buy, of its calculation. */
@ObjectType({ simpleResolvers: true })
export class AnalysedItem {
  @Field(() => String) tipo!: string;
  @Field(() => Prioridad) prioridad!: Prioridad;
  @Field(() => COP) valor!: number;
  @Field(() => String) descripcion!: string;
  @Field(() => Boolean) requiereCompra!: boolean;
  @Field(() => Json, { nullable: true }) detalles!: unknown;
}

/** Parts of a price, in COP. */
@ObjectType({ simpleResolvers: true })
export class AnalysedFinancials {
  @Field(() => COP) costoBase!: number;
  @Field(() => COP) totalComisiones!: number;
  @Field(() => COP) totalGanancia!: number;
  @Field(() => COP) precioFinalTotal!: number;
}

/** Parts of a contract's calculation that have to be bought. */
@ObjectType({ simpleResolvers: true })
export class CalculationAnalysis {
  @Field(() => Int) totalItemsPotenciales!: number;
  @Field(() => Int) itemsRequierenCompra!: number;
  @Field(() => COP) valorTotalCompras!: number;
  @Field(() => AnalysedFinancials) financials!: AnalysedFinancials;
  @Field(() => [AnalysedItem]) itemsDetallados!: AnalysedItem[];
}

/** Purchases and payments of a customer, over the contracts in the asker's scope. */
@ObjectType({ simpleResolvers: true })
export class CustomerSales {
  /** Contracts that were not cancelled. */
  @Field(() => Int) contracts!: number;
  /** Contracts that were cancelled, which no sum counts. */
  @Field(() => Int) cancelled!: number;
  /** Price of the contracts that were not cancelled, in COP. */
  @Field(() => COP) sold!: number;
  /** Their verified payments, in COP. */
  @Field(() => COP) paid!: number;
  /** Balance due on the contracts that bind the customer, in COP. */
  @Field(() => COP) owed!: number;
  /** The first day of the next trip. */
  @Field(() => Day, { nullable: true }) nextTrip!: string | null;
}

/** Possibility of making the items of a contract, and presence of items to buy. */
@ObjectType({ simpleResolvers: true })
export class ConversionStatus {
  @Field(() => Boolean) canConvert!: boolean;
  @Field(() => Boolean) readyForPurchaseManagement!: boolean;
}

/** Places and days of a contract's trip. */
@ObjectType({ simpleResolvers: true })
export class TripDetails {
  @Field(() => String) destino!: string;
  @Field(() => String) origen!: string;
  @Field(() => Day) fechaInicioViaje!: string;
  @Field(() => Day, { nullable: true }) fechaFinViaje!: string | null;
  @Field(() => Int) noches!: number;
}

/** Counts of items by type and by status. */
@ObjectType({ simpleResolvers: true })
export class ItemsAnalysis {
  @Field(() => Int) total!: number;
  @Field(() => Json) porTipo!: Record<string, number>;
  @Field(() => Json) porEstado!: Record<string, number>;
}
