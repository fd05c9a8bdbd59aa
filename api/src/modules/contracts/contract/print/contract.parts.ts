import { Field, Int, ObjectType } from "type-graphql";
import { Day, Json } from "../../../../core/scalars.ts";
import { May } from "../../../accounts/account/permission.ts";
import { TipoDocumento } from "../../../accounts/account/user.enums.ts";
import { ItemTipo } from "../../item/item.enums.ts";

/** The client as the contract names them; without an account `id` is null. */
export interface Party {
  readonly id: number | null;
  readonly name: string;
  readonly lastname: string;
  readonly email: string;
  readonly phone: string | null;
}

/** `Party` as the schema has it. */
@ObjectType({ simpleResolvers: true })
export class ContractClient {
  @Field(() => Int, { nullable: true }) id!: number | null;
  @Field(() => String, { nullable: true }) name!: string;
  @Field(() => String, { nullable: true }) lastname!: string;
  @Field(() => String, { nullable: true }) email!: string;
  @Field(() => String, { nullable: true }) phone!: string | null;
}

/** Client of a contract with their personal data, which only people who may edit it see. */
@ObjectType({ simpleResolvers: true })
export class ContractHolder extends ContractClient {
  @May("createContracts")
  @Field(() => TipoDocumento, { nullable: true })
  tipoDocumento!: TipoDocumento | null;
  @May("createContracts") @Field(() => String, { nullable: true }) documentoIdentidad!: string | null;
  @May("createContracts") @Field(() => Day, { nullable: true }) fechaNacimiento!: string | null;
  @May("createContracts") @Field(() => String, { nullable: true }) direccion!: string | null;
  @May("createContracts") @Field(() => String, { nullable: true }) ciudad!: string | null;
  @May("createContracts") @Field(() => String, { nullable: true }) pais!: string | null;
}

/** Contact of the client in the agency. */
@ObjectType({ simpleResolvers: true })
export class OwnAdvisor {
  @Field(() => String) name!: string;
  @Field(() => String) lastname!: string;
  @Field(() => String) email!: string;
  @Field(() => String, { nullable: true }) phone!: string | null;
  /** The address of their picture; null when they have none. */
  @Field(() => String, { nullable: true }) picture!: string | null;
}

/**
 * One thing the contract promises, as edited: `detalle` is text, or a free object for consumers that send
 * one.
 */
@ObjectType({ simpleResolvers: true })
export class PromisedItem {
  @Field(() => ItemTipo, { nullable: true }) tipo!: ItemTipo;
  @Field(() => String, { nullable: true }) descripcion!: string;
  @Field(() => Json, { nullable: true }) detalle!: unknown;
}

/** Result of the automatic conversion, kept on the contract. */
export interface ConversionSummary {
  readonly attempted: boolean;
  readonly success: boolean;
  readonly itemsCreated: number;
  /** Error in Spanish, when it failed. */
  readonly error: string | null;
  /** Number of items of each type. */
  readonly summary: Readonly<Record<string, number>> | null;
}

/** `ConversionSummary` as the schema has it. */
@ObjectType({ simpleResolvers: true })
export class AutomaticConversion {
  @Field(() => Boolean, { nullable: true }) attempted!: boolean;
  @Field(() => Boolean, { nullable: true }) success!: boolean;
  @Field(() => Int, { nullable: true }) itemsCreated!: number;
  @Field(() => String, { nullable: true }) error!: string | null;
  @Field(() => Json, { nullable: true }) summary!: unknown;
}
