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
 * States what is said when the e-mail is missing and the telephone beside it is no mobile, together with what
 * else is missing.
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
