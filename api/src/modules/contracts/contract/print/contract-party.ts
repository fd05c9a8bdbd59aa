import { normalEmail } from "../../../../core/colombia/emails.ts";
import type { User } from "../../../accounts/account/user.entity.ts";
import type { Quote } from "../../../quotes/quote/quote.entity.ts";
import type { Party } from "./contract.parts.ts";

/** Data of a client's account that a contract keeps. */
type Account = Pick<User, "id" | "name" | "lastname" | "email" | "phone">;

/** Returns a client with an account, as a contract names them. */
export const partyOfAccount = ({ id, name, lastname, email, phone }: Account): Party => ({
  id,
  name,
  lastname,
  email,
  phone,
});

/** Returns a client without an account: the name is split at its first blank. */
export function partyOfContact(fullName: string, email: string, phone: string | null): Party {
  const [name = "", ...lastname] = fullName.trim().split(/\s+/);
  return { id: null, name, lastname: lastname.join(" "), email: normalEmail(email), phone: phone || null };
}

/** Returns the client of a quote. */
export const partyOfQuote = (
  { nombreCliente, emailCliente, telefonoCliente }: Quote,
  account: Account | null,
): Party =>
  account ? partyOfAccount(account) : partyOfContact(nombreCliente, emailCliente, telefonoCliente);
