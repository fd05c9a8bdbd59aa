import { Field, ID, ObjectType } from "type-graphql";
import { NotFound } from "../../../core/failure-texts.ts";
import { Day } from "../../../core/scalars.ts";
import { TipoDocumento } from "../../accounts/account/user.enums.ts";
import { NO_QUOTE } from "../quote/quote.access.ts";

/** Known data of the client that prefill the holder's row: from the client's account, or from the quote. */
@NotFound(NO_QUOTE)
@ObjectType({ simpleResolvers: true })
export class PassengerPrefill {
  @Field(() => String, { description: "Nombres de la persona." }) nombre!: string;
  @Field(() => String, { description: "Apellidos, como están en el documento." }) apellido!: string;
  @Field(() => String, { description: "Correo electrónico." }) email!: string;
  @Field(() => String, { nullable: true, description: "Teléfono, con su indicativo: `+57…`." }) telefono!:
    string | null;
  @Field(() => TipoDocumento, { nullable: true, description: "Tipo del documento de identidad." })
  tipoDocumento!: TipoDocumento | null;
  @Field(() => String, { nullable: true, description: "Número del documento de identidad." })
  documentoIdentidad!: string | null;
  @Field(() => Day, { nullable: true, description: "Día en que nació." }) fechaNacimiento!: string | null;
  @Field(() => String, { nullable: true, description: "Dirección donde vive o recibe correspondencia." })
  direccion!: string | null;
  @Field(() => String, { nullable: true, description: "Ciudad de esa dirección." }) ciudad!: string | null;
  @Field(() => String, { nullable: true, description: "País donde vive." }) pais!: string | null;
}

/** Result of saving the passengers of a quote. */
@NotFound(NO_QUOTE)
@ObjectType()
export class SavedPassengers {
  @Field(() => ID, { description: "Identificador de la cotización." }) quoteId!: string;
}

/** Passenger that was removed from the list. */
@ObjectType({ simpleResolvers: true })
export class DeletedPassenger {
  @Field(() => ID, { description: "Identificador del registro." }) id!: string;
}

/** New link to the form, with its token. */
@NotFound(NO_QUOTE)
@ObjectType()
export class PassengerLink {
  @Field(() => ID, { description: "Identificador de la cotización." }) quoteId!: string;
  @Field(() => String, { description: "Dirección del formulario." }) link!: string;
}
