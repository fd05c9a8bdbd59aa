import { Field, ID, ObjectType } from "type-graphql";
import { DateTime, Day } from "../../../core/scalars.ts";
import { ClaimFile } from "../claim/claim-file.type.ts";
import { ClaimIdentity, ClaimKind, ClaimStatus, DataRight } from "../claim/claim.enums.ts";

/** Status of a request for a person who knows its number and e-mail; contains none of the request's texts. */
@ObjectType({ simpleResolvers: true })
export class FollowedClaim {
  @Field(() => String, { description: "Número: `SD-2026-000012` de datos, `PQR-2026-000007` de consumidor." })
  number!: string;
  @Field(() => ClaimKind, { description: "Qué se pide." }) kind!: ClaimKind;
  @Field(() => ClaimStatus, { description: "Estado del registro." }) status!: ClaimStatus;
  @Field(() => Day, { description: "Día en que se radicó." }) filedOn!: string;
  @Field(() => Day, { description: "Último día para responder." }) dueOn!: string;
  @Field(() => Boolean, { description: "Si se prorrogó." }) extended!: boolean;
  /** Null unless missing information was requested and not sent yet. */
  @Field(() => Day, { nullable: true, description: "Último día para completarla." }) lapsesOn!: string | null;
  @Field(() => DateTime, { nullable: true, description: "Fecha y hora de la respuesta." })
  answeredAt!: Date | null;
  @Field(() => DateTime, { nullable: true, description: "Fecha y hora en que se cerró." })
  closedAt!: Date | null;
}

/** A request as displayed to the person who made it. */
@ObjectType({ simpleResolvers: true })
export class OwnClaim extends FollowedClaim {
  @Field(() => ID, { description: "Identificador del registro." }) id!: string;
  @Field(() => DataRight, {
    nullable: true,
    description: "Derecho que ejerce sobre sus datos; nulo en una PQR.",
  })
  dataRight!: DataRight | null;
  @Field(() => ClaimIdentity, { description: "Cómo se comprobó quién pregunta." }) identity!: ClaimIdentity;
  @Field(() => DateTime, { nullable: true, description: "Cuándo comprobó que el correo es suyo." })
  emailConfirmedAt!: Date | null;
  @Field(() => String, { description: "Lo que pide, en sus palabras." }) detail!: string;
  @Field(() => String, { nullable: true, description: "Lo que se le pidió a la persona." }) missing!:
    string | null;
  @Field(() => String, { nullable: true, description: "Lo que envió para completarla." }) completion!:
    string | null;
  @Field(() => String, { nullable: true, description: "Por qué se prorrogó." }) extensionReason!:
    string | null;
  @Field(() => String, { nullable: true, description: "Respuesta; nulo mientras no hay." }) answer!:
    string | null;
  @Field(() => String, { nullable: true, description: "Por qué se cerró sin respuesta." }) closeReason!:
    string | null;
  @Field(() => [ClaimFile], { description: "Los archivos que adjuntó la persona." }) files!: ClaimFile[];
  @Field(() => [ClaimFile], { description: "Los archivos de la respuesta." }) answerFiles!: ClaimFile[];
}

/** Confirmation data of a request that was just made. */
@ObjectType({ simpleResolvers: true })
export class FiledClaim {
  @Field(() => ID, { description: "Identificador del registro." }) id!: string;
  @Field(() => String, { description: "Número: `SD-2026-000012` de datos, `PQR-2026-000007` de consumidor." })
  number!: string;
  @Field(() => ClaimKind, { description: "Qué se pide." }) kind!: ClaimKind;
  @Field(() => Day, { description: "Último día para responder." }) dueOn!: string;
  @Field(() => ClaimIdentity, { description: "`pendiente`: se envió un código al correo." })
  identity!: ClaimIdentity;
}
