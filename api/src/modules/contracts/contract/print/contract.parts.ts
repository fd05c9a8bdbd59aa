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
  @Field(() => Int, { nullable: true, description: "Número del registro." }) id!: number | null;
  @Field(() => String, { nullable: true, description: "Nombre, como se muestra." }) name!: string;
  @Field(() => String, { nullable: true, description: "Apellido." }) lastname!: string;
  @Field(() => String, { nullable: true, description: "Correo electrónico." }) email!: string;
  @Field(() => String, { nullable: true, description: "Teléfono." }) phone!: string | null;
}

/** Client of a contract with their personal data, which only people who may edit it see. */
@ObjectType({ simpleResolvers: true })
export class ContractHolder extends ContractClient {
  @May("createContracts")
  @Field(() => TipoDocumento, { nullable: true, description: "Tipo del documento de identidad." })
  tipoDocumento!: TipoDocumento | null;
  @May("createContracts")
  @Field(() => String, { nullable: true, description: "Número del documento de identidad." })
  documentoIdentidad!: string | null;
  @May("createContracts")
  @Field(() => Day, { nullable: true, description: "Día en que nació." })
  fechaNacimiento!: string | null;
  @May("createContracts")
  @Field(() => String, { nullable: true, description: "Dirección donde vive o recibe correspondencia." })
  direccion!: string | null;
  @May("createContracts")
  @Field(() => String, { nullable: true, description: "Ciudad de esa dirección." })
  ciudad!: string | null;
  @May("createContracts") @Field(() => String, { nullable: true, description: "País donde vive." }) pais!:
    string | null;
}

/** Contact of the client in the agency. */
@ObjectType({ simpleResolvers: true })
export class OwnAdvisor {
  @Field(() => String, { description: "Nombre, como se muestra." }) name!: string;
  @Field(() => String, { description: "Apellido." }) lastname!: string;
  @Field(() => String, { description: "Correo electrónico." }) email!: string;
  @Field(() => String, { nullable: true, description: "Teléfono." }) phone!: string | null;
  @Field(() => String, { nullable: true, description: "Dirección de la foto; nulo si no hay." }) picture!:
    string | null;
}

/**
 * One thing the contract promises, as edited: `detalle` is text, or a free object for consumers that send
 * one.
 */
@ObjectType({ simpleResolvers: true })
export class PromisedItem {
  @Field(() => ItemTipo, { nullable: true, description: "Clase del registro." }) tipo!: ItemTipo;
  @Field(() => String, { nullable: true, description: "Descripción, como se lee." }) descripcion!: string;
  @Field(() => Json, {
    nullable: true,
    description: "Texto, o un objeto libre de programas que envían uno: por eso es JSON.",
  })
  detalle!: unknown;
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
  @Field(() => Boolean, { nullable: true, description: "Si se intentó." }) attempted!: boolean;
  @Field(() => Boolean, { nullable: true, description: "Si salió bien." }) success!: boolean;
  @Field(() => Int, { nullable: true, description: "Cuántos ítems se crearon." }) itemsCreated!: number;
  @Field(() => String, { nullable: true, description: "Qué falló; nulo si salió bien." }) error!:
    string | null;
  @Field(() => Json, {
    nullable: true,
    description: "Cuántos ítems se crearon por clase; las clases son las claves: por eso es JSON.",
  })
  summary!: unknown;
}
