// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { PassengerFormScreen } from "../../../web/src/pages/quotes/PassengerFormScreen.tsx";
import { PassengerSuccessScreen } from "../../../web/src/pages/quotes/PassengerSuccessScreen.tsx";
import { bornYearsAgo, inDays, YEAR } from "../../support/calendar.ts";
import { openAt, serverAnswers } from "../../support/web.tsx";

const prefill = {
  __typename: "PassengerPrefill",
  nombre: "Rosa",
  apellido: "Prieto",
  email: "rosa@example.com",
  telefono: "+573001234567",
  tipoDocumento: "cc",
  documentoIdentidad: "52123456",
  fechaNacimiento: bornYearsAgo(41),
  direccion: null,
  ciudad: null,
  pais: "Colombia",
};
const seller = {
  __typename: "Person",
  id: 7,
  name: "Beatriz",
  lastname: "Mora",
  email: "beatriz@example.com",
  phone: "+573104447788",
};

/** Saves the form of a trip for two, of whom as many are complete, and answers where it was saved. */
async function saveForm(complete: number, standing: object = {}, from: string | null = null) {
  const trip = {
    __typename: "Quote",
    id: "q1",
    quoteNumber: `COT-${YEAR}-000001`,
    status: "approved",
    origen: "Bogotá",
    destino: "Cartagena",
    fechaIda: inDays(51),
    fechaRegreso: inDays(56),
    numeroPersonas: 2,
    adultos: 2,
    menores: 0,
    infantes: 0,
    tripType: "nacional",
    precioTotal: 3_000_000,
    passengersVersion: 1,
    tripHasBegun: false,
    tripIsOver: false,
    contractIsCancelled: false,
    contractAwaitsSignature: false,
    clientSigned: false,
    vendedor: seller,
    ...standing,
  };
  const quote = { __typename: "Quote", id: "q1", status: "approved", passengersVersion: 2 };
  const saved = { __typename: "SavedPassengers", total: 2, completos: complete, quote, passengers: [] };
  serverAnswers({
    QuotePassengers: {
      data: { quoteOfPassengers: trip, passengers: [], passengerDraft: null, passengerPrefill: prefill },
    },
    PassengerDraftSave: { data: { savePassengerDraft: null } },
    QuotePassengersSave: { data: { savePassengers: saved } },
  });
  const form = { path: "/form/:quoteId", screen: async () => PassengerFormScreen };
  const success = { path: "/passenger-success", screen: async () => PassengerSuccessScreen };
  const open = { guard: "public", layout: "bare" } as const;
  const ofTrip = { path: "/pago/:contractId", screen: async () => () => <h1>Tu viaje</h1> };
  const { router } = openAt(from ?? "/form/q1?token=abc", [
    { ...open, ...form },
    { ...open, ...success },
    { ...open, ...ofTrip },
  ]);
  if (from) await router.navigate("/form/q1?token=abc", { state: { back: from } });
  fireEvent.click(await screen.findByRole("checkbox"));
  fireEvent.click(await screen.findByRole("button", { name: "Guardar pasajeros" }));
  await screen.findByRole("heading", { name: "Recibimos tus datos" });
}

afterEach(cleanup);

it.each([
  [2, "Corregir los datos", {}],
  [1, "Completar los datos", {}],
  [1, "Corregir los datos", { status: "converted", contractAwaitsSignature: true }],
])("once %i of two are complete, the same link leads back: %s", async (complete, label, standing) => {
  await saveForm(complete, standing);
  expect(screen.queryAllByRole("link", { name: /^(Corregir|Completar) los datos$/ })).toHaveLength(1);
  expect(screen.queryByRole("link", { name: "Ver mi viaje" })).toBeNull();
  expect(screen.getByRole("link", { name: label }).getAttribute("href")).toBe("/form/q1?token=abc");
  fireEvent.click(screen.getByRole("link", { name: label }));
  expect(await screen.findByRole("button", { name: "Guardar pasajeros" })).toBeTruthy();
});

it("the page after saving leads back to the trip that led to the form, also once it was corrected", async () => {
  const trip = "/pago/c?token=of-the-trip";
  await saveForm(2, {}, trip);
  fireEvent.click(screen.getByRole("link", { name: "Corregir los datos" }));
  fireEvent.click(await screen.findByRole("checkbox"));
  fireEvent.click(screen.getByRole("button", { name: "Guardar pasajeros" }));
  await screen.findByRole("heading", { name: "Recibimos tus datos" });
  const way = screen.getByRole("link", { name: "Ver mi viaje" });
  expect(way.getAttribute("href")).toBe(trip);
  fireEvent.click(way);
  expect(await screen.findByRole("heading", { name: "Tu viaje" })).toBeTruthy();
});

it("the page after saving shows who sells the trip, not the agency", async () => {
  await saveForm(2);
  expect(screen.getByRole("region", { name: "Tu asesor" }).textContent).toContain("Beatriz Mora");
  const [chat, ...others] = screen.getAllByRole("link", { name: "Escribir por WhatsApp" });
  expect(chat?.getAttribute("href")).toContain("573104447788");
  expect(others).toEqual([]);
});

it.each([
  ["comes by mail", {}, "te enviará el contrato a tu correo", "hasta que recibas el contrato"],
  [
    "waits for the signature",
    { status: "converted", contractAwaitsSignature: true },
    "Tu contrato espera tu firma",
    "Quien falta se agrega con el mismo enlace después de firmar.",
  ],
  [
    "is signed",
    { status: "converted" },
    "Tu asesor ya tiene los datos de quienes viajan.",
    "Puedes completar los que faltan con el mismo enlace.",
  ],
])("the page after saving says what follows while the contract %s", async (_, standing, next, later) => {
  await saveForm(1, standing);
  expect(screen.getByText(/va por buen camino/).textContent).toContain(next);
  expect(screen.getByText(/^1 de 2 con los datos completos/).textContent).toContain(later);
  expect(document.body.textContent?.includes("te enviará el contrato")).toBe(!("status" in standing));
});
