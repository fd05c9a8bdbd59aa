import type { Client } from "../support/client.ts";
import { aDrawing } from "../support/drawing.ts";
import type { Mail } from "./application.ts";
import { eventually } from "../support/patience.ts";

const dayFromNow = (days: number): string =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/** The days of the couple's trip by the clock of the machine, as programs that are started have it. */
const trip = { fecha_ida: dayFromNow(90), fecha_regreso: dayFromNow(95) };

/** Returns a couple's request for a quote; `email` distinguishes one quote's mails from another's. */
export const couple = (email: string, days: typeof trip = trip) => ({
  nombre_cliente: "María Fernanda Torres",
  email_cliente: email,
  telefono_cliente: "3001234567",
  origen: "Bogotá",
  destino: "Cartagena",
  ...days,
  numero_personas: 2,
  adultos: 2,
  trip_type: "nacional",
});

/** The body of a call that must succeed; throws with the answer otherwise. */
export async function done<T = Record<string, unknown>>(call: ReturnType<Client["rest"]>): Promise<T> {
  const { status, body } = await call;
  if (status >= 300) throw new Error(`refused: ${status} ${JSON.stringify(body)}`);
  return body as T;
}

/** Application that a sale is made through: its clients, and its mailbox. */
export interface Shop {
  as(token?: string): Client;
  /** The mails to an address, newest first. */
  mailsTo(email: string): Promise<Pick<Mail, "text">[]>;
}

/**
 * The token of the link to a page of a record in the newest mail that has one; the mail comes by a job, so it
 * may take a moment.
 */
export const linkIn = (app: Shop, email: string, page: string): Promise<string> =>
  eventually(async () => {
    const tokens = (await app.mailsTo(email)).map(
      ({ text }) => new RegExp(`/${page}\\?token=([\\w-]+)`).exec(text)?.[1],
    );
    const token = tokens.find((found) => found !== undefined);
    if (!token) throw new Error(`no mail to ${email} leads to /${page}`);
    return token;
  });

/** A quote with a price: it can be sent. */
export async function aPricedQuote(
  asesor: Client,
  email: string,
): Promise<{ id: string; quote_number: string }> {
  const { quote } = await done<{ quote: { id: string; quote_number: string } }>(
    asesor.rest("POST", "/quotes", couple(email)),
  );
  await done(asesor.rest("PUT", `/quotes/${quote.id}`, { precio_total: 3_000_000 }));
  return quote;
}

/** A quote that waits for its client, with the token of the client's link. */
export async function aSentQuote(
  app: Shop,
  asesor: Client,
  email: string,
): Promise<{ id: string; token: string }> {
  const { id } = await aPricedQuote(asesor, email);
  await done(asesor.rest("POST", `/quotes/${id}/send`, {}));
  return { id, token: await linkIn(app, email, `quote-approval/${id}`) };
}

const passengers = [
  {
    titular: true,
    nombre: "María Fernanda",
    apellido: "Torres",
    tipo_documento: "cc",
    documento_identidad: "52123456",
    fecha_nacimiento: dayFromNow(-15_000),
    email: "maria@example.com",
    telefono: "3001234567",
  },
  {
    nombre: "Andrés",
    apellido: "Pérez",
    tipo_documento: "cc",
    documento_identidad: "79123456",
    fecha_nacimiento: dayFromNow(-16_000),
  },
];

/** A signed contract of 3,000,000 COP, sold by the advisor and made by the manager. Answers its id. */
export async function aSignedContract(
  app: Shop,
  asesor: Client,
  gerente: Client,
  email: string,
): Promise<string> {
  const { id: quoteId, token } = await aSentQuote(app, asesor, email);
  const client = app.as().with({ "x-link-token": token });
  const { passenger_link } = await done<{ passenger_link: string }>(
    client.rest("PATCH", `/quotes/${quoteId}/approve`, {}),
  );
  const form = app.as().with({ "x-link-token": new URL(passenger_link).searchParams.get("token") ?? "" });
  await done(
    form.rest("POST", `/passengers/quote/${quoteId}/bulk`, { passengers, acepta_tratamiento: true }),
  );
  const { contract } = await done<{ contract: { id: string } }>(
    gerente.rest("POST", "/contracts", { quote_id: quoteId }),
  );
  await done(gerente.rest("PATCH", `/contracts/${contract.id}/send`, {}));
  const signer = app
    .as()
    .with({ "x-link-token": await linkIn(app, email, `contract-signature/${contract.id}`) });
  const signer_info = {
    nombre: "María Fernanda Torres",
    documento: "52123456",
    tipo_documento: "cc",
    email,
    acepta_terminos: true,
  };
  await done(signer.rest("POST", `/contracts/${contract.id}/sign`, { signature: aDrawing(), signer_info }));
  return contract.id;
}
