import type { Express } from "express";

/**
 * Answers `/` with the main addresses for requests from a terminal, such as `curl`; a client that accepts
 * only JSON gets the next handler's answer. It is mounted after the pages, which answer browsers.
 */
export function mountGreeting(application: Express, publicUrl: string): void {
  const greeting = [
    "Travesía está en marcha.",
    "",
    `Aplicación web   ${publicUrl}/ (ábrela en un navegador)`,
    `API REST         ${publicUrl}/docs`,
    `GraphQL          ${publicUrl}/graphql`,
    "",
  ].join("\n");
  application.get("/", (request, response, next) => {
    if (request.accepts("text/plain")) response.type("text/plain").send(greeting);
    else next();
  });
}
