import { ValidateBy } from "class-validator";
import { Extensions } from "type-graphql";
import { isMobile } from "../../../../core/colombia/phones.ts";

interface Reached {
  readonly emailCliente?: unknown;
  readonly telefonoCliente?: unknown;
}

const isReached = ({ emailCliente, telefonoCliente }: Reached): boolean =>
  (typeof emailCliente === "string" && emailCliente.trim() !== "") ||
  (typeof telefonoCliente === "string" && isMobile(telefonoCliente));

/**
 * Validates that an e-mail is present unless the phone number is a mobile, and reports its message together
 * with other missing fields.
 */
export const EmailUnlessMobile =
  (text: string): PropertyDecorator =>
  (target, property) => {
    Extensions({ askedBy: (input: Reached) => (isReached(input) ? null : text) })(target, property as string);
    ValidateBy({
      name: "emailUnlessMobile",
      validator: {
        validate: (_, args) => isReached((args?.object ?? {}) as Reached),
        defaultMessage: () => text,
      },
    })(target, property);
  };
