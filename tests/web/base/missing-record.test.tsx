// @vitest-environment happy-dom
import { cleanup, screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import type { AppRoute } from "../../../web/src/base/routes/route.ts";
import { ContractDetailScreen } from "../../../web/src/pages/contracts/ContractDetailScreen.tsx";
import { QuoteDetailScreen } from "../../../web/src/pages/quotes/QuoteDetailScreen.tsx";
import { aSessionUser, openAt, serverAnswers } from "../../support/web.tsx";

const routes: AppRoute[] = [
  { path: "/cotizaciones/:id", guard: "signedIn", layout: "bare", screen: async () => QuoteDetailScreen },
  { path: "/contratos/:id", guard: "signedIn", layout: "bare", screen: async () => ContractDetailScreen },
];
const refused = (message: string) => ({
  errors: [{ message, extensions: { code: "NOT_FOUND" } }],
  data: null,
});

afterEach(cleanup);

describe("an address that names no record", () => {
  it.each([
    ["/cotizaciones/abc", "QuoteDetail", "Cotización no encontrada", "/quotesList"],
    ["/contratos/abc", "ContractDetail", "Contrato no encontrado", "/contratos"],
  ])(
    "%s says so and leads to the list, without blaming the connection",
    async (address, operation, message, list) => {
      serverAnswers({
        Me: { data: { me: { __typename: "User", ...aSessionUser() } } },
        [operation]: refused(message),
      });
      openAt(address, routes, "a-token");
      await screen.findByRole("heading", { level: 1, name: message });
      expect(document.title).toContain(message);
      expect(screen.getByRole("link", { name: "Volver a la lista" }).getAttribute("href")).toBe(list);
      expect(screen.queryByText(/Revisa tu conexión/)).toBeNull();
    },
  );
});
