import { beforeAll, expect, it } from "vitest";
import { CopColumn } from "../../../api/src/core/columns.ts";
import { atLeastOne } from "../../support/at-least-one.ts";
import { anApp, type TestApp } from "../../support/app.ts";

/** Copies of amounts that were checked in their invoice or credit note, from before its correction. */
const copies = ["invoice_attempts", "credit_note_attempts"].flatMap((table) => [
  `${table}.iva_amount`,
  `${table}.total_amount`,
]);

let app: TestApp;
beforeAll(async () => {
  app = await anApp();
});

it("limits every amount of every table by a check of the database", async () => {
  const { orm } = app.app.services;
  const amounts = [...orm.getMetadata().getAll().values()]
    .filter(({ abstract }) => !abstract)
    .flatMap(({ tableName, props }) =>
      props
        .filter(({ customType, persist }) => customType instanceof CopColumn && persist !== false)
        .map(({ fieldNames: [column] }) => `${tableName}.${column}`),
    );
  const checked: { name: string }[] = await orm.em.fork().execute(`select distinct
      c.conrelid::regclass || '.' || a.attname name from pg_constraint c
    join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any (c.conkey) where c.contype = 'c'`);
  const names = new Set(checked.map(({ name }) => name));
  expect(atLeastOne(amounts).filter((amount) => !names.has(amount))).toEqual(copies);
});
