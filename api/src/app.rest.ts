import express, { type Express } from "express";
import type { GraphQLSchema } from "graphql";
import { pagesOfRows } from "./app.pages.ts";
import { credentialsOf } from "./core/auth/credentials.ts";
import type { Opening } from "./core/links/links-by-id.ts";
import type { Contexts } from "./core/request/contexts.ts";
import { originOf } from "./core/http/origin.ts";
import { answer } from "./core/http/answer.ts";
import { exchangeOf, type Handler } from "./core/http/exchange.ts";
import type { WebApplication } from "./core/http/web-application.ts";
import { type Module, rowsOf } from "./core/module.ts";
import type { TextPlanner } from "./core/read/text.ts";
import { mountDocs } from "./gateway/docs.ts";
import { sectionsOf } from "./gateway/openapi.ts";
import { mountGreeting } from "./gateway/greeting.ts";
import { gatewayOf } from "./gateway/mount.ts";
import type { Incoming } from "./gateway/request.ts";
import { mountMissingPage, mountUnknownEndpoint } from "./gateway/unknown-endpoint.ts";
import type { WriteJson } from "./gateway/write-json.ts";

/** Parts from which the REST surface is built. */
export interface RestParts {
  readonly schema: GraphQLSchema;
  readonly modules: readonly Module[];
  readonly contexts: Contexts;
  readonly fast: TextPlanner;
  readonly web: WebApplication;
}

/**
 * The REST surface. `calls` handles the documented paths before Express, which would double the cost of such
 * a call; `application` is Express, for all other paths.
 */
export interface Rest {
  readonly calls: Handler;
  readonly application: Express;
}

const write: WriteJson = (request, _response, status, text) => answer(exchangeOf(request), text, status);

const bodyToken = ({ body }: Incoming): unknown =>
  (body as { signature_token?: unknown } | undefined)?.signature_token;

/**
 * Builds the REST surface: the documented paths, their explorer, the pages of the web application, and the
 * response for unknown addresses.
 */
export function restOf({ schema, modules, contexts, fast, web }: RestParts): Rest {
  const askedBy = (request: Incoming, id: Opening | null): Parameters<Contexts["of"]> => {
    const exchange = exchangeOf(request);
    const credentials = credentialsOf(request.headers, exchange.query.get("token"), bodyToken(request));
    const opening = contexts.services.config.legacyIdLinks ? id : null;
    return [credentials, originOf(exchange, "rest"), opening];
  };
  const { plans, handle } = gatewayOf({
    schema,
    rows: rowsOf(modules),
    fragments: modules.flatMap((module) => module.fragments ?? []),
    text: fast,
    pages: pagesOfRows,
    write,
    contextOf: (request, id) => {
      const asked = askedBy(request, id);
      const [credentials, origin, opening] = asked;
      return Promise.resolve((opening ? null : contexts.peek(credentials, origin)) ?? contexts.of(...asked));
    },
    contextAgain: (request, id) => contexts.again(...askedBy(request, id)),
  });
  const calls: Handler = async ({ request, response }) => {
    let answered = true;
    await handle(request, response, () => (answered = false));
    return answered;
  };

  const application = express().disable("x-powered-by");
  mountDocs(application, plans, schema, sectionsOf(modules));
  application.use((request, _response, next) => {
    Promise.resolve(web.pages(exchangeOf(request))).then((answered) => answered || next(), next);
  });
  mountGreeting(application, contexts.services.config.publicUrl);
  mountUnknownEndpoint(
    application,
    (error, request) => {
      const { log, id } = exchangeOf(request);
      log.error({ err: error }, "a request failed");
      return id;
    },
    write,
  );
  mountMissingPage(application, write);
  return { calls, application };
}
