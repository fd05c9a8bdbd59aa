import { globSync } from "node:fs";
import type { CodegenConfig } from "@graphql-codegen/cli";

const everywhere = "web/src/{base,features}/**/*.graphql";
/** Files of operations whose answers tests read with their types. */
const ofTests = "tests/support/**/*.graphql";
/** Files of operations of the examples for integrators, whose types stand alone. */
const ofExamples = "docs/integrar/*.graphql";
const schemaTypes = "web/src/graphql/schema.generated.ts";

const shared = {
  scalars: {
    COP: "number",
    DateTime: "string",
    Day: "string",
    JSON: "unknown",
    ID: "string",
    Upload: "File",
  },
  enumType: "string-literal",
  useTypeImports: true,
  importExtension: ".ts",
} as const;

const plugins = ["typescript-operations", "./web/codegen/documents.ts"];

/** Returns the files that are generated beside each file of operations. */
const beside = (
  files: string,
  made: string[],
  own: object = { importSchemaTypesFrom: schemaTypes },
): CodegenConfig["generates"] =>
  Object.fromEntries(
    globSync(files).map((file) => [
      file.replace(/\.graphql$/, ".generated.ts"),
      { documents: file, plugins: made, config: { ...shared, ...own } },
    ]),
  );

/**
 * Types, documents and hooks of the web's operations, beside them, and types and documents of those of the
 * tests, types of those of the examples; the schema's inputs and enums once in `web/src/graphql`.
 */
const config: CodegenConfig = {
  schema: "schema.graphql",
  // One feature that is behind the schema keeps no other from its types;
  // tests/web/base/documents.test.ts finds it.
  allowPartialOutputs: true,
  generates: {
    [schemaTypes]: { plugins: ["./web/codegen/schema-types.ts"], config: shared },
    "tests/support/answers/schema.generated.ts": {
      plugins: ["./web/codegen/answer-types.ts"],
      config: {
        ...shared,
        scalars: { ...shared.scalars, JSON: "any" },
        enumsFrom: "../../../web/src/graphql/schema.generated.ts",
      },
    },
    ...beside(everywhere, [...plugins, "./web/codegen/apollo-hooks.ts"]),
    ...beside(ofTests, plugins),
    ...beside(ofExamples, ["typescript-operations"], {}),
  },
};

export default config;
