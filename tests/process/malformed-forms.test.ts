import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type RawAnswer, type RawRequest, sendRaw } from "../support/raw-http.ts";
import { type Process, start } from "./application.ts";
import { aHouse } from "./house.ts";

const MALFORMED = "El formulario enviado no es válido";
const INCOMPLETE = "La petición llegó incompleta";
const TOO_LARGE = "El cuerpo de la petición es demasiado grande";

let app: Process;
let authorization: string;
beforeAll(async () => {
  app = await start({ ...(await aHouse()), LOG_LEVEL: "error" });
  const { body } = await app
    .as()
    .rest("POST", "/user/login", { email: "owner@travesia.test", password: "Travesia2026" });
  authorization = `Bearer ${(body as { token: string }).token}`;
});

/** One part of a form: its head as sent, then its content. */
const part = (head: string, content = "x") => `--limite\r\n${head}\r\n\r\n${content}\r\n`;
const text = (name: string, content: string) =>
  part(`Content-Disposition: form-data; name="${name}"`, content);
const file = (name: string, content = "%PDF-1.7", filename = "recibo.pdf") =>
  part(
    `Content-Disposition: form-data; name="${name}"; filename="${filename}"\r\nContent-Type: application/pdf`,
    content,
  );
const END = "--limite--\r\n";

const OPERATIONS = text(
  "operations",
  JSON.stringify({
    query: "mutation ($file: Upload!) { uploadPicture(file: $file) { id } }",
    variables: { file: null },
  }),
);
const mapped = (...paths: string[]) => OPERATIONS + text("map", JSON.stringify({ 0: paths }));
const upload = mapped("variables.file") + file("0");

/** A form that is broken at every address: the parts of its request that differ from a good one. */
type Broken = Partial<Omit<RawRequest, "path" | "method">> & { readonly says?: string };

const brokenForms: Readonly<Record<string, Broken>> = {
  "a malformed part header": { body: `${text("a", "b")}${part("Content Disposition = form-data")}${END}` },
  "a null character in a file name": { body: `${upload}${file("1", "x", "a\u0000.pdf")}${END}` },
  "a part header of 20 kB": {
    body:
      `${upload}${part(`X-Long: ${"a".repeat(20_000)}\r\nContent-Disposition: form-data; name="a"`)}` +
      `${END}`,
  },
  "a file that does not end": { body: `${mapped("variables.file")}${file("0").slice(0, -2)}` },
  "a text that does not end": { body: OPERATIONS.slice(0, -2) },
  "no last boundary": { body: upload },
  "no boundary in its type": { headers: { "Content-Type": "multipart/form-data" }, body: upload + END },
  "another boundary than its type says": {
    headers: { "Content-Type": "multipart/form-data; boundary=otra" },
    body: upload + END,
  },
  "nothing in it": { body: "" },
  "a part without a name": { body: `${upload}${part("Content-Disposition: form-data")}${END}` },
  "a file without a name": {
    body: `${upload}${part('Content-Disposition: form-data; filename="a.pdf"')}${END}`,
  },
  "a text in letters that nobody knows": {
    body:
      `${part('Content-Disposition: form-data; name="a"\r\nContent-Type: text/plain; charset=nada')}` +
      `${END}`,
  },
  "1.001 texts": { body: Array.from({ length: 1_001 }, (_, n) => text(`a${n}`, "b")).join("") + END },
  "texts of 2 MB together": {
    body: Array.from({ length: 30 }, (_, n) => text(`a${n}`, "b".repeat(75_000))).join("") + END,
  },
  "one text of 3 MB": { body: text("a", "b".repeat(3_000_000)) + END },
  "names of 2 MB together": {
    body: Array.from({ length: 200 }, (_, n) => text(`a${n}${"b".repeat(12_000)}`, "")).join("") + END,
  },
  "3.000 parts that are nothing": { body: part("X: y").repeat(3_000) + END },
  "a gigabyte that it only announces": {
    headers: { "Content-Length": "1000000000" },
    body: text("a", "b"),
    says: TOO_LARGE,
  },
  "less than it announces": {
    headers: { "Content-Length": "100000" },
    body: upload,
    ending: "close",
    says: INCOMPLETE,
  },
};

/** Forms of GraphQL whose parts are right and whose `operations` or `map` are not. */
const brokenOperations: Readonly<Record<string, string>> = {
  "a map onto a function that everybody shares": mapped("hasOwnProperty.call") + file("0"),
  "a map onto what all objects have":
    mapped("variables.__proto__.file", "variables.constructor.prototype.file") + file("0"),
  "a map onto the query": mapped("query") + file("0"),
  "a map onto a variable that is not there": mapped("variables.files.0") + file("0"),
  "a map onto a text":
    text("operations", JSON.stringify({ query: "{ __typename }", variables: { a: "b" } })) +
    text("map", '{"0":["variables.a.length"]}') +
    file("0"),
  "a map of a file that does not come": mapped("variables.file"),
  "a map that is no JSON": OPERATIONS + text("map", "{") + file("0"),
  "a map that is a list": OPERATIONS + text("map", "[]") + file("0"),
  "a map of numbers": OPERATIONS + text("map", '{"0":[7]}') + file("0"),
  "a map that is endlessly deep":
    OPERATIONS + text("map", `{"0":${"[".repeat(100_000)}${"]".repeat(100_000)}}`) + file("0"),
  "variables that are endlessly deep":
    text(
      "operations",
      `{"query":"{ __typename }","variables":{"a":${"[".repeat(200_000)}${"]".repeat(200_000)}}}`,
    ) + text("map", "{}"),
  "operations that are no JSON":
    text("operations", "{") + text("map", '{"0":["variables.file"]}') + file("0"),
  "operations that are a number":
    text("operations", "7") + text("map", '{"0":["variables.file"]}') + file("0"),
  "no operations": text("map", '{"0":["variables.file"]}') + file("0"),
  "no map": OPERATIONS + file("0"),
};

const send = (path: string, { headers, ...request }: Partial<RawRequest>): Promise<RawAnswer> =>
  sendRaw(app.url, {
    path,
    headers: { "Content-Type": "multipart/form-data; boundary=limite", ...headers },
    ...request,
  });

/** Returns the message of a refusal, by REST or by GraphQL. */
function said({ text: body }: RawAnswer): unknown {
  const { message, errors } = JSON.parse(body) as {
    message?: string;
    errors?: readonly { message: string }[];
  };
  return message ?? errors?.[0]?.message;
}

const preflight = { "Apollo-Require-Preflight": "true" };
const surfaces: readonly [string, string, boolean][] = [
  ["GraphQL", "/graphql", true],
  ["a call that takes a file", "/payments", true],
  ["a call that takes none", "/user/login", false],
];

describe("a form with", () => {
  describe.each(surfaces)("sent to %s", (_, path, signedIn) => {
    it.each(Object.entries(brokenForms))("%s is refused", async (_name, { says = MALFORMED, ...form }) => {
      const headers = { ...preflight, ...(signedIn && { Authorization: authorization }), ...form.headers };
      const answer = await send(path, { ...form, headers });
      expect({ status: answer.status, said: said(answer) }).toEqual({
        status: says === TOO_LARGE ? 413 : 400,
        said: says,
      });
    });
  });

  it.each(Object.entries(brokenOperations))("%s is refused", async (_, body) => {
    const answer = await send("/graphql", {
      headers: { ...preflight, Authorization: authorization },
      body: body + END,
    });
    expect({ status: answer.status, said: said(answer) }).toEqual({ status: 400, said: MALFORMED });
  });

  it("a file of 11 MB, or eleven files, is refused", async () => {
    for (const body of [file("comprobante", "x".repeat(11_000_000)), file("comprobante").repeat(11)]) {
      const answer = await send("/payments", { headers: { Authorization: authorization }, body: body + END });
      expect(answer.status).toBe(413);
    }
  });
});

describe("a form that a page of another house could send to GraphQL", () => {
  it("is refused before anything of it is read", async () => {
    // Nothing follows the head: a server that waited for the body would not answer.
    const answer = await send("/graphql", { headers: { "Content-Length": "1000" } });
    expect({ status: answer.status, said: said(answer) }).toEqual({
      status: 400,
      said: "Falta el encabezado Apollo-Require-Preflight",
    });
  });
});

describe("a form that ends in the middle", () => {
  it("because its sender is gone harms nobody", async () => {
    for (const [, path] of surfaces) {
      const headers = { ...preflight, Authorization: authorization, "Content-Length": "100000" };
      await send(path, { headers, body: upload, ending: "reset" });
    }
  });
});

// After all of the above: the one process has lived through it.
afterAll(async () => {
  expect((await app.as().rest("GET", "/healthz")).status).toBe(200);
  const { code, stdout } = await app.kill("SIGTERM");
  expect({ code, logged: stdout.split("\n").filter((line) => line.startsWith("{")) }).toEqual({
    code: 0,
    logged: [],
  });
});
