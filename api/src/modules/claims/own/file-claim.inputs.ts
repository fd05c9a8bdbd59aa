import { Field, InputType } from "type-graphql";
import {
  documentProblem,
  type DocumentType,
  normalDocument,
  normalDocumentType,
} from "../../../core/colombia/documents.ts";
import { emailProblem, normalEmail } from "../../../core/colombia/emails.ts";
import { nameProblem, normalName } from "../../../core/colombia/names.ts";
import { normalPhone, phoneProblem } from "../../../core/colombia/phones.ts";
import { type FieldFailure, Refusal } from "../../../core/failure.ts";
import { PrintedName } from "../../../core/input/printed-name.ts";
import { Required } from "../../../core/input/required.ts";
import { OptionalText, RequiredText } from "../../../core/input/text-fields.ts";
import { ClaimKind, DataRight } from "../claim/claim.enums.ts";
import { claimRights, isAboutData } from "../claim/claim.rules.ts";

const LONG = { message: "El texto no puede tener más de 10.000 caracteres" };

/** Request of a person about their data, or claim as a consumer. */
@InputType()
export class FileClaimInput {
  @Required("Elige qué quieres presentar")
  @Field(() => ClaimKind, { description: "Qué se pide." })
  kind!: ClaimKind;

  @Field(() => DataRight, {
    nullable: true,
    description: "Qué quiere que se haga; solo en un reclamo de datos.",
  })
  derecho?: DataRight | null;

  @Required("Escribe tu nombre")
  @PrintedName()
  @Field(() => String, { description: "Nombre con el que se conoce." })
  nombre!: string;

  @Required("Escribe tu correo")
  @Field(() => String, { description: "Correo electrónico." })
  email!: string;

  @Field(() => String, { nullable: true, description: "Teléfono, con su indicativo: `+57…`." })
  telefono?: string | null;

  /** Required for a request about data. */
  @Field(() => String, { nullable: true, description: "Tipo del documento de identidad." })
  tipoDocumento?: string | null;

  @Field(() => String, { nullable: true, description: "Número del documento de identidad." })
  documento?: string | null;

  @OptionalText("El contrato, la cotización o la reserva de que se trata.", 60, {
    message: "El número es demasiado largo",
  })
  sobre?: string | null;

  @RequiredText("Cuéntanos qué necesitas", "Lo que pide, en sus palabras.", 10_000, LONG)
  detalle!: string;

  @Field(() => Boolean, {
    nullable: true,
    description: "Si la persona autoriza el tratamiento de sus datos; sin valor, no se le preguntó.",
  })
  aceptaTratamiento?: boolean | null;
}

/** Information that a person sends to complete their request. */
@InputType()
export class CompleteClaimInput {
  @RequiredText("Escribe lo que faltaba", "Lo que pide, en sus palabras.", 10_000, LONG)
  detalle!: string;
}

/** Returns a request in its stored form. @throws Refusal BAD_USER_INPUT with one entry per wrong field. */
export function checkClaim(input: FileClaimInput) {
  const { kind, derecho, nombre, email, telefono, tipoDocumento, documento, sobre, detalle } = input;
  const aboutData = isAboutData(kind);
  const withDocument = aboutData || Boolean(documento?.trim());
  const found = {
    derecho:
      kind === "reclamo_datos" && !claimRights.includes(derecho as DataRight)
        ? "Elige qué quieres que hagamos con tus datos"
        : null,
    nombre: nameProblem(nombre),
    email: emailProblem(email),
    telefono: telefono?.trim() ? phoneProblem(telefono) : null,
    documento: withDocument ? documentProblem(tipoDocumento, documento) : null,
  };
  const errors = Object.entries(found).flatMap(([field, message]): FieldFailure[] =>
    message ? [{ field, message }] : [],
  );
  if (errors[0]) throw new Refusal("BAD_USER_INPUT", errors[0].message, errors);
  const type = withDocument ? (normalDocumentType(tipoDocumento ?? "") as DocumentType) : null;
  return {
    kind,
    dataRight: kind === "consulta_datos" ? ("acceso" as const) : aboutData ? (derecho ?? null) : null,
    name: normalName(nombre),
    email: normalEmail(email),
    phone: telefono?.trim() ? normalPhone(telefono) : null,
    documentType: type,
    document: type && normalDocument(type, documento),
    about: sobre?.trim().toUpperCase() || null,
    detail: detalle.trim(),
  };
}
