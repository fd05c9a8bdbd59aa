import { CombinedGraphQLErrors, ServerError } from "@apollo/client/errors";
import { describe, expect, it } from "vitest";
import { ConnectionFailure } from "../../../web/src/base/failure/connection.ts";
import {
  failureText,
  fieldFailures,
  isUnauthenticated,
  shownFailure,
} from "../../../web/src/base/failure/failures.ts";
import {
  type FailureKey,
  type FailureTexts,
  failureTexts,
} from "../../../web/src/base/failure/failures.texts.ts";

const URL_ASKED = "http://localhost:3001/graphql";

const refused = (message: string, extensions: Record<string, unknown> = {}) =>
  new CombinedGraphQLErrors({ errors: [{ message, extensions }] });

function http(status: number, body = "", statusText = "") {
  const response = new Response(body, { status, statusText });
  Object.defineProperty(response, "url", { value: URL_ASKED });
  return new ServerError("failed", { response, bodyText: body });
}

const filled = (template: string, status: number, detail = "") =>
  template
    .replace("{url}", URL_ASKED)
    .replace("{status}: {statusText}", String(status))
    .replace("{status}", String(status))
    .replace("{detail}", detail);

const entries = Object.entries(failureTexts) as [FailureKey, FailureTexts][];
const having = (kind: keyof FailureTexts) =>
  entries.filter(([, texts]) => texts[kind]).map(([key, texts]) => [key, texts[kind] ?? ""] as const);

describe("the error catalogues", () => {
  it("say of an act on a quote that one may not do it in the words of the list", () => {
    const forbidden = refused("No tienes permisos suficientes", { code: "FORBIDDEN" });
    expect(failureText(forbidden, "quoteAct")).toBe("No tienes permisos para realizar esta acción");
    expect(failureText(forbidden, "listQuotes")).not.toBe("No tienes permisos para realizar esta acción");
  });

  it.each(entries)("%s says the server's message first", (key) => {
    expect(failureText(refused("El servidor explica"), key)).toBe("El servidor explica");
    expect(failureText(http(500, JSON.stringify({ message: "El servidor explica" })), key)).toBe(
      "El servidor explica",
    );
    expect(failureText(http(400, JSON.stringify({ error: "Otra razón" })), key)).toBe("Otra razón");
  });

  it.each(having("other"))("%s falls back to «%s»", (key, text) => {
    expect(failureText(http(500), key)).toBe(filled(text, 500));
  });

  it.each(having("notFound"))("%s says of a 404 «%s»", (key, text) => {
    expect(failureText(http(404), key)).toBe(filled(text, 404));
  });

  it.each(having("network"))("%s says without a network «%s»", (key, text) => {
    expect(failureText(new ConnectionFailure("sin red"), key)).toBe(filled(text, 0, "sin red"));
  });

  it.each(entries.filter(([, texts]) => !texts.network))(
    "%s says without a network «Error de conexión»",
    (key) => {
      expect(failureText(new ConnectionFailure("sin red"), key)).toBe("Error de conexión");
    },
  );
});

describe("a failure", () => {
  it("of an unlisted call shows its HTTP status", () => {
    expect(failureText(http(502))).toBe("Error HTTP 502");
    expect(failureText(http(502, "<html>Bad gateway</html>"))).toBe("Error HTTP 502");
  });

  it("of a sign-in shows the status and its name", () => {
    expect(failureText(http(503, "", "Service Unavailable"), "login")).toBe("Error 503: Service Unavailable");
  });

  it("of a sign-in on an address that is not there names it", () => {
    expect(failureText(http(404), "login")).toBe(`Endpoint no encontrado: ${URL_ASKED}`);
  });

  it("without any text is still shown", () => {
    expect(failureText(new Error("x is undefined"))).toBe("Ha ocurrido un error");
  });

  it("carries the request's code and the error of each field", () => {
    const errors = [{ field: "monto", message: "El monto es requerido" }];
    const error = refused("El monto es requerido", { code: "BAD_USER_INPUT", requestId: "r-1", errors });
    expect(shownFailure(error, () => undefined).code).toBe("r-1");
    expect(fieldFailures(error)).toEqual(errors);
    expect(fieldFailures(http(500))).toEqual([]);
  });

  it("is known to mean that nobody is signed in", () => {
    expect(isUnauthenticated(refused("Token inválido", { code: "UNAUTHENTICATED" }))).toBe(true);
    expect(isUnauthenticated(http(401, JSON.stringify({ message: "Token inválido" })))).toBe(true);
    // A proxy in between says nothing of a token.
    expect(isUnauthenticated(http(401))).toBe(false);
    expect(isUnauthenticated(refused("No", { code: "FORBIDDEN" }))).toBe(false);
    expect(isUnauthenticated(http(403))).toBe(false);
  });
});
