import { globSync, readFileSync } from "node:fs";
import { buildSchema, parse, validate } from "graphql";
import { describe, expect, it } from "vitest";

const root = `${import.meta.dirname}/../../..`;
const schema = buildSchema(readFileSync(`${root}/schema.graphql`, "utf8"));
const files = globSync("web/src/{base,features}/**/*.graphql", { cwd: root });

describe("the operations of the web", () => {
  it("are there", () => expect(files).not.toEqual([]));

  it.each(files)("%s fits the schema", (file) => {
    expect(
      validate(schema, parse(readFileSync(`${root}/${file}`, "utf8"))).map(({ message }) => message),
    ).toEqual([]);
  });

  it.each(files)("%s has its documents made", (file) => {
    const made = readFileSync(`${root}/${file.replace(/\.graphql$/, ".generated.ts")}`, "utf8");
    for (const definition of parse(readFileSync(`${root}/${file}`, "utf8")).definitions) {
      if (definition.kind === "OperationDefinition")
        expect(made).toContain(`export const ${definition.name?.value}Document`);
    }
  });
});
