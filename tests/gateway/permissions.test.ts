import "reflect-metadata";
import { describe, expect, it } from "vitest";
import { OperationTypeNode, parse, type OperationDefinitionNode } from "graphql";
import { checkRoots, refusalOfRoot } from "../../api/src/core/auth/check.ts";
import { Role } from "../../api/src/core/auth/role.ts";
import { tripSchema } from "./trips.schema.ts";
import { contextFor } from "./trips.server.ts";

const NO_TOKEN = "No hay token disponible";
const BAD_TOKEN = "Token inválido";
const BAD_LINK = "El enlace no es válido o ya venció. Solicita uno nuevo a tu asesor.";
const INACTIVE =
  "Tu cuenta ha sido desactivada temporalmente. Por favor contacta al administrador para más información.";
const FORBIDDEN = "No tienes permisos suficientes para realizar esta acción.";

type Row = [caller: string, requires: Role[] | null, text: string | null];

describe("who may run an operation", () => {
  it.each<Row>([
    ["nobody", null, null],
    ["nobody", [], NO_TOKEN],
    ["bad", [], BAD_TOKEN],
    ["nobody", [Role.ADMIN], NO_TOKEN],
    ["asesor", [], null],
    ["asesor", [Role.ADMIN], FORBIDDEN],
    ["admin", [Role.ADMIN], null],
    ["inactive", [Role.ADMIN], INACTIVE],
    ["inactive", [], INACTIVE],
    ["inactive", [Role.INACTIVE], null],
    ["admin", [Role.INACTIVE], null],
    ["inactive", [Role.ASESOR, Role.INACTIVE], FORBIDDEN],
    ["nobody", [Role.ADMIN, Role.VISITOR], null],
    ["link", [Role.ADMIN, Role.VISITOR], null],
    ["bad", [Role.ADMIN, Role.VISITOR], BAD_TOKEN],
    ["asesor", [Role.ADMIN, Role.VISITOR], FORBIDDEN],
    ["nobody", [Role.LINK], BAD_LINK],
    ["bad", [Role.ADMIN, Role.LINK], BAD_TOKEN],
    ["link", [Role.ADMIN, Role.LINK], null],
    ["link", [Role.ADMIN], NO_TOKEN],
    ["asesor", [Role.LINK], FORBIDDEN],
    ["asesor", [Role.ADMIN, Role.LINK], FORBIDDEN],
    ["admin", [Role.ADMIN, Role.LINK], null],
  ])("%s requires the permission for which %s may: %s", (caller, requires, text) => {
    const refusal = refusalOfRoot(
      requires ? { auth: { requires } } : {},
      OperationTypeNode.QUERY,
      contextFor(caller),
    );
    expect(refusal?.message ?? null).toBe(text);
  });

  it("a link beside a session of too low a role opens what either allows", () => {
    const both = { ...contextFor("asesor"), link: contextFor("link").link };
    expect(
      refusalOfRoot({ auth: { requires: [Role.ADMIN, Role.LINK] } }, OperationTypeNode.QUERY, both),
    ).toBeNull();
  });

  const check = (query: string, caller: string) => {
    const document = parse(query);
    return () =>
      checkRoots(
        tripSchema,
        document,
        document.definitions[0] as OperationDefinitionNode,
        contextFor(caller),
      );
  };
  it("of several roots a missing session is said before a missing role", () => {
    expect(check("{ margin(id: 1) shared }", "nobody")).toThrow(NO_TOKEN);
    expect(check("{ shared margin(id: 1) }", "link")).toThrow(NO_TOKEN);
    expect(check("{ greeting margin(id: 1) }", "asesor")).toThrow(FORBIDDEN);
    expect(check("{ greeting ownProfile }", "asesor")).not.toThrow();
  });
  it("roots inside fragments are looked at, roots that may be left out are left to their resolver", () => {
    expect(check("query { ...F } fragment F on Query { margin(id: 1) }", "asesor")).toThrow(FORBIDDEN);
    expect(check("query { ... on Query { margin(id: 1) } }", "asesor")).toThrow(FORBIDDEN);
    expect(
      check("query ($on: Boolean!) { tripCount margin(id: 1) @include(if: $on) }", "asesor"),
    ).not.toThrow();
  });
});
