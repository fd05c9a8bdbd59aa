import { beforeAll, describe, expect, it } from "vitest";
import { anApp, type TestApp } from "../../support/app.ts";
import { type RawRequest, sendRaw } from "../../support/raw-http.ts";

let app: TestApp;
beforeAll(async () => {
  app = await anApp();
});

const offering = (protocol: string) => ({ Connection: "Upgrade", Upgrade: protocol });
const send = async (request: RawRequest) => {
  const { status, text } = await sendRaw(app.url, request);
  return { status, body: JSON.parse(text) as unknown };
};

describe("a request that offers another protocol", () => {
  it("is answered without the upgrade, with and without a body", async () => {
    const headers = { Connection: "Upgrade, HTTP2-Settings", Upgrade: "h2c", "HTTP2-Settings": "AAMAAABk" };
    const { status } = await send({ method: "GET", path: "/healthz", headers });
    expect(status).toBe(200);
    const asked = await send({
      path: "/graphql",
      headers: { ...headers, "Content-Type": "application/json" },
      body: JSON.stringify({ query: "{ me { id } }" }),
    });
    expect(asked).toEqual({
      status: 200,
      body: expect.objectContaining({
        errors: [expect.objectContaining({ message: "No hay token disponible" })],
      }) as unknown,
    });
  });

  it("is answered as an ordinary request when no socket is opened", async () => {
    expect(await send({ method: "GET", path: "/nada", headers: offering("websocket") })).toEqual({
      status: 404,
      body: { success: false, message: "Endpoint no encontrado: /nada", error: "NOT_FOUND" },
    });
  });
});

it.each([
  ["no key", {}],
  ["a key that is none", { "Sec-WebSocket-Version": "13", "Sec-WebSocket-Key": "hola" }],
  [
    "a version that is none",
    { "Sec-WebSocket-Version": "7", "Sec-WebSocket-Key": "dGhlIHNhbXBsZSBub25jZQ==" },
  ],
])("a socket's handshake with %s is refused in Spanish", async (_, more) => {
  const headers = { ...offering("websocket"), ...more };
  expect(await send({ method: "GET", path: "/graphql", headers })).toEqual({
    status: 400,
    body: {
      success: false,
      message: "La petición de WebSocket no es válida",
      error: "BAD_USER_INPUT",
    },
  });
});
