// La venta de venta.sh por REST, con los tipos del documento de OpenAPI:
//   npx openapi-typescript $TRAVESIA/docs/openapi.json -o rest.d.ts
//   node venta-con-openapi.ts
//   TRAVESIA, TOKEN
//   SALIDA, REGRESO, HOY  días como AAAA-MM-DD
import createClient from "openapi-fetch";
import type { paths } from "./rest.d.ts";

const { TRAVESIA = "", TOKEN = "", SALIDA = "", REGRESO = "", HOY = "" } = process.env;
const rest = createClient<paths>({ baseUrl: TRAVESIA, headers: { authorization: `Bearer ${TOKEN}` } });

interface Respuesta<Datos> {
  readonly data?: Datos | undefined;
  readonly error?: { readonly message: string } | undefined;
}

/** Devuelve lo que respondió una llamada; un rechazo termina el programa con su frase. */
async function listo<Datos>(llamada: Promise<Respuesta<Datos>>): Promise<Datos> {
  const { data, error } = await llamada;
  if (data === undefined) throw new Error(error?.message ?? "Sin respuesta");
  return data;
}

const { quote } = await listo(
  rest.POST("/quotes", {
    body: {
      nombre_cliente: "María Fernanda Torres",
      email_cliente: "maria@example.com",
      telefono_cliente: "3001234567",
      origen: "Bogotá",
      destino: "Cartagena",
      fecha_ida: SALIDA,
      fecha_regreso: REGRESO,
      numero_personas: 1,
      adultos: 1,
      trip_type: "nacional",
    },
  }),
);
const deCotizacion = { params: { path: { id: quote.id } } };
await listo(rest.PUT("/quotes/{id}", { ...deCotizacion, body: { precio_total: 3_000_000 } }));
await listo(rest.POST("/quotes/{id}/send", deCotizacion));
await listo(
  rest.PATCH("/quotes/{id}/approve", { ...deCotizacion, body: { observaciones: "Aceptó por teléfono" } }),
);
await listo(
  rest.POST("/passengers/quote/{quoteId}/bulk", {
    params: { path: { quoteId: quote.id } },
    body: {
      acepta_tratamiento: true,
      passengers: [
        {
          titular: true,
          nombre: "María Fernanda",
          apellido: "Torres",
          tipo_documento: "cc",
          documento_identidad: "52123456",
          fecha_nacimiento: "1985-04-12",
          email: "maria@example.com",
          telefono: "3001234567",
        },
      ],
    },
  }),
);

const { contract } = await listo(rest.POST("/contracts", { body: { quote_id: quote.id } }));
const deContrato = { params: { path: { id: contract.id } } };
await listo(rest.PATCH("/contracts/{id}/send", deContrato));
const { payment } = await listo(
  rest.POST("/payments", {
    // Con la misma clave, repetir la llamada no lo registra dos veces.
    params: { header: { "Idempotency-Key": `anticipo-${contract.id}` } },
    body: { contract_id: contract.id, monto: 500_000, fecha_pago: HOY, tipo_pago: "transferencia" },
  }),
);

const leido = await listo(rest.GET("/contracts/{id}", deContrato));
process.stdout.write(
  `${JSON.stringify({ numero: leido.contract?.contract_number, pago: payment.status })}\n`,
);
