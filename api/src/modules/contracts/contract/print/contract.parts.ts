import { Field, Int, ObjectType } from "type-graphql";
import { Day, Json } from "../../../../core/scalars.ts";
import { May } from "../../../accounts/account/permission.ts";
import { TipoDocumento } from "../../../accounts/account/user.enums.ts";
import { ItemTipo } from "../../item/item.enums.ts";

/** The client as named in the contract; `id` is null without an account. */
export interface Party {
  readonly id: number | null;
  readonly name: string;
  readonly lastname: string;
  readonly email: string;
  readonly phone: string | null;
}

/** `Party` as a type of the schema. */
@ObjectType({ simpleResolvers: true })
export class ContractClient {
  @Field(() => Int, { nullable: true, description: "Número del registro." }) id!: number | null;
  @Field(() => String, { nullable: true, description: "Nombre, como se muestra." }) name!: string;
  @Field(() => String, { nullable: true, description: "Apellido." }) lastname!: string;
  @Field(() => String, { nullable: true, description: "Correo electrónico." }) email!: string;
  @Field(() => String, { nullable: true, description: "Teléfono." }) phone!: string | null;
}

/** Client of a contract with personal data, visible only to people who may edit the contract. */
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

/** The client's contact in the agency. */
@ObjectType({ simpleResolvers: true })
export class OwnAdvisor {
  @Field(() => String, { description: "Nombre, como se muestra." }) name!: string;
  @Field(() => String, { description: "Apellido." }) lastname!: string;
  @Field(() => String, { description: "Correo electrónico." }) email!: string;
  @Field(() => String, { nullable: true, description: "Teléfono." }) phone!: string | null;
  @Field(() => String, { nullable: true, description: "Dirección de la foto; nulo si no hay." }) picture!:
    string | null;
}

/** One promised service, as edited; `detalle` is text, or a free-form object from an API consumer. */
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

/** Result of the automatic conversion, stored on the contract. */
export interface ConversionSummary {
  readonly attempted: boolean;
  readonly success: boolean;
  readonly itemsCreated: number;
  /** Error in Spanish; null when the conversion succeeded. */
  readonly error: string | null;
  /** Number of created items by type. */
  readonly summary: Readonly<Record<string, number>> | null;
}

/** `ConversionSummary` as a type of the schema. */
@ObjectType({ simpleResolvers: true })
export class AutomaticConversion {
  @Field(() => Boolean, { nullable: true, description: "Si se intentó." }) attempted!: boolean;
  @Field(() => Boolean, { nullable: true, description: "Si salió bien." }) success!: boolean;
  @Field(() => Int, { nullable: true, description: "Cuántos servicios se crearon." }) itemsCreated!: number;
  @Field(() => String, { nullable: true, description: "Qué falló; nulo si salió bien." }) error!:
    string | null;
  @Field(() => Json, {
    nullable: true,
    description: "Cuántos servicios se crearon por clase; las clases son las claves: por eso es JSON.",
  })
  summary!: unknown;
}
