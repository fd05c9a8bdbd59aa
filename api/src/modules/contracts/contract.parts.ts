import { Field, Int, ObjectType } from "type-graphql";
import { Json } from "../../core/scalars.ts";
import { ItemTipo } from "./item.enums.ts";

/** One thing the contract promises, as edited: `detalle` is free text, or a free object for consumers that send one. */
@ObjectType({ simpleResolvers: true })
export class PromisedItem {
  @Field(() => ItemTipo) tipo!: ItemTipo;
  @Field(() => String) descripcion!: string;
  @Field(() => Json, { nullable: true }) detalle!: unknown;
}

/** What the automatic conversion did, kept on the contract. */
export interface ConversionSummary {
  readonly attempted: true;
  readonly success: boolean;
  readonly itemsCreated: number;
  /** In Spanish, when it failed. */
  readonly error: string | null;
}

/** The client as the contract names them; without an account `id` is null. */
export interface Party {
  readonly id: number | null;
  readonly name: string;
  readonly lastname: string;
  readonly email: string;
  readonly phone: string | null;
  readonly role: number;
}

/** How many services a contract holds of one kind or status. */
@ObjectType({ simpleResolvers: true })
export class ItemCount {
  @Field(() => String) nombre!: string;
  @Field(() => Int) cantidad!: number;
}
