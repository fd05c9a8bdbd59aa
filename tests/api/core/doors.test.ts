import { networkInterfaces } from "node:os";
import { describe, expect, it } from "vitest";
import { readConfig } from "../../../api/src/core/config/config.ts";
import { anAppWithSales } from "../../support/sales.ts";
import { sendRaw } from "../../support/raw-http.ts";
import { production } from "../../support/production.ts";
import { expectRefused } from "../../support/expect-refused.ts";
import { aSimpleContract } from "../../support/story/contracts.ts";

const answers = (url: string, headers: Record<string, string> = {}) =>
  fetch(url, { headers }).then(
    ({ status }) => status,
    () => "nobody",
  );
/** An address of this machine that others reach, if it has one. */
const reachable = Object.values(networkInterfaces())
  .flatMap((addresses) => addresses ?? [])
  .find(({ family, internal }) => family === "IPv4" && !internal)?.address;
const hasIPv6 = Object.values(networkInterfaces()).some((addresses) =>
  addresses?.some(({ address }) => address === "::1"),
);

describe("where it listens", () => {
  it("is this machine alone, by both of its addresses", async () => {
    const { port } = new URL((await anAppWithSales()).url);
    expect(await answers(`http://127.0.0.1:${port}/healthz`)).toBe(200);
    if (hasIPv6) expect(await answers(`http://[::1]:${port}/healthz`)).toBe(200);
    if (reachable) expect(await answers(`http://${reachable}:${port}/healthz`)).toBe("nobody");
  });

  it("is what HOST says, and every address in production", async () => {
    const { port } = new URL((await anAppWithSales({ HOST: "0.0.0.0" })).url);
    if (reachable) expect(await answers(`http://${reachable}:${port}/healthz`)).toBe(200);
    expect(readConfig({}).hosts).toEqual(["127.0.0.1", "::1"]);
    expect(readConfig({ HOST: "10.0.0.4, ::1" }).hosts).toEqual(["10.0.0.4", "::1"]);
    expect(readConfig(production).hosts).toEqual([]);
  });
});

describe("the figures at /metrics", () => {
  it("are open on this machine, and require a token if one is configured", async () => {
    expect(await answers(`${(await anAppWithSales()).url}/metrics`)).toBe(200);
    const { url } = await anAppWithSales({ METRICS_TOKEN: "una-clave-larga" });
    expect(await answers(`${url}/metrics`)).toBe(401);
    expect(await answers(`${url}/metrics`, { authorization: "Bearer otra" })).toBe(401);
    expect(await answers(`${url}/metrics`, { authorization: "Bearer una-clave-larga" })).toBe(200);
  });

  it("are not there in production without a token", async () => {
    const { url } = await anAppWithSales(production);
    expect(await answers(`${url}/metrics`)).toBe(404);
    expect(await answers(`${url}/metrics`, { authorization: "Bearer " })).toBe(404);
  });
});

it("no other page reads captured mail, while it may read the API outside production", async () => {
  const { url } = await anAppWithSales();
  const origin = "https://otra.test";
  const allowed = async (path: string, method = "GET") => {
    const headers = { origin, ...(method === "OPTIONS" ? { "access-control-request-method": "GET" } : {}) };
    return (await fetch(`${url}${path}`, { method, headers })).headers.get("access-control-allow-origin");
  };
  expect(await allowed("/packages")).toBe(origin);
  for (const path of ["/dev/mailbox.json", "/dev/mailbox"])
    for (const method of ["GET", "OPTIONS"]) expect(await allowed(path, method)).toBeNull();
});

it("what is there for developers answers by this server's own names and to its own pages", async () => {
  const { url } = await anAppWithSales({ PUBLIC_URL: "http://travesia.test" });
  const { port } = new URL(url);
  const status = async (headers: Record<string, string>, path = "/dev/mailbox.json") =>
    (await sendRaw(url, { method: "GET", path, headers })).status;
  for (const host of ["127.0.0.1", `localhost:${port}`, "[::1]:3001", "travesia.test", "a.localhost"])
    expect(await status({ Host: host }), host).toBe(200);
  for (const host of [
    "evil.example",
    `evil.example:${port}`,
    "localhost.evil.example",
    "127.0.0.1.evil.example",
  ])
    expect(await status({ Host: host }), host).toBe(403);
  expect(await status({ Host: "localhost", Origin: "http://localhost:5173" })).toBe(200);
  for (const origin of ["https://evil.example", "null"])
    expect(await status({ Host: "localhost", Origin: origin }), origin).toBe(403);
  expect(await status({ Host: "evil.example" }, "/healthz")).toBe(200);
});

it("a file of an earlier build is missed in the words of every other address", async () => {
  const { url } = await anAppWithSales();
  for (const method of ["GET", "HEAD"]) {
    const headers = { accept: "text/html,*/*" };
    const answer = await fetch(`${url}/assets/nada`, { method, headers });
    expect(answer.status).toBe(404);
    expect(answer.headers.get("content-type")).toContain("application/json");
    if (method === "GET")
      expect(await answer.json()).toEqual({
        success: false,
        message: "Endpoint no encontrado: /assets/nada",
        error: "NOT_FOUND",
      });
  }
});

it("a mail's subject refuses line ends and other control characters", async () => {
  const app = await anAppWithSales();
  const { id } = await aSimpleContract(app);
  const send = `mutation ($id: ID!, $input: SendContractInput!) {
    sendContract(id: $id, input: $input) { status } }`;
  for (const subject of ["Tu contrato\r\nBcc: otro@correo.test", "Tu contrato\u0007"])
    expectRefused(
      await app.as("gerente").gql(send, { id, input: { subject } }),
      "BAD_USER_INPUT",
      "El asunto no puede tener saltos de línea ni otros caracteres de control",
    );
});
