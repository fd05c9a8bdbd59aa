import { describe, expect, it } from "vitest";
import { KNOWN, UNKNOWN } from "./trips.schema.ts";
import { logged, serveTrips } from "./trips.server.ts";

const send = serveTrips();
const reject = (id: string, as: string | undefined, body: unknown) =>
  send("PATCH", `/trips/${id}/reject`, { ...(as ? { as } : {}), body });

describe("the order of refusals", () => {
  it("asks for a session before it reads anything", async () => {
    expect(await reject("abc", undefined, {})).toMatchObject({
      status: 401,
      body: { message: "No hay token disponible", error: "UNAUTHENTICATED" },
    });
    expect(await reject("abc", "bad", {})).toMatchObject({
      status: 401,
      body: { message: "Token inválido" },
    });
  });
  it("asks for the role before it reads the input, even when it is no JSON", async () => {
    const message = "No tienes permisos suficientes para realizar esta acción.";
    expect(await reject("abc", "asesor", {})).toMatchObject({
      status: 403,
      body: { message, error: "FORBIDDEN" },
    });
    expect(await reject("abc", "asesor", "{no")).toMatchObject({ status: 403 });
  });
  it("informs an inactive account of the reason", async () => {
    expect((await reject(KNOWN, "inactive", {})).body).toMatchObject({
      message:
        "Tu cuenta ha sido desactivada temporalmente. Por favor contacta al administrador para más información.",
    });
  });
  it("refuses the input before it looks for the row", async () => {
    expect(await reject("abc", "admin", {})).toMatchObject({
      status: 400,
      body: {
        message: "El destino es obligatorio",
        error: "BAD_USER_INPUT",
        errors: [{ field: "destino", message: "El destino es obligatorio" }],
      },
    });
  });
  it("looks for the row before its state", async () => {
    expect(await reject(UNKNOWN, "admin", { destino: "Rechazado" })).toMatchObject({
      status: 404,
      body: { message: "Viaje no encontrado" },
    });
    expect(await reject(KNOWN, "admin", { destino: "Rechazado" })).toMatchObject({
      status: 409,
      body: { message: "El viaje ya fue rechazado" },
    });
  });
});

describe("an id that cannot be one", () => {
  it.each(["/trips/abc", "/trips/7", "/trips/undefined"])(
    "%s is a record that does not exist",
    async (path) => {
      expect(await send("GET", path)).toMatchObject({
        status: 404,
        body: { message: "Viaje no encontrado" },
      });
    },
  );
  it.each(["abc", "1.5", "-1", "99999999999", "null"])(
    "/travellers/%s too, where ids are numbers",
    async (id) => {
      expect(await send("GET", `/travellers/${id}`)).toMatchObject({
        status: 404,
        body: { message: "Usuario no encontrado" },
      });
    },
  );
  it("inside an input names the record it refers to", async () => {
    const reply = await send("POST", "/trips", { body: { destino: "X", quote_id: "temp-1" } });
    expect(reply).toMatchObject({ status: 404, body: { message: "Cotización no encontrada" } });
  });
});

describe("input", () => {
  it("answers one entry per wrong field, spelled as it came", async () => {
    const body = {
      destino: "X",
      numero_personas: "muchas",
      precio_total: "12.5",
      fechas: { salida: "2026-02-30" },
    };
    const reply = await send("POST", "/trips", { body });
    expect(reply).toMatchObject({
      status: 400,
      body: {
        message: "El valor de numero_personas no es válido",
        errors: [
          { field: "numero_personas", message: "El valor de numero_personas no es válido" },
          { field: "precio_total", message: "El valor debe ser un número entero de pesos" },
          { field: "fechas.salida", message: "La fecha no es válida" },
        ],
      },
    });
  });
  it("answers what the validator found, without what was posted", async () => {
    const reply = await send("POST", "/trips", { body: { destino: "x".repeat(21) } });
    expect(reply).toMatchObject({
      status: 400,
      body: { errors: [{ field: "destino", message: "El destino admite hasta 20 letras" }] },
    });
    expect(JSON.stringify(reply.body)).not.toContain("xxx");
  });
  it("treats a blank text as missing where one is demanded", async () => {
    expect((await send("POST", "/trips", { body: { destino: "  " } })).body).toMatchObject({
      message: "El destino es obligatorio",
    });
  });
  it.each(["page=0", "limit=1000", "page=-1", "limit=0"])("refuses ?%s", async (query) => {
    expect((await send("GET", `/trips?${query}`)).status).toBe(400);
  });
  it("refuses a body that is no JSON", async () => {
    const message = "El cuerpo de la petición no es JSON válido";
    const headers = { "content-type": "application/json" };
    expect(await send("POST", "/trips", { body: '{"destino":', headers })).toMatchObject({
      status: 400,
      body: { message },
    });
  });
});

describe("bearers and links", () => {
  it("a public read ignores a bad bearer", async () =>
    expect((await send("GET", `/trips/${KNOWN}`, { as: "bad" })).status).toBe(200));
  it("a public call that changes something refuses it", async () => {
    expect(await send("POST", "/trips", { as: "bad", body: { destino: "X" } })).toMatchObject({
      status: 401,
      body: { message: "Token inválido" },
    });
  });
  it("signing in ignores it", async () => {
    expect((await send("POST", "/sign-in", { as: "bad", body: { email: "a@b.co" } })).body).toEqual({
      sign_in: "a@b.co",
    });
  });
});

describe("addresses", () => {
  it("a literal segment wins over a parameter and doubled slashes collapse", async () => {
    expect((await send("GET", "//trips//destinations")).body).toEqual(["Cartagena", "San Andrés"]);
  });
  it("an unknown one is 404 in JSON, with its path", async () => {
    expect(await send("POST", "/nada/aqui?x=1", { body: {} })).toMatchObject({
      status: 404,
      body: { message: "Endpoint no encontrado: /nada/aqui" },
    });
  });
  it("an unknown one that a browser opens is the web application's", async () => {
    const html = { headers: { accept: "text/html,*/*" } };
    expect((await send("GET", "/nada", html)).body).toContain("<html>");
    expect((await send("GET", "/sign-in", html)).body).toContain("<html>");
    expect((await send("GET", "/trips/destinations", html)).body).toEqual(["Cartagena", "San Andrés"]);
  });
  it("another method of a known one is 405 and names those it has", async () => {
    const reply = await send("PUT", "/trips/destinations");
    expect(reply.status).toBe(405);
    expect(reply.headers.get("allow")).toContain("GET");
  });
  it("HEAD works on a read and never runs a write", async () => {
    expect((await send("HEAD", "/trips/destinations")).status).toBe(200);
    expect((await send("HEAD", "/form-link")).status).toBe(405);
    expect((await send("GET", "/form-link")).status).toBe(200);
  });
  it.each(["GET", "PUT"])("%s of a segment that is no text is no record", async (method) =>
    expect((await send(method, "/trips/%E0%A4%A")).status).toBe(404),
  );
  it("is the same with a slash at its end, and with letters that need no code", async () => {
    expect((await send("GET", "/trips/destinations/")).body).toEqual(["Cartagena", "San Andrés"]);
    expect((await send("GET", "/trips/%64estinations")).body).toEqual(["Cartagena", "San Andrés"]);
  });
  it("may hold an id of any length, and a separator of segments only in code", async () => {
    for (const id of ["a".repeat(4_000), "a%2Fdestinations", "a;b"])
      expect(await send("GET", `/trips/${id}`)).toMatchObject({ body: { message: "Viaje no encontrado" } });
  });
  it("with a method that nobody has is 405 too", async () =>
    expect((await send("PROPFIND", "/trips/destinations")).status).toBe(405));
});

it("a defect outside of a row is JSON too, and logged", async () => {
  expect(await send("GET", `/trips/${KNOWN}`, { as: "crash" })).toMatchObject({
    status: 500,
    body: { message: "Ocurrió un error inesperado. Código: req-2" },
  });
  expect(logged.at(-1)).toBeInstanceOf(Error);
});
