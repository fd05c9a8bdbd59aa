import type { ServerResponse } from "node:http";
import type { Express, Request } from "express";
import type { GraphQLSchema } from "graphql";
import type { Opening } from "../core/links/links-by-id.ts";
import type { Context } from "../core/context.ts";
import { Refusal } from "../core/failure.ts";
import { discard } from "../core/http/body.ts";
import { isMultipart } from "../core/http/form.ts";
import type { Row } from "../core/module.ts";
import type { TextPlanner } from "../core/read/text.ts";
import { readJson } from "./body.ts";
import { KnownReads } from "./known-reads.ts";
import { type Found, Paths } from "./paths.ts";
import type { Plan } from "./plan.ts";
import { planRow } from "./plan-row.ts";
import { refusalFor, refused } from "./refused.ts";
import { asksForPage, exchangeOf } from "../core/http/exchange.ts";
import { isOpenedAsPage, pathOf, type Incoming } from "./request.ts";
import type { Route } from "./route.ts";
import { sendFile } from "./send-file.ts";
import { answerTo } from "./serve.ts";
import { parseFragments } from "./wire.ts";
import { writeJson, type WriteJson } from "./write-json.ts";

/** Dependencies of the gateway. */
export interface GatewayParts {
  /** Schema on which documents are run; it must not be wrapped by Apollo. */
  readonly schema: GraphQLSchema;
  readonly rows: readonly Row[];
  /** Shared fragments of all modules. */
  readonly fragments: readonly string[];
  /** Plans documents that can be answered as text. */
  readonly text?: TextPlanner;
}

/** Parts of the gateway that depend on the server: the context of a request, and the writing of answers. */
export interface MountParts<R extends Incoming> extends GatewayParts {
  /**
   * Returns the context of a request; its JSON body, if it has one, is in `request.body`. `opening` is the
   * record that the id in the path opens without a token.
   */
  readonly contextOf: (request: R, opening: Opening | null) => Promise<Context>;
  /**
   * Returns the context of the same request after its form has arrived completely, because the caller may
   * have lost access meanwhile.
   */
  readonly contextAgain: (request: R, opening: Opening | null) => Promise<Context>;
  /**
   * Pages of the web application, by the row's path: the page opens for a person who visits that path, with
   * the row's parameters.
   */
  readonly pages?: Readonly<Record<string, string>>;
  /** Writes a JSON text; the application passes a writer that also sets ETag and encoding. */
  readonly write?: WriteJson;
}

/** The gateway as one function on Node's own request and response; `next` is called when no row matches. */
export interface Gateway<R extends Incoming> {
  /** Plans every row, for callers that describe all of them. */
  readonly plans: () => readonly Plan[];
  readonly handle: (request: R, response: ServerResponse, next: () => unknown) => Promise<unknown>;
}

/**
 * Plans every row; throws an error that names the row when one breaks a rule. It needs no database, so a test
 * calls it too.
 */
export function plansOf({ schema, rows, fragments, text }: GatewayParts): Plan[] {
  const shared = parseFragments(fragments);
  // core passes on rows without knowing their content; only `gateway/route.ts` makes them
  return (rows as readonly Route[]).map((route) => planRow(route, { schema, fragments: shared, text }));
}

/**
 * Mounts the rows and returns their plans. A path that no row has is passed to the next handlers
 * (`mountUnknownEndpoint` at the end).
 */
export function mountGateway(app: Express, parts: MountParts<Request>): void {
  const { handle } = gatewayOf(parts);
  app.use((request, response, next) => handle(request, response, next));
}

/**
 * Creates the gateway without mounting it: the front of the application may call it before Express. A row is
 * planned when it is first called, because planning all rows would delay every start. An unexpected error of
 * `contextOf` rejects; every other failure is answered.
 */
export function gatewayOf<R extends Incoming>({
  contextOf,
  contextAgain,
  write = writeJson,
  pages = {},
  ...parts
}: MountParts<R>): Gateway<R> {
  const { schema, rows, fragments, text } = parts;
  const paths = new Paths<() => Plan>();
  const shared = once(() => parseFragments(fragments));
  for (const route of rows as readonly Route[])
    paths.add(
      route.method,
      route.path,
      once(() => planRow(route, { schema, fragments: shared(), text })),
    );

  const serving = { schema, known: new KnownReads() };

  const handle: Gateway<R>["handle"] = async (request, response, next) => {
    const method = request.method ?? "GET";
    const path = pathOf(request);
    const row = paths.find(method === "HEAD" ? "GET" : method, path);
    const found = row && { value: row.value(), params: row.params };
    const writes = method === "HEAD" && found?.value.operation.operation === "mutation";
    if (!found || writes) {
      const allowed = method === "OPTIONS" || (asksForPage(request) && !writes) ? [] : paths.methods(path);
      if (allowed.length === 0) return next();
      response.setHeader("Allow", allowed.join(", "));
      return writeRefusal(new Refusal("METHOD_NOT_ALLOWED", "Método no permitido"));
    }
    const { options, path: pattern } = found.value.route;
    if (!options.sends && isOpenedAsPage(request)) {
      const page = pages[pattern];
      return page === undefined ? next() : redirect(response, page, found.params);
    }
    let context: Context | null = null;
    try {
      const badBody = isMultipart(request) ? null : await readJson(request, response);
      const opening = openingOf(found);
      context = await contextOf(request, opening);
      const again = () => contextAgain(request, opening);
      const answer = await answerTo(found, request, { begun: context, again }, serving, badBody);
      if ("text" in answer) return await write(request, response, answer.status, answer.text);
      return await sendFile(exchangeOf(request), context.services.storage, answer, options.sends ?? "inline");
    } catch (error) {
      // without this an upload that was refused unread would never be answered
      discard(request);
      if (response.headersSent) return response.destroy();
      return writeRefusal(refusalFor(error, context));
    }

    function writeRefusal(refusal: Refusal) {
      const { status, text, retryAfter } = refused(refusal, found?.value.route.options);
      if (retryAfter !== undefined) response.setHeader("Retry-After", retryAfter);
      return write(request, response, status, text);
    }
  };
  return { plans: () => plansOf({ schema, rows, fragments }), handle };
}

/** Returns a function that creates a value at the first call, and returns the same value afterwards. */
function once<T extends object>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}

/** Redirects a browser temporarily to a page of the web application. */
function redirect(response: ServerResponse, page: string, params: Found<Plan>["params"]): void {
  const location = page.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ""));
  response.writeHead(302, {
    Location: location,
    "Cache-Control": "no-store",
    Vary: "Sec-Fetch-Mode, Sec-Fetch-Dest, Authorization",
  });
  response.end();
}

/**
 * Returns the record that the single id in a request's path opens without a token, if its row allows that.
 */
function openingOf({ value: { route }, params }: Found<Plan>): Opening | null {
  const { opens } = route.options;
  const [id] = Object.values(params);
  return opens && id !== undefined ? { ...opens, id } : null;
}
