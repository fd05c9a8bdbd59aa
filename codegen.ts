import { globSync } from "node:fs";
import type { CodegenConfig } from "@graphql-codegen/cli";

const everywhere = "web/src/features/**/*.graphql";
const schemaTypes = "web/src/graphql/schema.generated.ts";

const shared = {
  scalars: {
    COP: "number",
    DateTime: "string",
    Day: "string",
    JSON: "unknown",
    ID: { input: "string", output: "string" },
    Upload: "File",
  },
  enumType: "string-literal",
  useTypeImports: true,
  importExtension: ".ts",
  documentNodeImport: "@apollo/client#TypedDocumentNode",
} as const;

/** Types, documents and hooks of each feature's operations, beside them; the inputs and enums they use once in `web/src/graphql`. */
const config: CodegenConfig = {
  schema: "schema.graphql",
  generates: {
    [schemaTypes]: { documents: everywhere, plugins: ["typescript-operations"], config: { ...shared, generateOperationTypes: false } },
    ...Object.fromEntries(
      globSync(everywhere).map((file) => [
        file.replace(/\.graphql$/, ".generated.ts"),
        {
          documents: file,
          plugins: ["typescript-operations", "typed-document-node", "./web/codegen/apollo-hooks.ts"],
          config: { ...shared, importSchemaTypesFrom: schemaTypes },
        },
      ]),
    ),
  },
};

export default config;
