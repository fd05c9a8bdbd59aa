import { readFileSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { getCACertificates, setDefaultCACertificates } from "node:tls";
import { createClient } from "graphql-ws";
import { beforeAll, describe, expect, it } from "vitest";
import { WebSocket } from "ws";
import { freePort, type Process, start } from "../process/application.ts";
import { aHouse } from "../process/house.ts";
import { aSignedContract } from "../process/sale.rest.ts";
import { afterFile } from "../support/after-file.ts";
import { Client } from "../support/client.ts";
import { authorities } from "../support/database-gate.ts";
import { eventually, until } from "../support/patience.ts";
import { aPdf } from "../support/story/staff-documents.ts";
import { anOpenFolder, runs } from "./programs.ts";

const file = (path: string) => new URL(`../../${path}`, import.meta.url).pathname;
const MEGABYTE = 1024 * 1024;

let app: Process;
let url: string;
const as = (token?: string) => new Client(url, token ? { authorization: `Bearer ${token}` } : {});
const signIn = async (who: string) => {
  const email = `${who}@travesia.test`;
  const { body } = await as().rest("POST", "/user/login", { email, password: "Travesia2026" });
  return as((body as { token: string }).token);
};

/** Runs docker/nginx.conf, with ports and a certificate of this machine. */
beforeAll(async () => {
  const authoritiesBefore = getCACertificates("default");
  setDefaultCACertificates([...authoritiesBefore, readFileSync(authorities.its, "utf8")]);
  afterFile(() => Promise.resolve(setDefaultCACertificates(authoritiesBefore)));
  const [port, plain, folder] = [await freePort(), await freePort(), await anOpenFolder()];
  url = `https://localhost:${port}`;
  app = await start({ ...(await aHouse()), PUBLIC_URL: url, TRUST_PROXY: "1", HOST: "127.0.0.1" });
  const site = readFileSync(file("docker/nginx.conf"), "utf8")
    .replace("listen 80;", `listen 127.0.0.1:${plain};`)
    .replace("listen 443 ssl;", `listen 127.0.0.1:${port} ssl;`)
    .replaceAll("viajes.tuagencia.co;", "localhost;")
    .replace(/ssl_certificate .*;/, `ssl_certificate ${file("tests/support/tls/server.pem")};`)
    .replace(/ssl_certificate_key .*;/, `ssl_certificate_key ${file("tests/support/tls/server.key")};`)
    .replace("http://127.0.0.1:3001", app.url);
  const main = `daemon off; pid ${folder}/pid; error_log stderr; events {} http {
    access_log off; client_body_temp_path ${folder}/body; proxy_temp_path ${folder}/proxy;
    fastcgi_temp_path ${folder}/f; uwsgi_temp_path ${folder}/u; scgi_temp_path ${folder}/s;
    ${site} }`;
  await writeFile(join(folder, "nginx.conf"), main);
  const nginx = runs("/usr/sbin/nginx", ["-c", join(folder, "nginx.conf"), "-p", folder, "-e", "stderr"]);
  await eventually(async () => {
    if (nginx.child.exitCode !== null) throw new Error(nginx.said());
    expect((await fetch(`${url}/readyz`)).status).toBe(200);
  });
});

describe("behind nginx with a certificate, as docker/nginx.conf has it", () => {
  it("a sale is made from the quote to the signature", async () => {
    const [asesor, gerente] = [await signIn("asesor"), await signIn("gerente")];
    const shop = { as, mailsTo: app.mailsTo };
    await aSignedContract(shop, asesor, gerente, "cliente@example.com");
  });

  it("the largest file comes through, and a larger one is refused with our own sentence", async () => {
    const send = async (size: number) => {
      const { bytes, type } = aPdf("rut.pdf");
      const form = new FormData();
      form.set("document_name", "RUT");
      const whole = Buffer.concat([bytes, Buffer.alloc(size - bytes.length, 7)]);
      form.set("document", new Blob([new Uint8Array(whole)], { type }), "rut.pdf");
      return (await signIn("asesor")).rest("POST", "/document-users/upload-file", form);
    };
    expect((await send(10 * MEGABYTE)).status).toBe(201);
    expect(await send(10 * MEGABYTE + 1)).toMatchObject({
      status: 413,
      body: { success: false, message: expect.stringContaining("10MB") },
    });
  });

  it("live messages come over its socket", async () => {
    const asesor = await signIn("asesor");
    const client = createClient({
      url: `${url.replace("https", "wss")}/graphql`,
      webSocketImpl: class extends WebSocket {
        constructor(address: string, protocols: string) {
          super(address, protocols, { ca: readFileSync(authorities.its) });
        }
      },
      connectionParams: { authorization: asesor.headers["authorization"] ?? "" },
    });
    let heard = 0;
    client.subscribe(
      { query: "subscription { recordChanged(type: quote) { id } }" },
      { next: () => (heard += 1), error: () => undefined, complete: () => undefined },
    );
    // The first word says that it stands.
    await until(() => heard > 0);
    await client.dispose();
  });
});
