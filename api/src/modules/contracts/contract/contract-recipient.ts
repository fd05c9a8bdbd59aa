import { emailProblem, normalEmail } from "../../../core/colombia/emails.ts";
import { badInput } from "../../../core/failure.ts";
import type { Contract } from "./contract.entity.ts";

const NO_EMAIL = "El contrato no tiene correo del cliente: escríbelo primero.";

/**
 * Returns the address to which a contract or its signing code is sent: always the contract's client, because
 * the holder of both can sign.
 * @throws Refusal BAD_USER_INPUT `to` when the client has no address, or another address was requested.
 */
export function recipientOf({ cliente }: Contract, to?: string | null): string {
  const own = normalEmail(cliente.email);
  const problem = own === "" ? NO_EMAIL : emailProblem(own);
  if (problem) throw badInput("to", problem);
  if (to?.trim() && normalEmail(to) !== own) throw badInput("to", otherAddress(own));
  return own;
}

const otherAddress = (own: string): string =>
  `El contrato se envía al correo del cliente (${own}). ` +
  "Para usar otro, cambia primero el correo del contrato.";
