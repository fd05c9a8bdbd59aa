import { Field, ObjectType } from "type-graphql";
import { NotFound } from "../../../core/failure-texts.ts";

/**
 * A new session: its token, and the person's whole record (a field resolver, read as the account's owner).
 */
@ObjectType()
export class SignInPayload {
  @Field(() => String, { description: "Secreto que se presenta en lugar de la contraseña." }) token!: string;
  @Field(() => String, { description: "Mensaje que se muestra." }) message!: string;
}

/**
 * New account: its record, and a session token when a person created it for themselves. The token is null
 * when the creator was signed in as another person.
 */
@ObjectType()
export class RegisterPayload {
  @Field(() => String, {
    nullable: true,
    description: "Token de la sesión nueva; nulo si la cuenta la creó otra persona.",
  })
  token!: string | null;
  @Field(() => String, { description: "Mensaje que se muestra." }) message!: string;
  userId!: number;
}

/** Name of the person whose account uses an e-mail; no other data is returned. */
@NotFound("Usuario no encontrado")
@ObjectType({ simpleResolvers: true })
export class EmailOwner {
  @Field(() => String, { description: "Nombre, como se muestra." }) name!: string;
  @Field(() => String, { description: "Apellido." }) lastname!: string;
}

/** One legal notice of the agency. */
@ObjectType({ simpleResolvers: true })
export class LegalNotice {
  @Field(() => String, { description: "Título, como se lee." }) title!: string;
  @Field(() => String, { description: "El texto, como se lee." }) text!: string;
}

/** Public settings of this installation, which anybody may read. */
@ObjectType({ simpleResolvers: true })
export class PublicSettings {
  @Field(() => String, { description: "Nombre, como se muestra." }) name!: string;
  @Field(() => String, { description: "Razón social." }) legalName!: string;

  @Field(() => String, { description: "NIT con puntos y dígito de verificación." }) nit!: string;

  @Field(() => String, { description: "Número en el Registro Nacional de Turismo." }) rnt!: string;

  @Field(() => String, { description: "Dirección." }) address!: string;
  @Field(() => String, { description: "Teléfono." }) phone!: string;
  @Field(() => String, { description: "Correo electrónico." }) email!: string;
  @Field(() => String, { description: "Correo donde el equipo pide ayuda." }) supportEmail!: string;
  @Field(() => String, { description: "Teléfono donde el equipo pide ayuda." }) supportPhone!: string;
  @Field(() => String, { nullable: true, description: "Dirección de Instagram; nulo si no hay." })
  instagram!: string | null;
  @Field(() => String, { nullable: true, description: "Dirección de Facebook; nulo si no hay." }) facebook!:
    string | null;
  @Field(() => String, { nullable: true, description: "Dirección de TikTok; nulo si no hay." }) tiktok!:
    string | null;
  @Field(() => String, { nullable: true, description: "Dirección de YouTube; nulo si no hay." }) youtube!:
    string | null;

  @Field(() => String, { nullable: true, description: "Dirección del logo de la agencia; nulo si no hay." })
  logo!: string | null;
  @Field(() => String, { description: "Color de las propuestas, `#RRGGBB`." }) colour!: string;

  @Field(() => [LegalNotice], {
    description: "Avisos legales, en el orden en que están al pie de cada página.",
  })
  notices!: LegalNotice[];

  @Field(() => String, {
    nullable: true,
    description: "Horario de lunes a viernes, en hora de Bogotá: `08:00-18:00`; nulo si no se promete.",
  })
  horarioSemana!: string | null;
  @Field(() => String, {
    nullable: true,
    description: "Horario de los sábados, en hora de Bogotá; nulo si no se promete.",
  })
  horarioSabado!: string | null;
  @Field(() => String, {
    nullable: true,
    description: "Horario de domingos y festivos, en hora de Bogotá; nulo si no se promete.",
  })
  horarioDomingo!: string | null;

  @Field(() => String, {
    nullable: true,
    description: "Llave pública de Wompi; nulo si no se paga en línea.",
  })
  wompiPublicKey!: string | null;

  @Field(() => Boolean, { description: "Si la instalación puede enviar SMS." }) sms!: boolean;

  /** Phone number in the format that `wa.me` requires. */
  @Field(() => String, { description: "Celular de WhatsApp: solo cifras, con el indicativo adelante." })
  whatsapp!: string;
}
