import { beforeAll, expect, it } from "vitest";
import { anApp, type TestApp } from "../support/app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await anApp();
});

const robotsOf = async (path: string) => {
  const answer = await fetch(`${app.url}${path}`, {
    headers: { accept: "text/html", "sec-fetch-mode": "navigate", "sec-fetch-dest": "document" },
    redirect: "manual",
  });
  return answer.headers.get("x-robots-tag");
};

it.each([
  ...["/v/abc", "/reset-password", "/confirmar-correo", "/primer-dia", "/correo-cambiado", "/pay", "/thanks"],
  ...["/quote-approval/1?token=x", "/passenger-form/1?token=x", "/contract-signature/1?token=x"],
  ...["/pago/1", "/pago/1?token=x", "/signature-success/1?token=x", "/viaje/1?token=x", "/verificar/ABC"],
  ...["/reclamos/1?token=x", "/ordenReserva/1?token=x"],
])("%s is kept out of search engines", async (path) => {
  expect(await robotsOf(path)).toBe("noindex");
});

it.each(["/", "/detail/1", "/reclamos"])("%s may be found", async (path) => {
  expect(await robotsOf(path)).toBeNull();
});
