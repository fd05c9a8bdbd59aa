// @vitest-environment happy-dom
import { cleanup, screen, within } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
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
function openForm(contractAwaitsSignature: boolean, draft: object | null = null) {
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
    tripIsOver: false,
    contractIsCancelled: false,
    contractAwaitsSignature,
    clientSigned: !contractAwaitsSignature,
    vendedor: null,
  };
  serverAnswers({
    QuotePassengers: () => ({
      data: {
        quoteOfPassengers: trip,
        passengers: [holder],
        passengerDraft: draft,
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

describe("a draft with another name than the contract's", () => {
  const renamed = {
    ...prefill,
    __typename: "DraftPassenger",
    titular: true,
    nombre: "Rosalba",
    ciudad: "Cali",
  };
  const draft = {
    __typename: "PassengerDraft",
    id: "d1",
    updatedAt: new Date(0).toISOString(),
    byStaff: false,
    listVersion: 1,
    passengers: [
      { ...renamed, vencimientoPasaporte: null, viajaCon: null, acompanante: null, permisoSalida: false },
    ],
  };
  const field = (label: string): HTMLInputElement => {
    const holder = screen.getByRole("region", { name: "Pasajero titular de la reserva" });
    return within(holder).getByLabelText(new RegExp(`^${label}`));
  };

  it.each([
    ["that waits for its signature", true, false],
    ["that was signed", false, true],
  ])("keeps the names of a contract %s, which cannot be typed over", async (_, waits, isDocumentFixed) => {
    openForm(waits, draft);
    await screen.findByText(/Así está en el contrato/);
    expect([field("Nombres").value, field("Nombres").disabled, field("Apellidos").disabled]).toEqual([
      "Rosa",
      true,
      true,
    ]);
    expect(field("Número de documento").disabled).toBe(isDocumentFixed);
    expect([field("Ciudad").value, field("Ciudad").disabled]).toEqual(["Cali", false]);
  });
});
