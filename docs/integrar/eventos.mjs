// Escucha en vivo los cambios de los contratos por WebSocket (protocolo graphql-transport-ws) y los muestra,
// un objeto JSON por línea. Necesita `npm install graphql graphql-ws`; WebSocket viene con Node 22.
//   TRAVESIA, TOKEN
import { createClient } from "graphql-ws";

const { TRAVESIA, TOKEN } = process.env;

const cliente = createClient({
  url: `${TRAVESIA.replace(/^http/, "ws")}/graphql`,
  connectionParams: { authorization: `Bearer ${TOKEN}` },
  // Si se cae la conexión se abre otra vez; el primer aviso de cada una llega sin id.
  retryAttempts: Infinity,
  shouldRetry: () => true,
});

const avisos = cliente.iterate({
  query: "subscription { recordChanged(type: contract) { type id version } }",
});

for await (const { data, errors } of avisos) {
  if (errors) throw new Error(errors[0].message);
  // Sin id: se pudo perder algo, y se pone al día con seguir-cambios.mjs.
  process.stdout.write(`${JSON.stringify(data.recordChanged)}\n`);
}
