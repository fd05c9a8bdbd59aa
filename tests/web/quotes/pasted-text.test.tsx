// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, within } from "@testing-library/react";
import { useEffect, useRef } from "react";
import { afterEach, expect, it, vi } from "vitest";
import type { AppRoute } from "../../../web/src/base/routes/route.ts";
import { type Reading, runsOf } from "../../../web/src/features/quotes/pasted/pasted.form.ts";
import { QuoteFormDialog } from "../../../web/src/features/quotes/quote/QuoteFormDialog.tsx";
import { useCreateQuote } from "../../../web/src/features/quotes/quote/useCreateQuote.ts";
import { inDays } from "../../support/calendar.ts";
import { aReading } from "../../support/pasted-reading.ts";
import { aSessionUser, openAt, serverAnswers } from "../../support/web.tsx";

afterEach(cleanup);

function Page() {
  const { begin, dialog } = useCreateQuote();
  const first = useRef(begin);
  useEffect(() => first.current(), []);
  return <QuoteFormDialog {...dialog} />;
}

const route: AppRoute = {
  path: "/",
  guard: "manageQuotes",
  layout: "bare",
  screen: () => Promise.resolve(Page),
};

const text = "Hola, soy Rosa Peña. Somos 4 para Cartagena, en el hotel Las Palmas, gracias";

/** The pieces of words of the text. */
const at = (...words: readonly string[]) =>
  words.map((word) => ({ desde: text.indexOf(word), hasta: text.indexOf(word) + word.length }));
const said = (valor: string | number, ...words: readonly string[]) => ({ valor, fragmentos: at(...words) });

const reading = {
  ...aReading,
  nombreCliente: said("Rosa Peña", "Rosa Peña"),
  destino: [said("Cartagena", "Cartagena")],
  fechaIda: said(inDays(40)),
  hotel: [said("Las Palmas", "hotel Las Palmas")],
  numeroPersonas: said(4, "Somos 4"),
  preguntas: [{ campo: "adultos", pregunta: "¿Cuántos de los 4 son adultos?", fragmentos: at("Somos 4") }],
} as Reading;

const customer = { id: 9, name: "Rosa Peña Ríos", email: "rosa@correo.test", telefono: "3001234567" };

function pasted(read: Reading, customers: readonly object[] = []) {
  serverAnswers({
    QuoteTemplates: { data: { quoteTemplates: [] } },
    Me: { data: { me: { __typename: "User", ...aSessionUser({ id: 3, role: 2 }) } } },
    QuoteTextReading: { data: { readQuoteText: read } },
    CustomerMatches: { data: { customerMatches: customers } },
  });
  openAt("/", [route], "abc");
}

const field = (name: RegExp) => screen.getByLabelText<HTMLInputElement>(name);
const paste = async () => {
  fireEvent.click(await screen.findByRole("button", { name: "Pega y cotiza" }));
  fireEvent.change(await screen.findByRole("textbox", { name: "El chat o la oferta" }), {
    target: { value: text },
  });
};

it("a pasted text fills the form; its doubts are asked, and typed values stay", async () => {
  pasted(reading);
  fireEvent.change(await screen.findByLabelText(/^Destino/), { target: { value: "Santa Marta" } });
  await paste();
  await screen.findByText("¿Cuántos de los 4 son adultos?");
  await vi.waitFor(() => expect(field(/^Nombre/).value).toBe("Rosa Peña"));
  expect(field(/^Destino/).value).toBe("Santa Marta");
  expect(field(/^Fecha de ida/).value).toBe(inDays(40));
  expect(field(/^Adultos/).value).toBe("");

  const further = within(screen.getByRole("region", { name: "También dice" }));
  expect(further.getByText(/Las Palmas/)).toBeTruthy();
  fireEvent.click(further.getByRole("button", { name: "Pasar a la nota" }));
  expect(field(/^Observaciones/).value).toBe("Personas: 4\nHotel: Las Palmas");

  // What is typed stays a field until it is left.
  fireEvent.blur(screen.getByRole("textbox", { name: "El chat o la oferta" }));
  expect(screen.getByRole("region", { name: "El chat o la oferta" }).textContent).toBe(text);
});

it("a pasted text with the telephone of a customer chooses them", async () => {
  pasted({ ...reading, telefonoCliente: said("3001234567", "Hola") } as Reading, [
    { __typename: "CustomerMatch", ...customer },
  ]);
  await paste();
  await screen.findByText("Rosa Peña Ríos");
  expect(screen.queryByRole("textbox", { name: /^Nombre/ })).toBeNull();
});

it("a pasted text is shown whole, each piece as read, in doubt, or not understood", () => {
  const runs = runsOf(text, reading);
  expect(runs.map(({ text: piece }) => piece).join("")).toBe(text);
  expect(runs.map(({ kind, text: piece }) => [kind, piece])).toEqual([
    ["rest", "Hola, soy "],
    ["read", "Rosa Peña"],
    ["rest", ". "],
    ["asked", "Somos 4"],
    ["rest", " para "],
    ["read", "Cartagena"],
    ["rest", ", en el "],
    ["read", "hotel Las Palmas"],
    ["rest", ", gracias"],
  ]);
});
