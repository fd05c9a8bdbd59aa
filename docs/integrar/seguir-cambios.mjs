// Sigue pagos y contratos: cada vez que se ejecuta, muestra lo que cambió desde la vez anterior, un objeto
// JSON por línea. Se ejecuta cada pocos minutos. Es de un administrador, contador o propietario.
//   TRAVESIA, TOKEN
//   CURSOR  archivo en el que queda hasta dónde se leyó
import { existsSync, readFileSync, renameSync, writeFileSync } from "node:fs";

const { TRAVESIA, TOKEN, CURSOR } = process.env;
const headers = { authorization: `Bearer ${TOKEN}`, "content-type": "application/json" };

/** Lee una página de lo que cambió desde un cursor. */
async function cambios(since) {
  const query = new URLSearchParams({ since, kinds: "payment,contract", limit: "500" });
  const respuesta = await fetch(`${TRAVESIA}/v1/changes?${query}`, { headers });
  const cuerpo = await respuesta.json();
  if (!respuesta.ok) throw new Error(cuerpo.message);
  return cuerpo;
}

const consultas = {
  payment: "query ($id: ID!) { registro: payment(id: $id) { receiptNumber status monto fechaPago } }",
  contract: "query ($id: ID!) { registro: contract(id: $id) { contractNumber status precioTotal } }",
};

/** Lee un registro como está ahora. */
async function registro({ kind, id }) {
  const body = JSON.stringify({ query: consultas[kind], variables: { id } });
  const { data, errors } = await (
    await fetch(`${TRAVESIA}/graphql`, { method: "POST", headers, body })
  ).json();
  if (errors) throw new Error(errors[0].message);
  return data.registro;
}

/** Guarda el cursor entero o no lo guarda. */
function guardar(cursor) {
  writeFileSync(`${CURSOR}.parte`, cursor);
  renameSync(`${CURSOR}.parte`, CURSOR);
}

if (existsSync(CURSOR)) {
  for (let since = readFileSync(CURSOR, "utf8"), sigue = true; sigue;) {
    const { items, next, has_more } = await cambios(since);
    for (const { kind, id, deleted } of items) {
      const datos = deleted ? null : await registro({ kind, id });
      process.stdout.write(`${JSON.stringify({ kind, id, deleted, datos })}\n`);
    }
    // El cursor avanza cuando la página ya se procesó: si algo falla, la próxima vez se repite.
    guardar(next);
    [since, sigue] = [next, has_more];
  }
} else {
  // La primera vez se empieza desde ahora. Una carga inicial se hace después de guardar este cursor.
  const { next } = await cambios("now");
  if (next) guardar(next);
}
