import type { Express, NextFunction, Request, Response } from "express";
import { Refusal } from "../core/failure.ts";
import { unexpected } from "../core/failures/failures.ts";
import { asRefusal } from "../core/failures/refusal.ts";
import { refused } from "./refused.ts";
import { asksForPage } from "../core/http/exchange.ts";
import { pathOf } from "./request.ts";
import { writeJson, type WriteJson } from "./write-json.ts";

/**
 * Mounts the last handlers: JSON for an unknown address (a navigation is passed on to the web application),
 * and for an uncaught error. `report` logs the error and returns the request's id.
 */
export function mountUnknownEndpoint(
  app: Express,
  report: (error: unknown, request: Request) => string,
  write: WriteJson = writeJson,
): void {
  app.use((request, response, next) => {
    if (asksForPage(request)) return next();
    return refuse(request, response, unknown(request), write);
  });
  // Express knows a handler of errors by its four parameters
  app.use((error: unknown, request: Request, response: Response, _next: NextFunction) => {
    if (response.headersSent) return response.destroy();
    return refuse(
      request,
      response,
      asRefusal(error) ?? new Refusal("INTERNAL", unexpected(report(error, request))),
      write,
    );
  });
}

/**
 * Mounts the final handler: the same JSON for a navigation to a page that the web application does not have,
 * such as a file of an earlier build.
 */
export function mountMissingPage(app: Express, write: WriteJson = writeJson): void {
  app.use((request, response) => refuse(request, response, unknown(request), write));
}

const unknown = (request: Request) => new Refusal("NOT_FOUND", `Endpoint no encontrado: ${pathOf(request)}`);

function refuse(request: Request, response: Response, refusal: Refusal, write: WriteJson) {
  const { status, text } = refused(refusal);
  return write(request, response, status, text);
}
