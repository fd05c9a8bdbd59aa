import { conflict } from "../../../../core/failure.ts";
import type { Work } from "../../../../core/mutation/work.ts";
import { TipoDocumento } from "../../../accounts/account/user.enums.ts";
import { User } from "../../../accounts/account/user.entity.ts";
import { calculationMoves } from "../../../quotes/calculation/calculation-moves.ts";
import { Passenger } from "../../../quotes/passenger/passenger.entity.ts";
import { findQuote } from "../../../quotes/quote/quote.access.ts";
import type { Quote } from "../../../quotes/quote/quote.entity.ts";
import { quoteLifecycle } from "../../../quotes/quote/quote.lifecycle.ts";
import { moveQuote } from "../../../quotes/quote/quote-moves.ts";
import { documentText } from "./contract-content.ts";
import { Contract } from "../contract.entity.ts";
import { partyOfQuote } from "./contract-party.ts";
import { copySellers } from "../sale/contract-sellers.ts";
import { confirmedCalculation, promisesOfQuote } from "./contract-services.ts";

/**
 * Locks an approved quote of the viewer's scope and writes upon a new contract all it takes from it. One
 * whose contract was never signed and is cancelled or deleted may have another.
 */
export async function takeQuote(work: Work, contract: Contract, quoteId: string): Promise<Quote> {
  const quote = await findQuote(work.forUpdate, quoteId);
  const standing = { $or: [{ status: { $ne: "cancelled" as const } }, { signedAt: { $ne: null } }] };
  if (await work.em.count(Contract, { $and: [{ quote: quote.id }, standing] }))
    throw conflict("La cotización ya tiene un contrato");
  if (quote.status !== "converted") quoteLifecycle.refuseMove(quote.status, "converted");
  if (quote.precioTotal === null) throw conflict("La cotización aún no tiene precio");

  const account = quote.cliente && (await work.em.findOneOrFail(User, { id: quote.cliente.id }));
  contract.quote = quote;
  contract.customer = quote.customer;
  contract.account = account;
  contract.cliente = partyOfQuote(quote, account);
  copySellers(contract, quote);
  contract.precioTotal = quote.precioTotal;
  contract.tripType = quote.tripType;
  contract.origen = quote.origen;
  contract.destino = quote.destino;
  contract.numeroPasajeros = quote.numeroPersonas;
  contract.fechaInicioViaje = quote.fechaIda;
  contract.fechaFinViaje = quote.fechaRegreso;
  contract.contractItem = promisesOfQuote(quote, await confirmedCalculation(work, quote));
  await takeHolder(work, contract, quote, account);
  return quote;
}

/** Moves the quote and its calculation on, now that they have a contract. */
export async function markQuoteConverted(work: Work, quote: Quote, contract: Contract): Promise<void> {
  const calculation = await confirmedCalculation(work, quote);
  if (calculation && calculation.estado !== "usado")
    work.move(calculationMoves, calculation, "usado", { audit: null });
  if (quote.status === "converted") return;
  moveQuote(work, quote, "converted", "converted", { note: `Contrato ${contract.contractNumber}` });
  await work.emit("quote.converted", { quoteId: quote.id, contractId: contract.id });
}

/** Takes the trip's holder as the signer: their data come from the passengers, else from the account. */
async function takeHolder(work: Work, contract: Contract, quote: Quote, account: User | null): Promise<void> {
  const holder = await work.em.findOne(Passenger, { quote: quote.id, titular: true });
  const person = holder ?? account;
  if (!person) {
    contract.pasajeroTitular = quote.nombreCliente;
    return;
  }
  contract.pasajeroTitular = holder ? `${holder.nombre} ${holder.apellido}` : quote.nombreCliente;
  contract.documentoTitular = documentText(person.tipoDocumento, person.documentoIdentidad) || null;
  contract.clienteTipoDocumento = (person.tipoDocumento as TipoDocumento | null) ?? TipoDocumento.cc;
  contract.clienteDocumentoIdentidad = person.documentoIdentidad;
  contract.clienteFechaNacimiento = person.fechaNacimiento;
  contract.clienteDireccion = person.direccion;
  contract.clienteCiudad = person.ciudad;
  contract.clientePais = person.pais ?? "Colombia";
}
