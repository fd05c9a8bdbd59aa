import type { Express } from "express";
import type { GraphQLSchema } from "graphql";
import { explorerScript } from "./explorer.script.ts";
import { explorerStyle } from "./explorer.style.ts";
import { openApiOf } from "./openapi.ts";
import type { Plan } from "./plan.ts";

// no inline script and nothing from elsewhere: the page works under the strictest policy and without a
// network
const page = `<!doctype html>
<html lang="es">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Travesía · Llamadas REST</title>
<link rel="stylesheet" href="/docs/explorer.css">
</head>
<body>
<header>
<h1>Llamadas REST</h1>
<p>Cada una es un documento de GraphQL.
El documento completo está en <a href="/docs/openapi.json">openapi.json</a>.</p>
<div class="bar">
<label>Buscar <input id="search" type="search" placeholder="quotes, POST, firmar…"></label>
<label>Token <input id="token" type="password" autocomplete="off" placeholder="Sesión o enlace"></label>
</div>
</header>
<main id="calls" aria-live="polite"><p>Cargando…</p></main>
<noscript>El explorador necesita JavaScript; el documento está en /docs/openapi.json.</noscript>
<script src="/docs/explorer.js"></script>
</body>
</html>`;

/** Serves the OpenAPI document at `/docs/openapi.json` and an explorer of it at `/docs`. */
export function mountDocs(app: Express, plans: readonly Plan[], schema: GraphQLSchema): void {
  const document = JSON.stringify(openApiOf(plans, schema));
  const files = [
    ["/docs", "html", page],
    ["/docs/openapi.json", "json", document],
    ["/docs/explorer.js", "js", explorerScript],
    ["/docs/explorer.css", "css", explorerStyle],
  ] as const;
  for (const [path, type, text] of files) app.get(path, (_, response) => void response.type(type).send(text));
}
