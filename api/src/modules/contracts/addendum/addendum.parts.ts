import { Field, ID, Int, ObjectType } from "type-graphql";
import { COP, Day } from "../../../core/scalars.ts";
import { ChangedTerm } from "../../quotes/quote/offer/changed-term.type.ts";
import { PromisedItem } from "../contract/print/contract.parts.ts";
import type { ContractContent } from "../contract/print/contract-content.ts";

/** A traveller who is called otherwise. */
@ObjectType({ simpleResolvers: true })
export class RenamedTraveller {
  @Field(() => ID) passengerId!: string;
  @Field(() => String) nombre!: string;
  @Field(() => String) apellido!: string;
}

/** One payment of a plan: how much is due when, in COP. */
@ObjectType({ simpleResolvers: true })
export class AddendumStep {
  @Field(() => Day) fechaVencimiento!: string;
  @Field(() => COP) monto!: number;
}

/** Changes of an addendum, as its form has them; null, or empty, when the contract is unchanged. */
@ObjectType({ simpleResolvers: true })
export class AddendumChanges {
  @Field(() => [RenamedTraveller]) viajeros!: RenamedTraveller[];
  /** Name of the holder, of a contract that names no travellers. */
  @Field(() => String, { nullable: true }) pasajeroTitular!: string | null;
  @Field(() => Day, { nullable: true }) fechaInicioViaje!: string | null;
  @Field(() => Day, { nullable: true }) fechaFinViaje!: string | null;
  @Field(() => [PromisedItem], { nullable: true }) servicios!: PromisedItem[] | null;
  @Field(() => COP, { nullable: true }) precioTotal!: number | null;
  /** Lines that replace the unpaid part of the plan. */
  @Field(() => [AddendumStep], { nullable: true }) plan!: AddendumStep[] | null;
}

/** One payment of the agreed plan. */
@ObjectType({ simpleResolvers: true })
export class AgreedStep {
  @Field(() => Int) numero!: number;
  @Field(() => String) descripcion!: string;
  @Field(() => Day) fechaVencimiento!: string;
  @Field(() => COP) monto!: number;
  /** True when it was paid at the time the addendum was written, and is unchanged. */
  @Field(() => Boolean) pagada!: boolean;
}

/** Text of an addendum; frozen when it is sent. */
@ObjectType({ simpleResolvers: true })
export class AddendumContent {
  @Field(() => Int) numero!: number;
  @Field(() => String) contrato!: string;
  @Field(() => String) motivo!: string;
  @Field(() => [ChangedTerm]) cambios!: ChangedTerm[];
  @Field(() => COP) precioAntes!: number;
  @Field(() => COP) precioDespues!: number;
  /** Whole agreed plan; null when it does not change. */
  @Field(() => [AgreedStep], { nullable: true }) plan!: AgreedStep[] | null;
  /** Facts of the contract that the addendum's document and mails print. */
  base!: Pick<
    ContractContent,
    "number" | "origin" | "destination" | "from" | "to" | "travellers" | "client" | "holder" | "advisor"
  >;
}
