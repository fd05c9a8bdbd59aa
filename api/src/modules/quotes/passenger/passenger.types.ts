import { Field, ID, ObjectType } from "type-graphql";
import { NotFound } from "../../../core/failure-texts.ts";
import { Day } from "../../../core/scalars.ts";
import { TipoDocumento } from "../../accounts/account/user.enums.ts";
import { NO_QUOTE } from "../quote/quote.access.ts";

/** Known data of the client for the start of the holder's row: from their account, else from the quote. */
@NotFound(NO_QUOTE)
@ObjectType({ simpleResolvers: true })
export class PassengerPrefill {
  @Field(() => String) nombre!: string;
  @Field(() => String) apellido!: string;
  @Field(() => String) email!: string;
  @Field(() => String, { nullable: true }) telefono!: string | null;
  @Field(() => TipoDocumento, { nullable: true }) tipoDocumento!: TipoDocumento | null;
  @Field(() => String, { nullable: true }) documentoIdentidad!: string | null;
  @Field(() => Day, { nullable: true }) fechaNacimiento!: string | null;
  @Field(() => String, { nullable: true }) direccion!: string | null;
  @Field(() => String, { nullable: true }) ciudad!: string | null;
  @Field(() => String, { nullable: true }) pais!: string | null;
}

/** The passengers of a quote after they were saved. */
@NotFound(NO_QUOTE)
@ObjectType()
export class SavedPassengers {
  @Field(() => ID) quoteId!: string;
}

/** The passenger taken off the list. */
@ObjectType({ simpleResolvers: true })
export class DeletedPassenger {
  @Field(() => ID) id!: string;
}

/** A new link to the form, with its token. */
@NotFound(NO_QUOTE)
@ObjectType()
export class PassengerLink {
  @Field(() => ID) quoteId!: string;
  @Field(() => String) link!: string;
}
