// Plays a recorded sale, and every read that takes no parameter, through Stoplight Prism: a proxy that holds
// each question and each answer against the document of REST. Prints each violation and their number.
//
//   npm start                      a server with demo data
//   npm run validate:openapi       TRAVESIA=http://localhost:3000 by default
//
// By hand and with a network: npx fetches the proxy, which brings 185 packages that nothing else needs.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as rest } from "node:timers/promises";

const PRISM = "@stoplight/prism-cli@5.16.0";
const PORT = 4010;
const PASSWORD = "Travesia2026";
const product = process.env.TRAVESIA ?? "http://localhost:3000";
const proxy = `http://127.0.0.1:${PORT}`;
const say = (line) => process.stdout.write(`${line}\n`);

const document = await (await fetch(`${product}/docs/openapi.json`)).json();
const folder = await mkdtemp(join(tmpdir(), "travesia-openapi-"));
const file = join(folder, "openapi.json");
// Prism takes requests at the addresses of the document.
await writeFile(file, JSON.stringify({ ...document, servers: [{ url: product }] }));

const npx = process.platform === "win32" ? "npx.cmd" : "npx";
const prism = spawn(npx, ["--yes", PRISM, "proxy", file, product, "--port", String(PORT)], {
  stdio: ["ignore", "pipe", "inherit"],
});
let listening = false;
createInterface({ input: prism.stdout }).on("line", (line) => {
  if (line.includes("Prism is listening")) listening = true;
});
const ended = once(prism, "exit");
while (!listening && prism.exitCode === null) await rest(200);

const tokenOf = async (who) => {
  const answer = await fetch(`${product}/user/login`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email: `${who}@travesia.test`, password: PASSWORD }),
  });
  return (await answer.json()).token;
};
const owner = await tokenOf("owner");
const findings = new Map();
let calls = 0;

/** Records the violations that Prism found in one call. */
function note(call, violations) {
  for (const { location = [], message = "" } of JSON.parse(violations ?? "[]")) {
    const finding = `${call}  ${location.join(".")}  ${message}`;
    findings.set(finding, (findings.get(finding) ?? 0) + 1);
  }
}

/** Sends a call through the proxy and returns its answer. */
async function ask(method, path, { token = owner, body, headers } = {}) {
  const answer = await fetch(proxy + path, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      ...(body !== undefined && { "content-type": "application/json" }),
      ...headers,
    },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  calls += 1;
  note(
    `${method} ${path.replace(/[0-9a-f-]{36}/g, "{id}")} ${answer.status}`,
    answer.headers.get("sl-violations"),
  );
  const text = await answer.text();
  return { status: answer.status, value: text.startsWith("{") ? JSON.parse(text) : null };
}

const inDays = (days) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/** A sale from its quote to a verified payment, and its calls again where they are refused. */
async function sell() {
  const seller = await tokenOf("gerente");
  const by = (token) => (method, path, body, headers) => ask(method, path, { token, body, headers });
  const sold = by(seller);
  const made = await sold("POST", "/quotes", {
    nombre_cliente: "María Fernanda Torres",
    email_cliente: "maria@example.com",
    telefono_cliente: "3001234567",
    origen: "Bogotá",
    destino: "Cartagena",
    fecha_ida: inDays(40),
    fecha_regreso: inDays(45),
    numero_personas: 1,
    adultos: 1,
    trip_type: "nacional",
  });
  const quote = made.value.quote.id;
  await sold("PUT", `/quotes/${quote}`, { precio_total: 3_000_000 });
  await sold("POST", `/quotes/${quote}/send`);
  await sold("PATCH", `/quotes/${quote}/approve`, {});
  await sold("POST", `/passengers/quote/${quote}/bulk`, {
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
  });
  const contract = (await sold("POST", "/contracts", { quote_id: quote })).value.contract.id;
  await sold("PATCH", `/contracts/${contract}/send`, {});
  const paid = await sold(
    "POST",
    "/payments",
    { contract_id: contract, monto: 500_000, fecha_pago: inDays(-1), tipo_pago: "transferencia" },
    { "idempotency-key": `anticipo-${contract}` },
  );
  const payment = paid.value.payment.id;
  await by(await tokenOf("contador"))("PATCH", `/payments/${payment}/verify`, { status: "verified" });
  for (const path of [`/quotes/${quote}`, `/contracts/${contract}`, `/passengers/quote/${quote}`])
    await sold("GET", path);
  await sold("PATCH", `/quotes/${quote}/approve`, {});
  await sold("GET", `/contracts/${quote}`);
}

try {
  if (!listening) throw new Error(`Prism did not start; it needs npm's registry (${PRISM})`);
  await sell();
  for (const [path, { get }] of Object.entries(document.paths))
    if (get && !path.includes("{") && !(get.parameters ?? []).some(({ required }) => required))
      await ask("GET", path);
} finally {
  prism.kill();
  await ended;
  await rm(folder, { recursive: true });
}
for (const [finding, times] of findings) say(`${finding}${times > 1 ? ` (${times} times)` : ""}`);
say(`${calls} calls, ${findings.size} violations`);
process.exitCode = findings.size === 0 ? 0 : 1;
