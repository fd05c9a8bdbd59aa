import { Field, ObjectType } from "type-graphql";
import { DateTime } from "../scalars.ts";
import { DocumentKind, DocumentState } from "./verification.enums.ts";

/** Agency responsible for a document. */
@ObjectType({ simpleResolvers: true })
export class DocumentIssuer {
  @Field(() => String, { description: "Nombre, como se muestra." }) name!: string;
  @Field(() => String, { description: "Razón social." }) legalName!: string;
  @Field(() => String, { description: "NIT de la agencia." }) nit!: string;
  @Field(() => String, { description: "Número en el Registro Nacional de Turismo." }) rnt!: string;
}

/**
 * Public facts with which the holder of a document verifies it by its code; they contain nothing about the
 * client or the price.
 */
@ObjectType({ simpleResolvers: true })
export class DocumentVerification {
  @Field(() => DocumentKind, { description: "Clase del registro." }) kind!: DocumentKind;
  @Field(() => String, { description: "Número con el que se conoce." }) number!: string;
  @Field(() => DocumentState, { description: "Si el documento sigue vigente." }) state!: DocumentState;
  @Field(() => DateTime, { description: "Fecha y hora en que se expidió." }) issuedAt!: Date;
  @Field(() => DateTime, {
    nullable: true,
    description: "Fecha y hora en que se reemplazó, se anuló o venció.",
  })
  endedAt!: Date | null;
  @Field(() => String, {
    nullable: true,
    description: "Huella SHA-256 del PDF, en hexadecimal; nulo mientras se imprime.",
  })
  sha256!: string | null;
  @Field(() => [String], {
    description: "Huellas de sus otras versiones, como una con sello de tiempo; primero la más antigua.",
  })
  furtherSha256!: string[];
  @Field(() => String, {
    nullable: true,
    description: "De un contrato firmado, la huella del PDF que se le mostró a quien firmó.",
  })
  priorSha256!: string | null;
  @Field(() => DocumentIssuer, { description: "Agencia que responde por el documento." })
  issuer!: DocumentIssuer;
}
