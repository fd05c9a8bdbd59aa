import { conflict } from "../../../../core/failure.ts";
import type { Work } from "../../../../core/mutation/work.ts";
import { sql } from "../../../../core/read/sql.ts";
import { TipoDocumento } from "../../../accounts/account/user.enums.ts";
import type { User } from "../../../accounts/account/user.entity.ts";
import { calculationMoves } from "../../../quotes/calculation/calculation-moves.ts";
import type { Passenger } from "../../../quotes/passenger/passenger.entity.ts";
import { findQuote } from "../../../quotes/quote/quote.access.ts";
import type { Quote } from "../../../quotes/quote/quote.entity.ts";
import { quoteLifecycle } from "../../../quotes/quote/quote.lifecycle.ts";
import { moveQuote } from "../../../quotes/quote/quote-moves.ts";
import { documentText } from "./contract-content.ts";
import type { Contract } from "../contract.entity.ts";
import { partyOfQuote } from "./contract-party.ts";
import { copySellers } from "../sale/contract-sellers.ts";
import { confirmedCalculation, exclusionsOfQuote, promisesOfQuote } from "./contract-services.ts";

/**
 * Locks an approved quote in the viewer's scope and copies its data to a new contract. A quote may have
 * another contract when its former one was cancelled or deleted before the signature.
 */
export async function takeQuote(work: Work, contract: Contract, quoteId: string): Promise<Quote> {
  const quote = await findQuote(work.forUpdate, quoteId);
  const { hasContract, account, holder } = await besideQuote(work, quote);
  if (hasContract) throw conflict("La cotización ya tiene un contrato");
  if (quote.status !== "converted") quoteLifecycle.refuseMove(quote.status, "converted");
  if (quote.precioTotal === null) throw conflict("La cotización aún no tiene precio");

  contract.quote = quote;
  contract.customer = quote.customer;
  contract.account = quote.cliente;
  contract.cliente = partyOfQuote(quote, account);
  copySellers(contract, quote);
  contract.precioTotal = quote.precioTotal;
  contract.tripType = quote.tripType;
  contract.origen = quote.origen;
  contract.destino = quote.destino;
  contract.numeroPasajeros = quote.numeroPersonas;
  contract.fechaInicioViaje = quote.fechaIda;
  contract.fechaFinViaje = quote.fechaRegreso;
  const calculation = await confirmedCalculation(work, quote);
  contract.contractItem = promisesOfQuote(quote, calculation);
  contract.noIncluye = exclusionsOfQuote(quote, calculation);
  takeHolder(contract, quote, { account, holder });
  return quote;
}

/** Marks the quote and its calculation as converted, now that the quote has a contract. */
export async function markQuoteConverted(work: Work, quote: Quote, contract: Contract): Promise<void> {
  const calculation = await confirmedCalculation(work, quote);
  if (calculation && calculation.estado !== "usado")
    work.move(calculationMoves, calculation, "usado", { audit: null });
  if (quote.status === "converted") return;
  moveQuote(work, quote, "converted", "converted", { note: `Contrato ${contract.contractNumber}` });
  await work.emit("quote.converted", { quoteId: quote.id, contractId: contract.id });
}

type Signer = Pick<
  User,
  "tipoDocumento" | "documentoIdentidad" | "fechaNacimiento" | "direccion" | "ciudad" | "pais"
>;

/** Data for a new contract that are not in its quote. */
interface BesideQuote {
  /** True when the quote has an open or a signed contract. */
  readonly hasContract: boolean;
  readonly account: (Signer & Pick<User, "id" | "name" | "lastname" | "email" | "phone">) | null;
  /** Holder of the trip, one of the passengers. */
  readonly holder: (Signer & Pick<Passenger, "nombre" | "apellido">) | null;
}

const signerSql = sql`'tipoDocumento', s.tipo_documento, 'documentoIdentidad', s.documento_identidad,
  'fechaNacimiento', s.fecha_nacimiento, 'direccion', s.direccion, 'ciudad', s.ciudad, 'pais', s.pais`;

async function besideQuote(work: Work, { id, cliente }: Quote): Promise<BesideQuote> {
  const [row] = await work.rows<BesideQuote>(sql`select
    exists (select from contracts c where c.quote_id = ${id}
      and (c.status <> 'cancelled' or c.signed_at is not null)) as "hasContract",
    (select json_build_object('id', s.id, 'name', s.name, 'lastname', s.lastname, 'email', s.email,
      'phone', s.phone, ${signerSql}) from users s where s.id = ${cliente?.id ?? null}) as account,
    (select json_build_object('nombre', s.nombre, 'apellido', s.apellido, ${signerSql})
      from passengers s where s.quote_id = ${id} and s.titular) as holder`);
  return row!;
}

/** Sets the trip's holder as the signer, with the passenger's data or, where missing, the account's. */
function takeHolder(
  contract: Contract,
  quote: Quote,
  { account, holder }: Pick<BesideQuote, "account" | "holder">,
): void {
  const person = holder ?? account;
  if (!person) {
    contract.pasajeroTitular = quote.nombreCliente;
    return;
  }
  contract.pasajeroTitular = holder ? `${holder.nombre} ${holder.apellido}` : quote.nombreCliente;
  contract.documentoTitular = documentText(person.tipoDocumento, person.documentoIdentidad) || null;
  contract.clienteTipoDocumento = person.tipoDocumento ?? TipoDocumento.cc;
  contract.clienteDocumentoIdentidad = person.documentoIdentidad;
  contract.clienteFechaNacimiento = person.fechaNacimiento;
  contract.clienteDireccion = person.direccion;
  contract.clienteCiudad = person.ciudad;
  contract.clientePais = person.pais ?? "Colombia";
}
