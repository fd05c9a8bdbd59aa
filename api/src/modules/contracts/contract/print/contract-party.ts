import { normalEmail } from "../../../../core/colombia/emails.ts";
import type { User } from "../../../accounts/account/user.entity.ts";
import type { Quote } from "../../../quotes/quote/quote.entity.ts";
import type { Party } from "./contract.parts.ts";

/** Data of a client's account that are copied to a contract. */
type Account = Pick<User, "id" | "name" | "lastname" | "email" | "phone">;

/** Returns the contract's party for a client with an account. */
export const partyOfAccount = ({ id, name, lastname, email, phone }: Account): Party => ({
  id,
  name,
  lastname,
  email,
  phone,
});

/** Returns the contract's party for a client without an account; the name is split at the first space. */
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
