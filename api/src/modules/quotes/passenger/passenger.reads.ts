import type { Context } from "../../../core/context.ts";
import { Scope } from "../../../core/mutation/scope.ts";
import { sql } from "../../../core/read/sql.ts";
import { User } from "../../accounts/account/user.entity.ts";
import { visibleQuotes } from "../quote/quote.access.ts";
import { Quote } from "../quote/quote.entity.ts";
import { findQuoteOfPassengers } from "./passenger.access.ts";
import { Passenger } from "./passenger.entity.ts";
import type { PassengerPrefill } from "./passenger.types.ts";
import { isComplete } from "./passenger.rules.ts";

/** Returns the number of passengers of a quote. */
export async function passengerCount(context: Context, quoteId: string): Promise<number> {
  const scope = Scope.of(context);
  const quote = await findQuoteOfPassengers(scope, quoteId);
  return scope.em.count(Passenger, { quote: { id: quote.id } });
}

/** Returns the ids of at most 100 people who travelled with a customer, with each person's latest record. */
export async function travellersOf({ read, viewer }: Context, customerId: string): Promise<string[]> {
  const where = read.where(Quote, { $and: [{ customer: customerId }, visibleQuotes(viewer, null)] }, "q");
  const rows = await read.rows<{ id: string }>(
    sql`select distinct on (who) p.id, coalesce(p.tipo_documento || ' ' || p.documento_identidad,
        plain_text(p.nombre || ' ' || p.apellido)) as who
      from quotes q join passengers p on p.quote_id = q.id where ${where}
      order by who, p.created_at desc limit 100`,
  );
  return rows.map(({ id }) => id);
}

/** Returns the version of a quote's passenger list. */
export async function passengersVersion(context: Context, quoteId: string): Promise<number> {
  return (await findQuoteOfPassengers(Scope.of(context), quoteId)).passengersVersion;
}

/** Returns the number of a quote's passengers whose data are complete. */
export async function completePassengers(context: Context, quoteId: string): Promise<number> {
  const found = await Scope.of(context).em.find(Passenger, { quote: { id: quoteId } });
  return found.filter((passenger) => isComplete({ ...passenger, tipo: null })).length;
}

/**
 * Returns the known data of the holder: from the client's account, or from the quote, whose name is split at
 * the first space.
 */
export async function passengerPrefill(context: Context, quoteId: string): Promise<PassengerPrefill> {
  const scope = Scope.of(context);
  const quote = await findQuoteOfPassengers(scope, quoteId);
  const client = quote.cliente && (await scope.em.findOne(User, { id: quote.cliente.id }));
  const [nombre = "", ...rest] = quote.nombreCliente.trim().split(" ");
  if (!client) {
    const { emailCliente: email, telefonoCliente } = quote;
    const unknown = {
      tipoDocumento: null,
      documentoIdentidad: null,
      fechaNacimiento: null,
      direccion: null,
      ciudad: null,
    };
    return {
      nombre,
      apellido: rest.join(" ").trim(),
      email,
      telefono: telefonoCliente || null,
      ...unknown,
      pais: "Colombia",
    };
  }
  const {
    name,
    lastname,
    email,
    phone,
    tipoDocumento,
    documentoIdentidad,
    fechaNacimiento,
    direccion,
    ciudad,
    pais,
  } = client;
  const account = { tipoDocumento, documentoIdentidad, fechaNacimiento, direccion, ciudad, pais };
  return {
    nombre: name,
    apellido: lastname,
    email,
    telefono: phone ?? (quote.telefonoCliente || null),
    ...account,
  };
}
