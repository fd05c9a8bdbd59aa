import { globSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import type { FieldList } from "../../../web/src/ui/form/fields.ts";

/** Fields of forms that are called as names are. */
const NAMED = /^(?!documento).*(name|nombre|apellido|titular)([A-Z]|$)/i;

/** Files of forms whose name is of a thing, and of no party, signer or traveller. */
const ofThings = [
  "accounts/passkey/passkey.form.ts",
  "accounts/token/service-account.form.ts",
  "accounts/token/token.form.ts",
  "content/library/library.form.ts",
  "contracts/template/template.form.ts",
  "providers/library/service-library.form.ts",
  "staff-documents/own/upload.form.ts",
  "webhooks/webhook.form.ts",
];
const SENTENCE = "No podemos imprimir «李». Escribe el nombre como en el documento.";
const features = join(import.meta.dirname, "../../../web/src/features");

type AnyFields = FieldList<Record<string, unknown>, unknown, unknown>;
const isFieldList = (value: unknown): value is AnyFields =>
  typeof value === "object" && value !== null && "rules" in value && "problems" in value;

it("each form of a party refuses a name at once that no document prints", async () => {
  const missing: string[] = [];
  const things = new Set<string>();
  for (const file of globSync("**/*.form.ts", { cwd: features }).sort()) {
    const exported = (await import(join(features, file))) as Record<string, unknown>;
    for (const fields of Object.values(exported)) {
      if (!isFieldList(fields)) continue;
      for (const name of Object.keys(fields.rules).filter((field) => NAMED.test(field))) {
        if (typeof fields.empty[name] !== "string") continue;
        const given = { ...fields.empty, [name]: "Ana 李", tipoDocumento: "cc" };
        if (fields.problems(given)[name] === SENTENCE) continue;
        if (ofThings.includes(file)) things.add(file);
        else missing.push(`${file} ${name}`);
      }
    }
  }
  expect([missing, [...things]]).toEqual([[], ofThings]);
});
