// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { PassengersSection } from "../../../web/src/features/quotes/passenger/PassengersSection.tsx";
import { keepDraft } from "../../../web/src/features/quotes/passenger/passenger.draft.ts";
import { passengersForm } from "../../../web/src/features/quotes/passenger/passenger.form.ts";
import { PassengerFormScreen } from "../../../web/src/pages/quotes/PassengerFormScreen.tsx";
import { at, bornYearsAgo, inDays, TODAY } from "../../support/calendar.ts";
import { aSessionUser, openAt, serverAnswers } from "../../support/web.tsx";

const papers = { vencimientoPasaporte: null, viajaCon: null, acompanante: null, permisoSalida: false };
const person = (id: string, nombre: string, over: object = {}) => ({
  __typename: "Passenger",
  id,
  titular: false,
  nombre,
  apellido: "Torres",
  tipo: "adulto",
  tipoDocumento: "cc",
  documentoIdentidad: `5212345${id}`,
  fechaNacimiento: bornYearsAgo(40),
  email: null,
  telefono: null,
  direccion: null,
  ciudad: null,
  pais: "Colombia",
  completo: true,
  ...papers,
  ...over,
});
const holder = person("1", "María", {
  titular: true,
  email: "maria@example.com",
  telefono: "+573001234567",
});
const companion = person("2", "Andrés");
const prefill = {
  __typename: "PassengerPrefill",
  nombre: "María",
  apellido: "Torres",
  email: "maria@example.com",
  telefono: "+573001234567",
  tipoDocumento: "cc",
  documentoIdentidad: null,
  fechaNacimiento: null,
  direccion: null,
  ciudad: null,
  pais: "Colombia",
};
const trip = {
  __typename: "Quote",
  id: "q1",
  quoteNumber: "COT-1",
  status: "approved",
  origen: "Bogotá",
  destino: "Cartagena",
  fechaIda: inDays(30),
  fechaRegreso: inDays(34),
  numeroPersonas: 2,
  adultos: 2,
  menores: 0,
  infantes: 0,
  tripType: "nacional",
  precioTotal: 3_000_000,
  vendedor: null,
  tripHasBegun: false,
  tripIsOver: false,
  contractIsCancelled: false,
  contractAwaitsSignature: false,
  clientSigned: false,
};

/** The server: a list of one person, to which another person adds one as soon as `meanwhile` is called. */
function aList() {
  const stored = { version: 1, passengers: [holder] };
  const read = () => ({
    data: {
      quoteOfPassengers: { ...trip, passengersVersion: stored.version },
      passengers: stored.passengers,
      passengerDraft: null,
      passengerPrefill: prefill,
    },
  });
  const saved: { version: number; names: string[] }[] = [];
  const save = ({ input }: Record<string, unknown>) => {
    const { version, passengers } = input as { version: number; passengers: { nombre: string }[] };
    saved.push({ version, names: passengers.map(({ nombre }) => nombre) });
    if (version === stored.version) {
      const quote = { __typename: "Quote", id: "q1", status: "approved", passengersVersion: version + 1 };
      const answer = { __typename: "SavedPassengers", total: 2, completos: 2, quote, passengers: [] };
      return { data: { savePassengers: answer } };
    }
    const changedBy = { version: stored.version, name: "Carlos Pérez", own: false, at: at(TODAY, "10:00") };
    return { data: null, errors: [{ message: "Otra", extensions: { code: "CONFLICT", changedBy } }] };
  };
  serverAnswers({
    QuotePassengers: read,
    QuotePassengersSave: save,
    Me: { data: { me: { __typename: "User", ...aSessionUser() } } },
  });
  const meanwhile = () => Object.assign(stored, { version: 2, passengers: [holder, companion] });
  return { saved, meanwhile };
}

const Section = () => <PassengersSection quoteId="q1" />;
const openStaff = () =>
  openAt(
    "/cotizacion",
    [{ path: "/cotizacion", guard: "signedIn", layout: "bare", screen: async () => Section }],
    "a-token",
  );
const openClient = () =>
  openAt("/form/q1?token=abc", [
    { path: "/form/:quoteId", guard: "public", layout: "bare", screen: async () => PassengerFormScreen },
    { path: "/passenger-success", guard: "public", layout: "bare", screen: async () => () => <p>Listo</p> },
  ]);

const block = async (name: string) => within(await screen.findByRole("region", { name }));
const field = async (name: string, label: string) =>
  (await block(name)).getByLabelText<HTMLInputElement>(label);
const HOLDER = "Pasajero titular de la reserva";
const typeHolder = async (name: string) =>
  fireEvent.change(await field(HOLDER, "Nombres"), { target: { value: name } });
const press = async (name: string) => fireEvent.click(await screen.findByRole("button", { name }));
const save = async () => {
  fireEvent.click(await screen.findByRole("checkbox"));
  await press("Guardar pasajeros");
};

afterEach(cleanup);

describe.each([
  ["the dialog of staff", openStaff, () => press("Editar pasajeros")],
  ["the client's page", openClient, () => Promise.resolve()],
])("%s, when somebody saved the list since it was opened", (_, open, begin) => {
  it("asks whose list is kept, and keeps the typed values while nobody answers", async () => {
    const { saved, meanwhile } = aList();
    open();
    await begin();
    await typeHolder("Mariana");
    meanwhile();
    await save();
    expect(await screen.findByText(/Carlos Pérez guardó cambios/)).toBeTruthy();
    expect(saved).toEqual([{ version: 1, names: ["Mariana", ""] }]);
    fireEvent.keyDown(await screen.findByRole("dialog", { name: "Hay cambios más recientes" }), {
      key: "Escape",
    });
    expect((await field(HOLDER, "Nombres")).value).toBe("Mariana");
  });

  it("saves over theirs only the person that was changed by «Conservar lo mío»", async () => {
    const { saved, meanwhile } = aList();
    open();
    await begin();
    await typeHolder("Mariana");
    meanwhile();
    await save();
    await press("Conservar lo mío");
    await waitFor(() => expect(saved.at(-1)).toEqual({ version: 2, names: ["Mariana", "Andrés"] }));
  });

  it("begins again with theirs by «Ver lo último», and saves after that", async () => {
    const { saved, meanwhile } = aList();
    open();
    await begin();
    await typeHolder("Mariana");
    meanwhile();
    await save();
    await press("Ver lo último");
    await waitFor(async () => expect((await field("Pasajero 2", "Nombres")).value).toBe("Andrés"));
    expect((await field(HOLDER, "Nombres")).value).toBe("María");
    await waitFor(() => expect(screen.queryByRole("dialog", { name: /más recientes/ })).toBeNull());
    await save();
    await waitFor(() => expect(saved.at(-1)).toEqual({ version: 2, names: ["María", "Andrés"] }));
  });
});

it("the dialog says so while it is being filled in, and the typed values stay", async () => {
  const { meanwhile } = aList();
  const { client } = openStaff();
  await press("Editar pasajeros");
  await typeHolder("Mariana");
  meanwhile();
  await client.refetchQueries({ include: "active" });
  expect(
    await screen.findByText(/Se guardaron cambios mientras editabas/, {}, { timeout: 3_000 }),
  ).toBeTruthy();
  expect((await field(HOLDER, "Nombres")).value).toBe("Mariana");
  await press("Ver lo último");
  await waitFor(async () => expect((await field("Pasajero 2", "Nombres")).value).toBe("Andrés"));
});

it("what a client typed on this device before somebody saved stays, and is asked about", async () => {
  const { saved, meanwhile } = aList();
  const begun = passengersForm(
    { passengers: [holder], passengerDraft: null, passengerPrefill: prefill } as never,
    2,
    1,
  );
  begun.passengers[0]!.nombre = "Mariana";
  meanwhile();
  const { router } = openAt("/", [
    { path: "/", guard: "public", layout: "bare", screen: async () => () => <p>Inicio</p> },
    { path: "/form/:quoteId", guard: "public", layout: "bare", screen: async () => PassengerFormScreen },
  ]);
  keepDraft("q1", begun);
  await router.navigate("/form/q1?token=abc");
  expect((await field(HOLDER, "Nombres")).value).toBe("Mariana");
  await save();
  expect(await screen.findByText(/Carlos Pérez guardó cambios/)).toBeTruthy();
  expect(saved.at(-1)?.version).toBe(1);
  await press("Conservar lo mío");
  await waitFor(() => expect(saved.at(-1)).toEqual({ version: 2, names: ["Mariana", "Andrés"] }));
});

it("the client's page that was left open while the contract was cancelled says so after the refusal", async () => {
  let cancelled = false;
  const message = "El contrato está cancelado. Los datos de los pasajeros no se pueden cambiar.";
  serverAnswers({
    QuotePassengers: () => ({
      data: {
        quoteOfPassengers: { ...trip, contractIsCancelled: cancelled, passengersVersion: 1 },
        passengers: [holder],
        passengerDraft: null,
        passengerPrefill: prefill,
      },
    }),
    QuotePassengersSave: () => {
      cancelled = true;
      return { data: null, errors: [{ message, extensions: { code: "CONFLICT" } }] };
    },
  });
  openClient();
  await typeHolder("Mariana");
  await save();
  await waitFor(() => expect(screen.getByRole("alert").textContent).toMatch(/cancel/));
  expect(screen.queryByRole("button", { name: "Guardar pasajeros" })).toBeNull();
});
