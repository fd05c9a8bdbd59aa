import type { Express } from "express";

/**
 * Answers `/` to who asks for it from a terminal, as `curl` does, with the main addresses; a client that asks
 * for JSON alone gets the next handler's answer. It comes after the pages, which a browser asks for.
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
