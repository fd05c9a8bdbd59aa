import { buildSchema as parseSchema } from "graphql";
import { expect, it } from "vitest";
import { printSchema } from "../../../api/src/core/auth/directive.ts";
import { buildWorldSchema } from "./world/world.ts";

it("the printed schema states who may run an operation and who sees a field", async () => {
  const text = printSchema(await buildWorldSchema());
  expect(text).toContain("directive @auth(");
  expect(text).toMatch(/allVoyages: \[Voyage!\]! @auth\(requires: \[ADMIN\]\)/);
  expect(text).toMatch(/legs\(puerto: String!\): \[Leg!\]! @auth\(requires: \[\]\)/);
  expect(text).toMatch(/ganancia: COP @auth\(requires: \[ADMIN, CONTADOR\], self: \["captainId"\]\)/);
  expect(() => parseSchema(text)).not.toThrow();
});

it("the schema is printed the same each time", async () => {
  expect(printSchema(await buildWorldSchema())).toBe(printSchema(await buildWorldSchema()));
});
