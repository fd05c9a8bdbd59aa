import { Field, InputType } from "type-graphql";
import { emailProblem, normalEmail } from "../../../core/colombia/emails.ts";
import { nameProblem, normalName } from "../../../core/colombia/names.ts";
import { normalPhone, phoneProblem } from "../../../core/colombia/phones.ts";
import { type FieldFailure, Refusal } from "../../../core/failure.ts";
import { PrintedName } from "../../../core/input/printed-name.ts";
import { Required } from "../../../core/input/required.ts";
import { RequiredText } from "../../../core/input/text-fields.ts";

/** Message of a visitor to the agency. */
@InputType()
export class ContactInput {
  @Required("El nombre es requerido")
  @PrintedName()
  @Field(() => String, { description: "Nombre, como se muestra." })
  name!: string;

  @Required("El email es requerido")
  @Field(() => String, { description: "Correo electrónico." })
  email!: string;

  @Field(() => String, { nullable: true, description: "Teléfono." })
  phone?: string | null;

  @RequiredText("El mensaje es requerido", "Lo que escribe el visitante.", 2_000, {
    message: "El mensaje no puede tener más de 2.000 caracteres",
  })
  message!: string;

  @Field(() => Boolean, {
    nullable: true,
    description: "Si la persona autoriza el tratamiento de sus datos; sin valor, no se le preguntó.",
  })
  aceptaTratamiento?: boolean | null;
}

/**
 * Returns a visitor's message in its stored form.
 * @throws Refusal BAD_USER_INPUT with one entry per wrong field.
 */
export function checkContact({ name, email, phone, message }: ContactInput) {
  const found = {
    name: nameProblem(name),
    email: emailProblem(email),
    phone: phone?.trim() ? phoneProblem(phone) : null,
  };
  const errors = Object.entries(found).flatMap(([field, problem]): FieldFailure[] =>
    problem ? [{ field, message: problem }] : [],
  );
  if (errors[0]) throw new Refusal("BAD_USER_INPUT", errors[0].message, errors);
  return {
    name: normalName(name),
    email: normalEmail(email),
    phone: normalPhone(phone ?? ""),
    message: message.trim(),
  };
}
