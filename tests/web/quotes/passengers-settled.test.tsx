// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { CANCELLED } from "../../../api/src/modules/quotes/passenger/passenger.acts.rules.ts";
import { PassengerList } from "../../../web/src/features/quotes/passenger/PassengerList.tsx";
import { PassengersSection } from "../../../web/src/features/quotes/passenger/PassengersSection.tsx";
import { PassengerFormScreen } from "../../../web/src/pages/quotes/PassengerFormScreen.tsx";
import { bornYearsAgo, inDays, TODAY } from "../../support/calendar.ts";
import { aSessionUser, openAt, serverAnswers, show, showConnected } from "../../support/web.tsx";

const DEPARTED = "El viaje ya comenzó. Los datos de los pasajeros no se pueden cambiar.";
const RETURNED = "El viaje ya terminó. Los datos de los pasajeros no se pueden cambiar.";
const open = {
  tripHasBegun: false,
  tripIsOver: false,
  contractIsCancelled: false,
  contractAwaitsSignature: false,
  clientSigned: false,
};

const maria = {
  __typename: "Passenger",
  id: "p1",
  titular: true,
  nombre: "María",
  apellido: "Torres",
  tipoDocumento: null,
  documentoIdentidad: null,
  fechaNacimiento: null,
  tipo: "adulto",
  email: null,
  telefono: null,
  direccion: null,
  ciudad: null,
  pais: null,
  completo: false,
  vencimientoPasaporte: null,
  viajaCon: null,
  acompanante: null,
  permisoSalida: false,
};

const answers = (over: object, passengers: readonly object[] = []) =>
  serverAnswers({
    QuotePassengers: {
      data: {
        quoteOfPassengers: {
          __typename: "Quote",
          id: "q1",
          quoteNumber: "COT-1",
          status: "converted",
          origen: "Bogotá",
          destino: "Cartagena",
          fechaIda: TODAY,
          fechaRegreso: inDays(4),
          numeroPersonas: 1,
          adultos: 1,
          menores: 0,
          infantes: 0,
          tripType: "nacional",
          precioTotal: 3_000_000,
          vendedor: {
            id: 2,
            name: "Ana",
            lastname: "Ruiz",
            email: "ana@travesia.test",
            phone: "+573001234567",
          },
          passengersVersion: 1,
          ...open,
          ...over,
        },
        passengers,
        passengerDraft: null,
        passengerPrefill: {
          __typename: "PassengerPrefill",
          nombre: "María",
          apellido: "Torres",
          telefono: null,
          email: "maria@example.com",
          tipoDocumento: null,
          documentoIdentidad: null,
          fechaNacimiento: null,
          direccion: null,
          ciudad: null,
          pais: "Colombia",
        },
      },
    },
  });

const names = ["Copiar enlace del formulario", "Editar pasajeros"];
/**
 * Returns the reason why a button is disabled, as shown to the pointer and read by a screen reader; null when
 * it is enabled.
 */
const reasonOf = (button: HTMLElement) =>
  button.getAttribute("aria-disabled") === "true" ? button.getAttribute("title") : null;

afterEach(cleanup);

it.each([
  ["of a trip that has begun", { tripHasBegun: true }, null, DEPARTED],
  ["of a trip that is over", { tripHasBegun: true, tripIsOver: true }, null, RETURNED],
  ["of a contract that is cancelled", { contractIsCancelled: true }, null, CANCELLED],
  ["of a quote that a cancelled contract gave back, on that contract's page", {}, CANCELLED, CANCELLED],
  ["of a contract that goes on", {}, null, null],
])("the passengers %s are edited, and asked for, as the table says", async (_, over, closed, reason) => {
  const seen = answers(over);
  showConnected(<PassengersSection quoteId="q1" closed={closed} />, aSessionUser());
  for (const name of names)
    expect([name, reasonOf(await screen.findByRole("button", { name }))]).toEqual([name, reason]);
  fireEvent.click(screen.getByRole("button", { name: "Editar pasajeros" }));
  expect(screen.queryByRole("dialog") === null).toBe(reason !== null);
  expect(seen.map(({ operation }) => operation)).toEqual(["QuotePassengers"]);
});

it("who keeps the books reads the passengers, and is offered nothing", async () => {
  answers({});
  showConnected(<PassengersSection quoteId="q1" />, aSessionUser({ role: 6 }));
  expect(await screen.findByText(/Aún no hay pasajeros/)).toBeTruthy();
  for (const name of names) expect(screen.queryByRole("button", { name })).toBeNull();
});

it.each([
  ["has begun", { tripHasBegun: true }, DEPARTED],
  ["is over", { tripHasBegun: true, tripIsOver: true }, RETURNED],
  ["was cancelled", { contractIsCancelled: true }, /^El contrato de este viaje se canceló\./],
])("the client's page says that the trip %s, and who travels, with nothing to type", async (_, over, why) => {
  answers(over, [maria]);
  openAt("/form/q1?token=abc", [
    { path: "/form/:quoteId", guard: "public", layout: "bare", screen: async () => PassengerFormScreen },
  ]);
  expect(await screen.findByText(why)).toBeTruthy();
  expect(screen.getByText("María Torres")).toBeTruthy();
  for (const role of ["textbox", "combobox", "checkbox"]) expect(screen.queryByRole(role)).toBeNull();
  expect(screen.queryByRole("button", { name: "Guardar pasajeros" })).toBeNull();
  expect(screen.queryByText("Con contrato") === null).toBe("contractIsCancelled" in over);
  expect(screen.getByRole("link", { name: "Escribir por WhatsApp" })).toBeTruthy();
});

it.each([
  ["incomplete", { completo: false }, "Faltan datos"],
  ["complete", { completo: true }, "Completo"],
  [
    "a child of whom nobody said with whom it travels",
    { completo: true, fechaNacimiento: bornYearsAgo(9) },
    "Revisar documentos",
  ],
])("who is %s has the label of it in the list", (_, over, label) => {
  show(
    <PassengerList
      passengers={[{ ...maria, ...over } as never]}
      trip={{ fechaIda: inDays(40), fechaRegreso: inDays(45), tripType: "nacional" }}
    />,
  );
  expect(screen.getByText(label)).toBeTruthy();
});
