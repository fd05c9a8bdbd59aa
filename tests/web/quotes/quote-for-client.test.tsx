// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, within } from "@testing-library/react";
import { useEffect, useRef } from "react";
import { afterEach, expect, it, vi } from "vitest";
import type { AppRoute } from "../../../web/src/base/routes/route.ts";
import { quoteFields } from "../../../web/src/features/quotes/quote/quote.form.ts";
import { QuoteFormDialog } from "../../../web/src/features/quotes/quote/QuoteFormDialog.tsx";
import type { QuoteRecordFragment } from "../../../web/src/features/quotes/quote/quotes.generated.ts";
import { useCreateQuote } from "../../../web/src/features/quotes/quote/useCreateQuote.ts";
import { duplicateText } from "../../../web/src/features/quotes/quote/quote.texts.ts";
import { inDays, YEAR } from "../../support/calendar.ts";
import { aSessionUser, openAt, serverAnswers } from "../../support/web.tsx";

afterEach(cleanup);

const camila = {
  nombreCliente: "Camila Ríos",
  emailCliente: "camila@correo.test",
  telefonoCliente: "3001234567",
  destino: "Cartagena",
  fechaIda: inDays(40),
};
const account = { id: 77, email: "Camila@correo.test" };

/** Form as a customer's page opens it. */
function Page() {
  const { begin, dialog } = useCreateQuote();
  const first = useRef(begin);
  useEffect(() => first.current({ ...quoteFields.empty, ...camila }, account), []);
  return <QuoteFormDialog {...dialog} />;
}

/** Form as a quote's page opens it to duplicate the quote. */
function Copy({ quote }: { readonly quote: QuoteRecordFragment }) {
  const { duplicate, dialog } = useCreateQuote();
  const first = useRef(duplicate);
  useEffect(() => first.current(quote), [quote]);
  return <QuoteFormDialog {...dialog} />;
}

const page = (screenOf: () => React.ReactNode): AppRoute => ({
  path: "/",
  guard: "manageQuotes",
  layout: "bare",
  screen: () => Promise.resolve(screenOf),
});

const made = { __typename: "Quote", id: "q1", quoteNumber: "COT-1" };

const template = {
  __typename: "QuoteTemplate",
  id: "t1",
  name: "Caribe en familia",
  shared: true,
  optionCount: 1,
  precioPorPersona: 1_256_667,
  preciosDel: inDays(-30),
  createdById: 3,
  createdBy: null,
  acts: ["rename", "delete"].map((name) => ({ __typename: "OfferedAct", name, reason: null })),
  trip: {
    __typename: "TemplateTrip",
    origen: "Bogotá",
    destino: "San Andrés",
    noches: 5,
    tripType: "nacional",
    acomodacion: "doble",
    tipoHotel: "basico",
    alimentacion: null,
  },
};

function begun(templates: readonly object[] = [], shown: () => React.ReactNode = Page) {
  const seen = serverAnswers({
    QuoteTemplates: { data: { quoteTemplates: templates } },
    QuoteCreateFromTemplate: { data: { createQuoteFromTemplate: made } },
    Me: { data: { me: { __typename: "User", ...aSessionUser({ id: 3, role: 2 }) } } },
    QuoteClient: { data: { quotes: { __typename: "QuotePage", items: [] } } },
    QuoteCreate: { data: { createQuote: made } },
    QuoteDuplicate: { data: { duplicateQuote: made } },
    QuoteCreateForUser: { data: { createQuoteForUser: made } },
  });
  openAt("/", [page(shown)], "abc");
  const asked = () => seen.filter(({ operation }) => /^Quote(Create|Duplicate)/.test(operation));
  return asked;
}

it("a customer with an account gets a quote of that account", async () => {
  const asked = begun();
  await screen.findByText("Camila Ríos");
  expect(screen.queryByRole("textbox", { name: /^(Nombre|Teléfono|Correo)/ })).toBeNull();
  fireEvent.click(screen.getByRole("button", { name: "Crear cotización" }));
  await vi.waitFor(() => expect(asked()).toHaveLength(1));
  expect(asked()[0]).toMatchObject({
    operation: "QuoteCreateForUser",
    variables: { userId: 77, input: { nombreCliente: "Camila Ríos", emailCliente: "camila@correo.test" } },
  });
});

it("a duplicate has the trip for a client to choose, on its days while they are to come", async () => {
  const number = `COT-${YEAR}-000012`;
  const days = { fechaIda: inDays(40), fechaRegreso: inDays(45) };
  const quote = { ...camila, ...days, id: "q", quoteNumber: number, origen: "Bogotá" };
  const asked = begun([], () => <Copy quote={quote as never} />);
  const dialog = within(await screen.findByRole("dialog", { name: "Duplicar cotización" }));
  expect(dialog.getByText(duplicateText({ number, isOver: false }))).toBeTruthy();
  const value = (name: RegExp) => dialog.getByLabelText<HTMLInputElement>(name).value;
  expect([value(/^Destino/), value(/^Fecha de ida/), value(/^Fecha de regreso/)]).toEqual([
    ...["Cartagena", days.fechaIda, days.fechaRegreso],
  ]);
  fireEvent.click(dialog.getByRole("button", { name: "Cliente nuevo" }));
  expect(value(/^Nombre/)).toBe("");
  for (const [name, typed] of [
    [/^Correo/, "rosa@correo.test"],
    [/^Teléfono/, "3109876543"],
    [/^Nombre/, "Rosa Peña"],
  ] as const)
    fireEvent.change(dialog.getByLabelText(name), { target: { value: typed } });
  fireEvent.click(dialog.getByRole("button", { name: "Crear cotización" }));
  await vi.waitFor(() => expect(asked()).toHaveLength(1));
  expect(asked()[0]).toMatchObject({
    operation: "QuoteDuplicate",
    variables: { id: "q", input: { nombreCliente: "Rosa Peña", destino: "Cartagena", ...days } },
  });
});

it("a duplicate of a trip that has begun says that its days are chosen again", async () => {
  const over = { fechaIda: inDays(-2), fechaRegreso: inDays(3) };
  begun([], () => <Copy quote={{ ...camila, ...over, quoteNumber: "COT-1" } as never} />);
  const dialog = within(await screen.findByRole("dialog", { name: "Duplicar cotización" }));
  expect(dialog.getByText(/La salida ya pasó: elige las fechas de nuevo\.$/)).toBeTruthy();
  expect(dialog.getByLabelText<HTMLInputElement>(/^Fecha de ida/).value).toBe("");
});

it("a customer whose account has another e-mail by then gets no quote of it", async () => {
  const asked = begun();
  fireEvent.click(await screen.findByRole("button", { name: "Cambiar" }));
  const email = await screen.findByRole("textbox", { name: /^Correo|^Email/ });
  fireEvent.change(email, { target: { value: "otra@correo.test" } });
  fireEvent.click(screen.getByRole("button", { name: "Crear cotización" }));
  await vi.waitFor(() => expect(asked()).toHaveLength(1));
  expect(asked()[0]).toMatchObject({
    operation: "QuoteCreate",
    variables: { input: { emailCliente: "otra@correo.test" } },
  });
});

it("a quote for a client begins with a template, whose trip it takes, whose days it counts and whose prices it warns of", async () => {
  const asked = begun([template]);
  fireEvent.mouseDown(await screen.findByRole("combobox", { name: /^Comenzar con una plantilla/ }));
  fireEvent.click(await screen.findByRole("option", { name: "Caribe en familia · San Andrés" }));
  await screen.findByText(/Los precios vienen de una plantilla y son del/);
  fireEvent.click(screen.getByRole("button", { name: "Crear cotización" }));
  await vi.waitFor(() => expect(asked()).toHaveLength(1));
  expect(asked()[0]).toMatchObject({
    operation: "QuoteCreateFromTemplate",
    variables: {
      templateId: "t1",
      input: { nombreCliente: "Camila Ríos", destino: "San Andrés", fechaRegreso: inDays(45) },
    },
  });
});

it("a quote for a client counts the return again when the departure of a template's trip changes, but keeps a typed one", async () => {
  begun([template]);
  fireEvent.mouseDown(await screen.findByRole("combobox", { name: /^Comenzar con una plantilla/ }));
  fireEvent.click(await screen.findByRole("option", { name: "Caribe en familia · San Andrés" }));
  const day = (name: RegExp) => screen.getByLabelText<HTMLInputElement>(name);
  const type = (name: RegExp, value: string) => fireEvent.change(day(name), { target: { value } });
  // A year that is being typed is none yet.
  type(/^Fecha de ida/, "0002-01-01");
  expect(day(/^Fecha de regreso/).value).toBe(inDays(45));
  type(/^Fecha de ida/, inDays(50));
  await vi.waitFor(() => expect(day(/^Fecha de regreso/).value).toBe(inDays(55)));
  type(/^Fecha de regreso/, inDays(60));
  type(/^Fecha de ida/, inDays(52));
  expect(day(/^Fecha de regreso/).value).toBe(inDays(60));
});

it("a quote for a client renames and deletes only templates that the seller may change", async () => {
  begun([template, { ...template, id: "t2", name: "Del gerente", createdById: 9, acts: [] }]);
  fireEvent.click(await screen.findByRole("button", { name: "Administrar plantillas" }));
  fireEvent.click(await screen.findByRole("button", { name: "Acciones de Caribe en familia" }));
  expect(screen.queryByRole("button", { name: "Acciones de Del gerente" })).toBeNull();
  expect(await screen.findByRole("menuitem", { name: "Renombrar" })).toBeTruthy();
  fireEvent.click(screen.getByRole("menuitem", { name: "Eliminar" }));
  await screen.findByText(/Se eliminará la plantilla «Caribe en familia»/);
});
