import { ArgsType, Field, ID, ObjectType } from "type-graphql";
import { OrderedPageOf } from "../../../core/list/ordered-page.ts";
import { PageOf } from "../../../core/page.ts";
import { DateTime } from "../../../core/scalars.ts";
import { Customer } from "./customer.entity.ts";
import { customerOrder } from "./customer.rules.ts";

@ObjectType({ simpleResolvers: true })
export class CustomerPage extends PageOf(Customer) {}

/** Page and order of the list of customers. */
@ArgsType()
export class CustomerPageArgs extends OrderedPageOf<Customer>()(customerOrder) {}

/** Customer as found while a quote is made: only name and contact data. */
@ObjectType({ simpleResolvers: true })
export class CustomerMatch {
  @Field(() => ID, { description: "Identificador del registro." }) id!: string;
  @Field(() => String, { description: "Nombre, como se muestra." }) name!: string;
  @Field(() => String, { nullable: true, description: "Correo electrónico." }) email!: string | null;
  @Field(() => String, { nullable: true, description: "Teléfono, con su indicativo: `+57…`." }) telefono!:
    string | null;
}

/** Consent of a customer to the treatment of their data, and its revocation. */
@ObjectType({ simpleResolvers: true })
export class CustomerConsent {
  @Field(() => ID, { description: "Identificador del registro." }) id!: string;
  @Field(() => String, {
    description: "Para qué es la autorización: `registration`, `request`, `passengers`…",
  })
  purpose!: string;
  @Field(() => Boolean, { description: "Si se autorizó; falso cuando ese canal no la pidió." })
  given!: boolean;
  @Field(() => String, { nullable: true, description: "Versión del texto que se aceptó." }) textVersion!:
    string | null;
  @Field(() => DateTime, { description: "Fecha y hora en que pasó." }) at!: Date;
  @Field(() => DateTime, { nullable: true, description: "Fecha y hora en que se revocó." })
  revokedAt!: Date | null;
}
