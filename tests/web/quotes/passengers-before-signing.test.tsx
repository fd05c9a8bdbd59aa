// @vitest-environment happy-dom
import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { PassengerFormScreen } from "../../../web/src/pages/quotes/PassengerFormScreen.tsx";
import { bornYearsAgo, inDays, YEAR } from "../../support/calendar.ts";
import { openAt, serverAnswers } from "../../support/web.tsx";

const AFTER_SIGNING =
  "Tu contrato espera la firma con estos viajeros. Quien falta se agrega aquí mismo después de firmar.";

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

/** The form of a trip for two of whom one is named. */
function openForm(contractAwaitsSignature: boolean) {
  const holder = {
    ...prefill,
    __typename: "Passenger",
    id: "p1",
    titular: true,
    tipo: "adulto",
    completo: true,
    vencimientoPasaporte: null,
    viajaCon: null,
    acompanante: null,
    permisoSalida: false,
  };
  const trip = {
    __typename: "Quote",
    id: "q1",
    quoteNumber: `COT-${YEAR}-000001`,
    status: "converted",
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
    contractIsCancelled: false,
    contractAwaitsSignature,
    vendedor: null,
  };
  serverAnswers({
    QuotePassengers: () => ({
      data: {
        quoteOfPassengers: trip,
        passengers: [holder],
        passengerDraft: null,
        passengerPrefill: prefill,
      },
    }),
  });
  openAt("/form/q1?token=abc", [
    { path: "/form/:quoteId", guard: "public", layout: "bare", screen: async () => PassengerFormScreen },
  ]);
}

afterEach(cleanup);

it("the form of a contract that waits for its signature has no place for who it does not name, and says when", async () => {
  openForm(true);
  await screen.findByText(AFTER_SIGNING);
  expect(screen.queryByRole("region", { name: "Pasajero 2" })).toBeNull();
});

it("the form of a contract that was signed has a place for who is missing", async () => {
  openForm(false);
  await screen.findByRole("region", { name: "Pasajero 2" });
  expect(screen.queryByText(AFTER_SIGNING)).toBeNull();
});
