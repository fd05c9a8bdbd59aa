import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { beforeAll, describe, expect, it } from "vitest";
import { freePort } from "../process/application.ts";
import { afterFile } from "../support/after-file.ts";
import { anApp, PASSWORD, type TestApp } from "../support/app.ts";
import { inDays, TODAY } from "../support/calendar.ts";
import { eventually } from "../support/patience.ts";
import type { Handle } from "../support/people.ts";
import { aPayment, aVerifiedPayment } from "../support/story/payments.ts";
import { aSimpleContract, sendContractOf } from "../support/story/contracts.ts";
import { aProgramToken } from "../support/story/access-tokens.ts";

const folder = fileURLToPath(new URL("../../docs/integrar/", import.meta.url));

let app: TestApp;
let kept: string;
const tokens = new Map<Handle, string>();

/** Capabilities that the owner of a token gives to a program. */
const capabilities: Partial<Record<Handle, readonly string[]>> = {
  gerente: [
    ...["manageQuotes", "decideQuotes", "managePassengers", "createContracts", "sendContracts"],
    ...["registerPayments", "exportLists"],
  ],
  contador: ["verifyPayments", "exportLists"],
  owner: ["mergeCustomers"],
};

beforeAll(async () => {
  // Addresses in answers name the port that is listened on.
  app = await anApp({ PORT: String(await freePort()) });
  kept = await mkdtemp(join(tmpdir(), "travesia-integrar-"));
  afterFile(() => rm(kept, { recursive: true, force: true }));
  for (const who of ["gerente", "contador", "owner"] as const)
    tokens.set(who, await aProgramToken(app, who, capabilities[who]));
});

const environmentOf = (who: Handle, more: Readonly<Record<string, string>> = {}) => ({
  PATH: process.env["PATH"],
  TRAVESIA: app.url,
  TOKEN: tokens.get(who),
  TOKEN_CONTADOR: tokens.get("contador"),
  SALIDA: inDays(40),
  REGRESO: inDays(45),
  HOY: TODAY,
  ...more,
});

/** Runs an example as it is written, and answers what it prints. */
async function run(name: string, who: Handle, more: Readonly<Record<string, string>> = {}): Promise<string> {
  const program = name.endsWith(".sh") ? "bash" : process.execPath;
  const { stdout } = await promisify(execFile)(program, [join(folder, name)], {
    env: environmentOf(who, more),
  });
  return stdout;
}
const linesOf = (text: string) =>
  text
    .split("\n")
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Record<string, unknown>);

const aContract = async () => sendContractOf(app, await aSimpleContract(app));

/** Programs that the examples in a shell ask for, which not every machine has. */
const hasShellPrograms = ["curl", "jq"].every((name) =>
  (process.env["PATH"] ?? "").split(delimiter).some((place) => existsSync(join(place, name))),
);
const inShell = it.runIf(hasShellPrograms);

describe("the examples for integrators", () => {
  inShell("sell by curl: a quote, its passengers, a contract, a verified payment", async () => {
    expect(JSON.parse(await run("venta.sh", "gerente"))).toEqual({
      contract_number: expect.stringMatching(/^CT-/),
      status: "active",
      precio_total: 3_000_000,
      saldo_pendiente: 2_500_000,
    });
  });

  inShell("end with the sentence of a refusal", async () => {
    const refused = run("venta.sh", "gerente", { SALIDA: inDays(40), REGRESO: inDays(30) });
    await expect(refused).rejects.toMatchObject({ stderr: expect.stringMatching(/regreso/) });
    await expect(run("venta.ts", "contador")).rejects.toThrow("No tienes permisos para crear cotizaciones.");
  });

  it("sell by GraphQL with types", async () => {
    expect(JSON.parse(await run("venta.ts", "gerente"))).toEqual({
      contractNumber: expect.stringMatching(/^CT-/),
      status: "active",
      precioTotal: 3_000_000,
      saldoPendiente: 3_000_000,
      pago: "pending",
    });
  });

  inShell("sign in as an existing consumer does, and read quotes", async () => {
    const printed = await run("primera-llamada.sh", "gerente", {
      CORREO: "gerente@travesia.test",
      CLAVE: PASSWORD,
    });
    const { total, quotes } = JSON.parse(printed) as { total: number; quotes: object[] };
    expect(total).toBeGreaterThan(0);
    expect(quotes[0]).toMatchObject({ quote_number: expect.stringMatching(/^COT-/) });
  });

  inShell("take the payments along each night", async () => {
    const { id } = await aContract();
    const { receiptNumber } = await aVerifiedPayment(app, id);
    const ARCHIVO = join(kept, "pagos.ndjson");
    const running = run("exportacion-nocturna.sh", "contador", { ARCHIVO, PAUSA: "0.05" });
    await eventually(async () => {
      await app.runJobs();
      expect(existsSync(ARCHIVO)).toBe(true);
    });
    await running;
    expect(linesOf(readFileSync(ARCHIVO, "utf8"))).toContainEqual({
      dia: TODAY,
      recibo: receiptNumber,
      contrato: expect.stringMatching(/^CT-/),
      valor: 500_000,
      estado: "verified",
    });
  });

  it("follow changes from one run to the next, each change once", async () => {
    const CURSOR = join(kept, "cursor.txt");
    const follow = () => run("seguir-cambios.mjs", "contador", { CURSOR });
    await app.sweep();
    expect(await follow()).toBe("");
    expect(await follow()).toBe("");
    const contract = await aContract();
    const payment = await aVerifiedPayment(app, contract.id);
    await app.sweep();
    expect(linesOf(await follow())).toEqual(
      expect.arrayContaining([
        {
          kind: "payment",
          id: payment.id,
          deleted: false,
          datos: {
            receiptNumber: payment.receiptNumber,
            status: "verified",
            monto: 500_000,
            fechaPago: TODAY,
          },
        },
        expect.objectContaining({ kind: "contract", id: contract.id }),
      ]),
    );
    expect(await follow()).toBe("");
  });

  it("hear of changes live", async () => {
    const child = spawn(process.execPath, [join(folder, "eventos.mjs")], { env: environmentOf("gerente") });
    let printed = "";
    child.stdout.on("data", (bytes: Buffer) => (printed += bytes.toString()));
    const ended = new Promise((resolve) => void child.once("exit", resolve));
    try {
      await eventually(() =>
        expect(linesOf(printed)).toEqual([{ type: "contract", id: null, version: null }]),
      );
      const { id } = await aContract();
      await eventually(() => expect(linesOf(printed)).toContainEqual(expect.objectContaining({ id })));
    } finally {
      child.kill();
      await ended;
    }
  });

  describe("that receives webhooks", () => {
    const CREATE = `mutation ($input: WebhookInput!) {
      createWebhook(input: $input, password: "Travesia2026") { id secret } }`;
    const ROTATE = `mutation ($id: ID!) {
      rotateWebhookSecret(id: $id, password: "Travesia2026") { secret } }`;
    const REPLAY = "mutation ($id: ID!) { replayWebhookDelivery(id: $id) }";
    const LOG = `query ($id: ID!) { webhookDeliveries(webhookId: $id, limit: 10) { items {
      id state answerStatus } } }`;
    const owner = () => app.as("owner");
    let port: number;
    let printed = "";
    /** Makes a webhook of that receiver. */
    const aWebhook = async (): Promise<{ id: string; secret: string }> => {
      const input = {
        name: "Contabilidad",
        address: `http://127.0.0.1:${port}`,
        events: ["payment_registered"],
        query: "query ($id: ID!) { payment(id: $id) { id monto } }",
      };
      return (await owner().ask(CREATE, { input })).createWebhook;
    };
    const log = async (id: string) => (await owner().ask(LOG, { id })).webhookDeliveries.items;
    /** Registers a payment and delivers what follows from it. */
    const aDelivery = async () => {
      const payment = await aPayment(app, (await aContract()).id);
      await app.runJobs();
      return { type: "payment.registered", data: { payment: { id: payment.id, monto: expect.any(Number) } } };
    };

    it("takes each delivery once, in the time of its signature, by either key, and nobody else's", async () => {
      port = await freePort();
      const { id, secret } = await aWebhook();
      const child = spawn(process.execPath, [join(folder, "receptor-webhooks.mjs")], {
        env: environmentOf("gerente", {
          SECRETO: secret,
          PUERTO: String(port),
          RECIBIDOS: join(kept, "recibidos.txt"),
          // The clock of the application is stopped; so does the receiver's.
          NODE_OPTIONS: `--import=data:text/javascript,Date['now']=()=>${app.clock.now().getTime()}`,
        }),
      });
      const ended = new Promise((resolve) => void child.once("exit", resolve));
      child.stdout.on("data", (bytes: Buffer) => (printed += bytes.toString()));
      await once(child.stderr, "data");
      try {
        const first = await aDelivery();
        await eventually(() => expect(linesOf(printed)).toMatchObject([first]));
        const [delivery] = await log(id);
        expect(delivery).toMatchObject({ state: "entregada", answerStatus: 204 });

        await owner().ask(REPLAY, { id: delivery!.id });
        await app.runJobs();
        expect(await log(id)).toMatchObject([{ state: "entregada", answerStatus: 204 }]);

        // The former key signs beside the new one, which the receiver does not have yet.
        await owner().ask(ROTATE, { id });
        const second = await aDelivery();
        await eventually(() => expect(linesOf(printed)).toMatchObject([first, second]));

        const { id: stranger } = await aWebhook();
        const third = await aDelivery();
        expect(await log(stranger)).toMatchObject([{ answerStatus: 401 }]);
        await eventually(() => expect(linesOf(printed)).toMatchObject([first, second, third]));

        app.clock.advance({ minutes: 6 });
        await aDelivery();
        expect((await log(id))[0]).toMatchObject({ answerStatus: 401 });
        expect(linesOf(printed)).toHaveLength(3);
      } finally {
        child.kill();
        await ended;
      }
    });
  });

  it("import the customers of an older system: bad lines are named, and a second time nobody is doubled", async () => {
    const ARCHIVO = join(kept, "clientes.csv");
    writeFileSync(
      ARCHIVO,
      [
        "Nombre,Correo,Celular,Ciudad",
        "Ana María Rojas,ana.rojas@correo.test,3001112233,Cali",
        ",sin.nombre@correo.test,3004445566,Bogotá",
        "Óscar Peña,no es un correo,3007778899,Pasto",
        "Luz Dary Gil,luz.gil@correo.test,,Tunja",
      ].join("\n"),
    );
    const bad = [
      { linea: 3, nombre: "", problemas: [expect.any(String)] },
      { linea: 4, nombre: "Óscar Peña", problemas: [expect.stringMatching(/email|correo/i)] },
    ];
    const importing = async () => linesOf(await run("importar-clientes.mjs", "owner", { ARCHIVO }));
    expect(await importing()).toEqual([...bad, { nuevos: 2, ya_estaban: 0, por_fuera: 2 }]);
    expect(await importing()).toEqual([...bad, { nuevos: 0, ya_estaban: 2, por_fuera: 2 }]);
    const search = "query ($filter: CustomerFilter) { customers(filter: $filter) { items { name ciudad } } }";
    const { customers } = await app.as("owner").ask(search, { filter: { search: "Rojas" } });
    expect(customers.items).toEqual([{ name: "Ana María Rojas", ciudad: "Cali" }]);
  });

  it("are all in the list of the folder, and all run here or where a client of the document is tested", () => {
    const list = readFileSync(join(folder, "README.md"), "utf8");
    const own = ["integrator-examples", "typed-client"]
      .map((name) => readFileSync(new URL(`${name}.long.test.ts`, import.meta.url), "utf8"))
      .join("");
    const programs = readdirSync(folder).filter(
      (file) => /\.(sh|mjs|ts)$/.test(file) && !/\.generated\./.test(file),
    );
    expect(programs.filter((file) => !list.includes(`(${file})`) || !own.includes(`"${file}"`))).toEqual([]);
    expect(programs.length).toBeGreaterThan(5);
    const pages = readdirSync(folder).filter((file) => file.endsWith(".md") && file !== "README.md");
    expect(pages.filter((file) => !list.includes(`(${file})`))).toEqual([]);
  });
});
