// La venta de venta.sh por GraphQL, con los tipos de cada operación (venta.generated.ts, que graphql-codegen
// escribe de venta.graphql y del esquema). Node la ejecuta como está: `node venta.ts`.
//   TRAVESIA, TOKEN
//   SALIDA, REGRESO, HOY  días como AAAA-MM-DD
import { readFileSync } from "node:fs";
import type * as Tipos from "./venta.generated.ts";

const { TRAVESIA = "", TOKEN = "", SALIDA = "", REGRESO = "", HOY = "" } = process.env;
const query = readFileSync(new URL("venta.graphql", import.meta.url), "utf8");

/** Lo que cada operación recibe y responde. */
interface Operaciones {
  CrearCotizacion: [Tipos.CrearCotizacionMutationVariables, Tipos.CrearCotizacionMutation];
  PonerPrecio: [Tipos.PonerPrecioMutationVariables, Tipos.PonerPrecioMutation];
  EnviarCotizacion: [Tipos.EnviarCotizacionMutationVariables, Tipos.EnviarCotizacionMutation];
  AprobarCotizacion: [Tipos.AprobarCotizacionMutationVariables, Tipos.AprobarCotizacionMutation];
  GuardarPasajeros: [Tipos.GuardarPasajerosMutationVariables, Tipos.GuardarPasajerosMutation];
  CrearContrato: [Tipos.CrearContratoMutationVariables, Tipos.CrearContratoMutation];
  EnviarContrato: [Tipos.EnviarContratoMutationVariables, Tipos.EnviarContratoMutation];
  RegistrarPago: [Tipos.RegistrarPagoMutationVariables, Tipos.RegistrarPagoMutation];
  LeerContrato: [Tipos.LeerContratoQueryVariables, Tipos.LeerContratoQuery];
}

interface Respuesta<Datos> {
  readonly data?: Datos | null;
  readonly errors?: readonly { readonly message: string; readonly extensions: { readonly code: string } }[];
}

/** Ejecuta una operación; un rechazo termina el programa con su frase. */
async function pedir<Nombre extends keyof Operaciones>(
  operationName: Nombre,
  variables: Operaciones[Nombre][0],
): Promise<Operaciones[Nombre][1]> {
  const respuesta = await fetch(`${TRAVESIA}/graphql`, {
    method: "POST",
    headers: { "content-type": "application/json", authorization: `Bearer ${TOKEN}` },
    body: JSON.stringify({ query, operationName, variables }),
  });
  const { data, errors } = (await respuesta.json()) as Respuesta<Operaciones[Nombre][1]>;
  if (errors?.[0] || !data) throw new Error(errors?.[0]?.message ?? `Sin respuesta: ${respuesta.status}`);
  return data;
}

const { createQuote: cotizacion } = await pedir("CrearCotizacion", {
  input: {
    nombreCliente: "María Fernanda Torres",
    emailCliente: "maria@example.com",
    telefonoCliente: "3001234567",
    origen: "Bogotá",
    destino: "Cartagena",
    fechaIda: SALIDA,
    fechaRegreso: REGRESO,
    numeroPersonas: 1,
    adultos: 1,
    tripType: "nacional",
  },
});
const { id } = cotizacion;
await pedir("PonerPrecio", { id, precioTotal: 3_000_000 });
await pedir("EnviarCotizacion", { id });
await pedir("AprobarCotizacion", { id });
await pedir("GuardarPasajeros", {
  id,
  passengers: [
    {
      titular: true,
      nombre: "María Fernanda",
      apellido: "Torres",
      tipoDocumento: "cc",
      documentoIdentidad: "52123456",
      fechaNacimiento: "1985-04-12",
      email: "maria@example.com",
      telefono: "3001234567",
    },
  ],
});

const { createContract: contrato } = await pedir("CrearContrato", { quoteId: id });
await pedir("EnviarContrato", { id: contrato.id });
const { registerPayment: pago } = await pedir("RegistrarPago", {
  input: { contractId: contrato.id, monto: 500_000, fechaPago: HOY, tipoPago: "transferencia" },
  // Con la misma clave, repetir la llamada no lo registra dos veces.
  clave: `anticipo-${contrato.id}`,
});

const { contract } = await pedir("LeerContrato", { id: contrato.id });
process.stdout.write(`${JSON.stringify({ ...contract, pago: pago.status })}\n`);
