// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import {
  dropDraft,
  forgetOldDrafts,
  keepDraft,
  readDraft,
} from "../../../web/src/features/quotes/passenger/passenger.draft.ts";
import {
  type PassengersForm,
  passengersForm,
} from "../../../web/src/features/quotes/passenger/passenger.form.ts";
import { PassengersDialog } from "../../../web/src/features/quotes/passenger/PassengersDialog.tsx";
import { PassengersPage } from "../../../web/src/features/quotes/passenger/PassengersPage.tsx";
import { bornYearsAgo, inDays, START, TODAY, YEAR } from "../../support/calendar.ts";
import { show } from "../../support/web.tsx";

const trip = {
  id: "q",
  quoteNumber: `COT-${YEAR}-000001`,
  status: "pending_passengers" as const,
  origen: "Bogotá",
  destino: "Cartagena",
  fechaIda: inDays(51),
  fechaRegreso: inDays(56),
  numeroPersonas: 2,
  adultos: 2,
  menores: 0,
  infantes: 0,
  tripType: null,
  precioTotal: 3_000_000,
  passengersVersion: 0,
  tripHasBegun: false,
  tripIsOver: false,
  contractIsCancelled: false,
  contractAwaitsSignature: false,
  clientSigned: false,
  vendedor: null,
};
const prefill = {
  nombre: "María",
  apellido: "Torres",
  email: "maria@example.com",
  telefono: "+573001234567",
  tipoDocumento: null,
  documentoIdentidad: null,
  fechaNacimiento: null,
  direccion: null,
  ciudad: null,
  pais: "Colombia",
};
const begun = () => passengersForm({ passengers: [], passengerDraft: null, passengerPrefill: prefill }, 2);

function openForm(onSave = vi.fn((_: PassengersForm) => Promise.resolve(null)), onType = vi.fn()) {
  show(
    <PassengersPage
      trip={trip}
      initial={begun()}
      today={TODAY}
      busy={false}
      kept="device"
      onType={onType}
      onSave={onSave}
    >
      <span>Tu asesor</span>
    </PassengersPage>,
  );
  return { onSave, onType };
}

const block = (name: string) => within(screen.getByRole("region", { name }));
const holder = () => block("Pasajero titular de la reserva");
const type = (scope: ReturnType<typeof block>, label: string, value: string) =>
  fireEvent.change(scope.getByLabelText(label), { target: { value } });
const save = () => fireEvent.click(screen.getByRole("button", { name: "Guardar pasajeros" }));
const accept = () => fireEvent.click(screen.getByRole("checkbox"));

beforeEach(() => localStorage.clear());
afterEach(cleanup);

describe("the type of document in the passengers' form", () => {
  const other = () => block("Pasajero 2");
  const shown = () => other().getByLabelText("Tipo de documento").textContent;
  const born = (years: number) => type(other(), "Fecha de nacimiento", bornYearsAgo(years));

  it.each([
    [5, "Registro Civil"],
    [7, "Tarjeta de Identidad"],
    [17, "Tarjeta de Identidad"],
    [18, "Cédula de Ciudadanía"],
  ])("is proposed by the age: at %i years %s", (years, label) => {
    openForm();
    born(4);
    born(years);
    expect(shown()).toBe(label);
  });

  async function choose(name: string) {
    fireEvent.mouseDown(other().getByRole("combobox", { name: "Tipo de documento" }));
    fireEvent.click(await screen.findByRole("option", { name }));
  }

  it("stays as it was chosen", async () => {
    openForm();
    await choose("Pasaporte");
    born(10);
    expect(shown()).toBe("Pasaporte");
  });

  it("stays when the proposed one was chosen", async () => {
    openForm();
    born(10);
    await choose("Pasaporte");
    await choose("Tarjeta de Identidad");
    born(30);
    expect(shown()).toBe("Tarjeta de Identidad");
  });
});

describe("the passengers' form", () => {
  it("has a block per person: the holder with the known data of the client, the others empty", () => {
    openForm();
    expect((holder().getByLabelText("Nombres") as HTMLInputElement).value).toBe("María");
    expect(holder().getByText("Datos precargados del solicitante")).toBeTruthy();
    expect(block("Pasajero 2").getByText("Datos opcionales - pueden completarse después")).toBeTruthy();
  });

  it("asks for the consent, and says what is wrong in the block it belongs to", async () => {
    const { onSave } = openForm();
    save();
    expect(await screen.findByText("Debes autorizar el tratamiento de datos para guardar")).toBeTruthy();
    expect(holder().getByText("El número de documento es requerido")).toBeTruthy();
    accept();
    type(block("Pasajero 2"), "Nombres", "Andrés");
    save();
    expect(await holder().findByText("El número de documento es requerido")).toBeTruthy();
    expect(await block("Pasajero 2").findByText("Si ingresa datos, el apellido es obligatorio")).toBeTruthy();
    expect(onSave).not.toHaveBeenCalled();
  });

  it("saves once everything that is required is there", async () => {
    const { onSave } = openForm();
    type(holder(), "Número de documento", "52123456");
    type(holder(), "Fecha de nacimiento", bornYearsAgo(41));
    accept();
    save();
    await waitFor(() => expect(onSave).toHaveBeenCalledTimes(1));
    expect(onSave.mock.calls[0]?.[0]).toMatchObject({
      aceptaTratamiento: true,
      passengers: [{ titular: true, documentoIdentidad: "52123456" }, { nombre: "" }],
    });
  });

  it("comes by ten for a large group, jumps to whom something is missing of, and saves all", async () => {
    const known = passengersForm({ passengers: [], passengerDraft: null, passengerPrefill: prefill }, 200);
    const whole = { documentoIdentidad: "52123456", fechaNacimiento: bornYearsAgo(41) };
    const initial = {
      ...known,
      passengers: known.passengers.map((row, place) =>
        place === 0
          ? { ...row, ...whole }
          : place === 57
            ? { ...row, nombre: "Ana" }
            : {
                ...row,
                ...whole,
                nombre: `Persona ${"abcdefghij"[place % 10]}`,
                apellido: "Ruiz",
                documentoIdentidad: String(60_000_000 + place),
              },
      ),
    };
    const onSave = vi.fn((_: PassengersForm) => Promise.resolve(null));
    show(
      <PassengersPage
        trip={{ ...trip, numeroPersonas: 200, adultos: 200 }}
        initial={initial}
        today={TODAY}
        onSave={onSave}
        busy={false}
        kept={"device" as const}
        onType={vi.fn()}
      >
        <span>Tu asesor</span>
      </PassengersPage>,
    );
    const shown = () => screen.getAllByRole("region", { name: /^Pasajero \d|titular/ }).length;
    expect(shown()).toBe(10);
    fireEvent.click(screen.getAllByRole("button", { name: "Ir a quien le falta algo" })[0]!);
    await waitFor(() => expect(document.activeElement?.getAttribute("name")).toBe("passengers.57.apellido"));
    expect(shown()).toBe(10);
    type(block("Pasajero 58"), "Nombres", "");
    accept();
    save();
    await waitFor(() => expect(onSave).toHaveBeenCalledTimes(1));
    expect(onSave.mock.calls[0]![0].passengers).toHaveLength(200);
    expect(onSave.mock.calls[0]![0].passengers[199]).toMatchObject({ apellido: "Ruiz" });
  });

  it("reports everything that is typed, so that a draft can be kept", () => {
    const { onType } = openForm();
    type(holder(), "Ciudad", "Cali");
    expect((onType.mock.lastCall?.[0] as PassengersForm).passengers[0]?.ciudad).toBe("Cali");
  });
});

describe("what somebody typed on another device", () => {
  const row = {
    titular: true,
    nombre: "Mar",
    apellido: null,
    tipoDocumento: "passport",
    documentoIdentidad: null,
    fechaNacimiento: "1985-1",
    email: null,
    telefono: null,
    direccion: null,
    ciudad: null,
    pais: null,
    vencimientoPasaporte: null,
    viajaCon: null,
    acompanante: null,
    permisoSalida: null,
  };
  const draft = { id: "d", updatedAt: `${TODAY}T12:00:00Z`, byStaff: false, listVersion: 0 };
  const of = (passengers: (typeof row)[]) =>
    passengersForm(
      { passengers: [], passengerPrefill: prefill, passengerDraft: { ...draft, passengers } },
      2,
    ).passengers.map(({ nombre, tipoDocumento, pais }) => ({ nombre, tipoDocumento, pais }));
  const empty = { nombre: "", tipoDocumento: "cc", pais: "Colombia" };

  it("is what the form begins with, unless other people travel now", () => {
    expect(of([row])).toEqual([{ nombre: "Mar", tipoDocumento: "passport", pais: "Colombia" }, empty]);
    expect(of([row, row, row])[0]).toEqual({ ...empty, nombre: "María" });
  });
});

describe("the documents of a trip abroad", () => {
  it("are asked for with their days: the passport of everybody, and who goes with a minor", async () => {
    const abroad = { ...trip, tripType: "internacional" as const };
    show(
      <PassengersPage
        trip={abroad}
        initial={begun()}
        today={TODAY}
        busy={false}
        kept="device"
        onType={vi.fn()}
        onSave={vi.fn()}
      >
        <span>Tu asesor</span>
      </PassengersPage>,
    );
    expect(holder().getByText(/Falta la fecha de vencimiento del pasaporte de María Torres/)).toBeTruthy();
    const second = block("Pasajero 2");
    expect(second.queryByLabelText("¿Con quién viaja?")).toBeNull();
    type(second, "Nombres", "Sara");
    type(second, "Fecha de nacimiento", bornYearsAgo(10));
    type(second, "Vencimiento del pasaporte", inDays(1000));
    expect(await second.findByText(/Sara tendrá 10 años el .*: falta decir con quién viaja/)).toBeTruthy();
  });
});

describe("the dialog in which staff writes the passengers down", () => {
  it("asks whether the holder consented before it saves", async () => {
    const onSave = vi.fn((_: PassengersForm) => Promise.resolve(null));
    const initial = begun();
    Object.assign(initial.passengers[0]!, {
      documentoIdentidad: "52123456",
      fechaNacimiento: bornYearsAgo(41),
    });
    show(
      <PassengersDialog
        trip={trip}
        initial={initial}
        today={TODAY}
        busy={false}
        failure={null}
        onSave={onSave}
        onClose={() => undefined}
      />,
    );
    save();
    expect(
      await screen.findByText("Confirma que el titular autorizó el tratamiento de los datos para guardar"),
    ).toBeTruthy();
    expect(onSave).not.toHaveBeenCalled();
    accept();
    save();
    await waitFor(() => expect(onSave.mock.calls[0]?.[0]).toMatchObject({ aceptaTratamiento: true }));
  });
});

describe("the draft", () => {
  it("is kept in the browser until it is saved, without the consent", () => {
    keepDraft("q", { ...begun(), aceptaTratamiento: true });
    expect(readDraft("q", 2)).toMatchObject({
      aceptaTratamiento: false,
      passengers: [{ nombre: "María" }, { nombre: "" }],
    });
    dropDraft("q");
    expect(readDraft("q", 2)).toBeNull();
  });

  it("is not used for another number of people, nor when it cannot be read", () => {
    keepDraft("q", begun());
    expect(readDraft("q", 3)).toBeNull();
    localStorage.setItem("travesia.passengers.q", "{");
    expect(readDraft("q", 2)).toBeNull();
  });

  describe("seven days after it was typed", () => {
    const DAYS = 24 * 3_600_000;
    const typed = START.getTime();
    beforeEach(() => {
      localStorage.clear();
      vi.useFakeTimers({ now: typed, toFake: ["Date"] });
      keepDraft("q", begun());
      localStorage.setItem("travesia.lista.quotes", "{}");
    });
    afterEach(() => {
      vi.useRealTimers();
      localStorage.clear();
    });

    it("is neither read nor on this device, whatever page the application starts with", () => {
      vi.setSystemTime(typed + 7 * DAYS);
      keepDraft("other", begun());
      forgetOldDrafts();
      expect(readDraft("q", 2)).not.toBeNull();
      vi.setSystemTime(typed + 7 * DAYS + 1);
      expect(readDraft("q", 2)).toBeNull();
      forgetOldDrafts();
      expect(Object.keys(localStorage).sort()).toEqual([
        "travesia.lista.quotes",
        "travesia.passengers.other",
      ]);
    });

    it("of a build that did not say when counts from the next start, and an unreadable one is removed", () => {
      localStorage.setItem("travesia.passengers.q", JSON.stringify(begun()));
      localStorage.setItem("travesia.passengers.broken", "{");
      forgetOldDrafts();
      expect(readDraft("q", 2)).toMatchObject({ passengers: [{ nombre: "María" }, { nombre: "" }] });
      vi.setSystemTime(typed + 7 * DAYS + 1);
      forgetOldDrafts();
      expect(Object.keys(localStorage)).toEqual(["travesia.lista.quotes"]);
    });
  });
});
