// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from "@testing-library/react";
import { useEffect, useRef } from "react";
import { afterEach, expect, it, vi } from "vitest";
import type { AppRoute } from "../../web/src/app/routes/route.ts";
import { quoteFields } from "../../web/src/features/quotes/quote/quote.form.ts";
import { QuoteFormDialog } from "../../web/src/features/quotes/quote/QuoteFormDialog.tsx";
import { useCreateQuote } from "../../web/src/features/quotes/quote/useCreateQuote.ts";
import { inDays } from "../support/calendar.ts";
import { aSessionUser, openAt, serverAnswers } from "../support/web.tsx";

afterEach(cleanup);

const camila = {
  ...{ nombreCliente: "Camila Ríos", emailCliente: "camila@correo.test", telefonoCliente: "3001234567" },
  ...{ destino: "Cartagena", fechaIda: inDays(40) },
};
const account = { id: 77, email: "Camila@correo.test" };

/** As a customer's page begins a quote. */
function Page() {
  const { begin, dialog } = useCreateQuote();
  const first = useRef(begin);
  useEffect(() => first.current({ ...quoteFields.empty, ...camila }, account), []);
  return <QuoteFormDialog {...dialog} />;
}

const page = (screenOf: () => React.ReactNode): AppRoute => ({
  path: "/",
  guard: "manageQuotes",
  layout: "bare",
  screen: () => Promise.resolve(screenOf),
});

const made = { __typename: "Quote", id: "q1", quoteNumber: "COT-1" };

function begun() {
  const seen = serverAnswers({
    Me: { data: { me: { __typename: "User", ...aSessionUser({ id: 3, role: 2 }) } } },
    QuoteClient: { data: { quotes: { __typename: "QuotePage", items: [] } } },
    QuoteCreate: { data: { createQuote: made } },
    QuoteCreateForUser: { data: { createQuoteForUser: made } },
  });
  openAt("/", [page(Page)], "abc");
  const asked = () => seen.filter(({ operation }) => operation.startsWith("QuoteCreate"));
  return asked;
}

it("a customer with an account gets a quote of that account", async () => {
  const asked = begun();
  const name = await screen.findByRole("textbox", { name: /^Nombre/ });
  expect((name as HTMLInputElement).value).toBe("Camila Ríos");
  fireEvent.click(screen.getByRole("button", { name: "Crear cotización" }));
  await vi.waitFor(() => expect(asked()).toHaveLength(1));
  expect(asked()[0]).toMatchObject({
    operation: "QuoteCreateForUser",
    variables: { userId: 77, input: { nombreCliente: "Camila Ríos", emailCliente: "camila@correo.test" } },
  });
});

it("whoever has another e-mail by then does not", async () => {
  const asked = begun();
  const email = await screen.findByRole("textbox", { name: /^Correo|^Email/ });
  fireEvent.change(email, { target: { value: "otra@correo.test" } });
  fireEvent.click(screen.getByRole("button", { name: "Crear cotización" }));
  await vi.waitFor(() => expect(asked()).toHaveLength(1));
  expect(asked()[0]).toMatchObject({
    operation: "QuoteCreate",
    variables: { input: { emailCliente: "otra@correo.test" } },
  });
});
