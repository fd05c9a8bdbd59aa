import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import type { Express } from "express";
import type { GraphQLSchema } from "graphql";
import { type Asset, assetOf, sendAsset } from "../core/http/asset.ts";
import { html } from "../core/html/html.ts";
import { htmlDocument } from "../core/html/html-document.ts";
import { exchangeOf } from "../core/http/exchange.ts";
import { readExamples } from "./openapi.examples.ts";
import { openApiOf, type Section } from "./openapi.ts";
import type { Plan } from "./plan.ts";

// No inline script and nothing from elsewhere: the page works under the strictest policy and without a
// network.
const page = htmlDocument(
  html`<meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Travesía · Llamadas REST</title>
    <link rel="stylesheet" href="/docs/swagger-ui.css" />
    <script defer src="/docs/swagger-ui-bundle.js"></script>
    <script defer src="/docs/start.js"></script>`,
  html`<main id="calls"></main>
    <noscript>El explorador necesita JavaScript; el documento está en /docs/openapi.json.</noscript>`,
  "margin:0",
);

// Tokens are not stored, and no external validator checks the document.
const start = `"use strict";
document.documentElement.classList.toggle("dark-mode", matchMedia("(prefers-color-scheme: dark)").matches);
SwaggerUIBundle({
  url: "/docs/openapi.json",
  dom_id: "#calls",
  deepLinking: true,
  docExpansion: "none",
  filter: true,
  tryItOutEnabled: true,
  displayRequestDuration: true,
  defaultModelsExpandDepth: 0,
  persistAuthorization: false,
  validatorUrl: null,
});
`;

// The document links no answer to another call; on a phone the column would be wider than the page.
const look = `
.swagger-ui .response-col_links { display: none; }
`;

const require = createRequire(import.meta.url);

/** Serves the OpenAPI document at `/docs/openapi.json`, and Swagger UI over it at `/docs`. */
export function mountDocs(
  app: Express,
  plans: () => readonly Plan[],
  schema: GraphQLSchema,
  sections: readonly Section[],
): void {
  const library = dirname(require.resolve("swagger-ui-dist/package.json"));
  const files: readonly (readonly [path: string, extension: string, text: () => string | Buffer])[] = [
    ["/docs", ".html", () => page],
    [
      "/docs/openapi.json",
      ".json",
      () => JSON.stringify(openApiOf(plans(), schema, sections, readExamples())),
    ],
    ["/docs/start.js", ".js", () => start],
    ["/docs/swagger-ui.css", ".css", () => readFileSync(join(library, "swagger-ui.css"), "utf8") + look],
    ["/docs/swagger-ui-bundle.js", ".js", () => readFileSync(join(library, "swagger-ui-bundle.js"))],
  ];
  for (const [path, extension, text] of files) {
    // Made on the first request, since most starts never serve it.
    let asset: Asset | null = null;
    app.get(path, (request) =>
      sendAsset(exchangeOf(request), (asset ??= assetOf(Buffer.from(text()), extension, "no-cache"))),
    );
  }
}
