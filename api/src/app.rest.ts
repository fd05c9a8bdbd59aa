import type { Express, Request } from "express";
import type { GraphQLSchema } from "graphql";
import { credentialsOf } from "./core/auth/credentials.ts";
import type { Contexts } from "./core/context.factory.ts";
import { originOf } from "./core/graphql/endpoint.ts";
import { answer } from "./core/http/answer.ts";
import { exchangeOf } from "./core/http/exchange.ts";
import type { WebApplication } from "./core/http/web-application.ts";
import type { Module } from "./core/module.ts";
import type { TextReader } from "./core/read/text.ts";
import { mountDocs } from "./gateway/docs.ts";
import { mountGateway } from "./gateway/mount.ts";
import { mountUnknownEndpoint } from "./gateway/unknown-endpoint.ts";
import type { WriteJson } from "./gateway/write-json.ts";

/** What the REST surface is made from. */
export interface RestParts {
  readonly schema: GraphQLSchema;
  readonly modules: readonly Module[];
  readonly contexts: Contexts;
  readonly fast: TextReader;
  readonly web: WebApplication;
}

const write: WriteJson = (request, _response, status, text) => answer(exchangeOf(request), text, status);

const bodyToken = (request: Request): unknown => (request.body as { signature_token?: unknown } | undefined)?.signature_token;

/** Mounts the documented REST paths and their explorer, then the web application's pages, then the answer for addresses that nobody serves. */
export function mountRest(app: Express, { schema, modules, contexts, fast, web }: RestParts): void {
  const plans = mountGateway(app, {
    schema,
    rows: modules.flatMap((module) => module.routes ?? []),
    fragments: modules.flatMap((module) => module.fragments ?? []),
    text: fast,
    write,
    contextOf: (request) => {
      const exchange = exchangeOf(request);
      const credentials = credentialsOf(request.headers, exchange.query.get("token"), bodyToken(request));
      const origin = originOf(exchange, "rest");
      return Promise.resolve(contexts.peek(credentials, origin) ?? contexts.of(credentials, origin));
    },
  });
  mountDocs(app, plans, schema);
  app.use((request, _response, next) => {
    Promise.resolve(web.pages(exchangeOf(request))).then((answered) => answered || next(), next);
  });
  mountUnknownEndpoint(
    app,
    (error, request) => {
      const { log, id } = exchangeOf(request);
      log.error({ err: error }, "a request failed");
      return id;
    },
    write,
  );
}
