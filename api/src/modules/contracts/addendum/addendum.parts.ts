import { Field, ID, Int, ObjectType } from "type-graphql";
import { COP, Day } from "../../../core/scalars.ts";
import { ChangedTerm } from "../../quotes/quote/offer/changed-term.type.ts";
import { PromisedItem } from "../contract/print/contract.parts.ts";
import type { ContractContent } from "../contract/print/contract-content.ts";

/** New name of a traveller. */
@ObjectType({ simpleResolvers: true })
export class RenamedTraveller {
  @Field(() => ID, { description: "Identificador del pasajero." }) passengerId!: string;
  @Field(() => String, { description: "Nombres con los que queda." }) nombre!: string;
  @Field(() => String, { description: "Apellidos con los que queda." }) apellido!: string;
}

/** One payment of a plan: its amount in COP and its due date. */
@ObjectType({ simpleResolvers: true })
export class AddendumStep {
  @Field(() => Day, { description: "Día en que vence." }) fechaVencimiento!: string;
  @Field(() => COP, { description: "Valor en COP." }) monto!: number;
}

/** Changes of an addendum, as entered in its form; null or empty fields leave the contract unchanged. */
@ObjectType({ simpleResolvers: true })
export class AddendumChanges {
  @Field(() => [RenamedTraveller], { description: "Los viajeros que cambian de nombre." })
  viajeros!: RenamedTraveller[];
  @Field(() => String, {
    nullable: true,
    description: "Nombre del titular, en un contrato que no nombra viajeros.",
  })
  pasajeroTitular!: string | null;
  @Field(() => Day, { nullable: true, description: "Día en que comienza el viaje." }) fechaInicioViaje!:
    string | null;
  @Field(() => Day, { nullable: true, description: "Día en que termina el viaje; nulo si es solo de ida." })
  fechaFinViaje!: string | null;
  @Field(() => [PromisedItem], {
    nullable: true,
    description: "Los servicios que promete el contrato; nulo si siguen igual.",
  })
  servicios!: PromisedItem[] | null;
  @Field(() => COP, { nullable: true, description: "Precio para el cliente, en COP." }) precioTotal!:
    number | null;
  @Field(() => [AddendumStep], {
    nullable: true,
    description: "Pagos que reemplazan la parte sin pagar del plan.",
  })
  plan!: AddendumStep[] | null;
}

/** One payment of the agreed plan. */
@ObjectType({ simpleResolvers: true })
export class AgreedStep {
  @Field(() => Int, { description: "Número consecutivo, desde 1." }) numero!: number;
  @Field(() => String, { description: "Descripción, como se lee." }) descripcion!: string;
  @Field(() => Day, { description: "Día en que vence." }) fechaVencimiento!: string;
  @Field(() => COP, { description: "Valor en COP." }) monto!: number;
  @Field(() => Boolean, { description: "Si estaba pagada cuando se escribió el otrosí." }) pagada!: boolean;
}

/** Text of an addendum; it no longer changes after the addendum is sent. */
@ObjectType({ simpleResolvers: true })
export class AddendumContent {
  @Field(() => Int, { description: "Número consecutivo, desde 1." }) numero!: number;
  @Field(() => String, { description: "Número del contrato." }) contrato!: string;
  @Field(() => String, { description: "Por qué cambia el contrato." }) motivo!: string;
  @Field(() => [ChangedTerm], { description: "Lo que cambia, en palabras." }) cambios!: ChangedTerm[];
  @Field(() => COP, { description: "Precio antes, en COP." }) precioAntes!: number;
  @Field(() => COP, { description: "Precio después, en COP." }) precioDespues!: number;
  @Field(() => [AgreedStep], {
    nullable: true,
    description: "El plan completo como quedará; nulo si no cambia.",
  })
  plan!: AgreedStep[] | null;
  /** Facts of the contract that the addendum's document and mails print. */
  base!: Pick<
    ContractContent,
    "number" | "origin" | "destination" | "from" | "to" | "travellers" | "client" | "holder" | "advisor"
  >;
}
