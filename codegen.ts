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
    ID: "string",
    Upload: "File",
  },
  enumType: "string-literal",
  useTypeImports: true,
  importExtension: ".ts",
  documentNodeImport: "@apollo/client#TypedDocumentNode",
} as const;

/**
 * Types, documents and hooks of each feature's operations, beside them; the schema's inputs and enums once in
 * `web/src/graphql`.
 */
const config: CodegenConfig = {
  schema: "schema.graphql",
  // One feature that is behind the schema keeps no other from its types; tests/web/documents.test.ts finds
  // it.
  allowPartialOutputs: true,
  generates: {
    [schemaTypes]: { plugins: ["./web/codegen/schema-types.ts"], config: shared },
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
