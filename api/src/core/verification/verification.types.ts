import { Field, ObjectType } from "type-graphql";
import { DateTime } from "../scalars.ts";
import { DocumentKind, DocumentState } from "./verification.enums.ts";

/** Agency responsible for a document. */
@ObjectType({ simpleResolvers: true })
export class DocumentIssuer {
  @Field(() => String) name!: string;
  @Field(() => String) legalName!: string;
  @Field(() => String) nit!: string;
  /** Number in the Registro Nacional de Turismo. */
  @Field(() => String) rnt!: string;
}

/**
 * Public facts by which the holder of a document verifies it with its code: nothing about the client, nothing
 * about the price.
 */
@ObjectType({ simpleResolvers: true })
export class DocumentVerification {
  @Field(() => DocumentKind) kind!: DocumentKind;
  @Field(() => String) number!: string;
  @Field(() => DocumentState) state!: DocumentState;
  @Field(() => DateTime) issuedAt!: Date;
  /** Time at which it was replaced or annulled, or expired. */
  @Field(() => DateTime, { nullable: true }) endedAt!: Date | null;
  /** SHA-256 of the PDF, hexadecimal; null while it is being printed. */
  @Field(() => String, { nullable: true }) sha256!: string | null;
  /** SHA-256 of its further versions, such as one that was time-stamped later, oldest first. */
  @Field(() => [String]) furtherSha256!: string[];
  /** SHA-256 of the PDF that the signer was shown, for a signed contract. */
  @Field(() => String, { nullable: true }) priorSha256!: string | null;
  @Field(() => DocumentIssuer) issuer!: DocumentIssuer;
}
