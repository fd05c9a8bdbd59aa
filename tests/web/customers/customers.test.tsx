// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { Look } from "../../../web/src/app/theme/Look.tsx";
import { customerFields, travelDocumentFields } from "../../../web/src/features/customers/customer.form.ts";
import type { CustomerRowFragment } from "../../../web/src/features/customers/customers.generated.ts";
import { MergeCustomersDialog } from "../../../web/src/features/customers/MergeCustomersDialog.tsx";
import { CustomerNotes } from "../../../web/src/features/customers/CustomerNotes.tsx";
import { TravelDocuments } from "../../../web/src/features/customers/TravelDocuments.tsx";
import { tripWarning } from "../../../web/src/features/customers/travel-document.validity.ts";
import { START, inDays } from "../../support/calendar.ts";
import { serverAnswers, showConnected } from "../../support/web.tsx";

afterEach(cleanup);

const passport = (expiresOn: string | null, over: object = {}) => ({
  __typename: "CustomerPaper" as const,
  id: "p1",
  holder: "Luz Vega",
  version: 1,
  tipoDocumento: "passport" as const,
  documentoIdentidad: "AV123456",
  expiresOn,
  validity: "valid" as const,
  ...over,
});

describe("the form of a customer", () => {
  const typed = (changed: object) => ({ ...customerFields.empty, name: "Rosa Díaz", ...changed });

  it.each([
    [{ name: " " }, { name: "El nombre es obligatorio" }],
    [{ email: "rosa@" }, { email: expect.any(String) }],
    [{ telefono: "12" }, { telefono: expect.any(String) }],
    [{ tipoDocumento: "cc" as const, documentoIdentidad: "12" }, { documentoIdentidad: expect.any(String) }],
    [{ tipoDocumento: "cc" as const, documentoIdentidad: "52.123.456" }, {}],
    [{}, {}],
  ])("with %o says %o", (changed, problems) =>
    expect(customerFields.problems(typed(changed))).toEqual(problems),
  );
});

describe("the form of a travel document", () => {
  const typed = (changed: object) => ({
    ...travelDocumentFields.empty,
    holder: "Luz Vega",
    documentoIdentidad: "AV123456",
    ...changed,
  });

  it.each([
    [{ holder: "" }, { holder: "Escribe de quién es" }],
    [{ documentoIdentidad: "" }, { documentoIdentidad: "El número de documento es requerido" }],
    [{ documentoIdentidad: "A/1" }, { documentoIdentidad: expect.stringContaining("pasaporte") }],
    [{ documentoIdentidad: "av 123456", expiresOn: "" }, {}],
  ])("with %o says %o", (changed, problems) =>
    expect(travelDocumentFields.problems(typed(changed))).toEqual(problems),
  );
});

describe("the dialog that unites two customers", () => {
  const row = (over: Partial<CustomerRowFragment>): CustomerRowFragment => ({
    id: "a",
    name: "Rosa Díaz",
    kind: "persona",
    email: "rosa@correo.test",
    telefono: null,
    tipoDocumento: "nuip",
    documentoIdentidad: "1032456789",
    fechaNacimiento: null,
    direccion: null,
    ciudad: "Cali",
    createdAt: START.toISOString(),
    version: 1,
    ...over,
  });
  const typingError = row({
    id: "b",
    name: "Rosa Dias",
    email: "rosa@correo.tets",
    telefono: "+573134445566",
    tipoDocumento: null,
    documentoIdentidad: null,
    ciudad: null,
    createdAt: `${inDays(1)}T12:00:00.000Z`,
  });
  const open = () => {
    const onSubmit = vi.fn(() => Promise.resolve(null));
    const dialog = (
      <MergeCustomersDialog
        record={{ ...typingError, other: row({}) }}
        frame={{ busy: false, failure: null, onClose: () => undefined }}
        send={onSubmit}
      />
    );
    serverAnswers({});
    showConnected(dialog);
    return onSubmit;
  };
  const press = (name: RegExp | string) => fireEvent.click(screen.getByRole("button", { name }));
  const text = () => screen.getByRole("dialog").textContent ?? "";

  it("keeps the record that says more, fills what it lacks, and asks where both say something", async () => {
    const onSubmit = open();
    expect(text()).toContain("Queda Rosa Díaz");
    expect(text()).toMatch(/Se completa con lo que dice Rosa Dias:Teléfono: .*313/);
    fireEvent.click(screen.getByRole("radio", { name: "rosa@correo.tets" }));
    fireEvent.click(screen.getByRole("radio", { name: "rosa@correo.test" }));
    fireEvent.click(screen.getByRole("radio", { name: "Rosa Dias" }));
    fireEvent.click(screen.getByRole("checkbox"));
    press("Unir clientes");
    await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ id: "b", intoId: "a", take: ["name"] }));
  });

  it("turns them round by a click, and forgets what was chosen", async () => {
    const onSubmit = open();
    fireEvent.click(screen.getByRole("radio", { name: "Rosa Dias" }));
    press("Invertir");
    expect(text()).toContain("Queda Rosa Dias");
    fireEvent.click(screen.getByRole("checkbox"));
    press("Unir clientes");
    await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ id: "a", intoId: "b", take: [] }));
  });
});

describe("a travel document", () => {
  it.each([
    ["ends before the trip", inDays(20), inDays(30), /vence antes del viaje del/],
    ["is good for less than six months after it", inDays(100), inDays(30), /menos de seis meses después/],
    ["is good for long", inDays(400), inDays(30), null],
    ["never ends", null, inDays(30), null],
    ["has no trip before it", inDays(1), null, null],
  ] as const)("that %s is warned of so", (_, expiresOn, trip, said) => {
    const warning = tripWarning(passport(expiresOn), trip);
    if (said) expect(warning).toMatch(said);
    else expect(warning).toBeNull();
  });

  it("that is an identity card is only asked to be good on the day", () => {
    const card = passport(inDays(40), { tipoDocumento: "cc" });
    expect(tripWarning(card, inDays(30))).toBeNull();
    expect(tripWarning(card, inDays(50))).toMatch(/vence antes/);
  });

  it("is shown with its day and its acts, for people who may do them", () => {
    const [onEdit, onRemove] = [vi.fn(), vi.fn()];
    const paper = passport(inDays(20), { validity: "expiring" });
    const shown = render(
      <Look>
        <TravelDocuments
          papers={[paper]}
          nextTrip={inDays(30)}
          onAdd={vi.fn()}
          onEdit={onEdit}
          onRemove={onRemove}
        />
      </Look>,
    );
    expect(screen.getByRole("alert").textContent).toContain("Pasaporte de Luz Vega: vence antes");
    expect(screen.getByText(/^Vence pronto: /)).toBeTruthy();
    fireEvent.click(screen.getByRole("button", { name: "Editar documento: Luz Vega" }));
    fireEvent.click(screen.getByRole("button", { name: "Eliminar documento: Luz Vega" }));
    expect([onEdit.mock.calls, onRemove.mock.calls]).toEqual([[[paper]], [[paper]]]);
    shown.rerender(
      <Look>
        <TravelDocuments papers={[]} nextTrip={null} />
      </Look>,
    );
    expect(screen.getByText("Sin documentos de viaje.")).toBeTruthy();
    expect(screen.queryByRole("button")).toBeNull();
  });
});

it("a note is taken away by whom it is of alone", () => {
  const note = (id: string, createdById: number) => ({
    __typename: "CustomerNote" as const,
    id,
    text: `Nota ${id}`,
    createdAt: START.toISOString(),
    createdById,
    createdBy: null,
  });
  render(
    <Look>
      <CustomerNotes
        notes={[note("1", 7), note("2", 8)]}
        removable={({ createdById }) => createdById === 7}
        onRemove={vi.fn()}
      />
    </Look>,
  );
  expect(screen.getAllByRole("button").map((button) => button.getAttribute("aria-label"))).toEqual([
    "Eliminar nota: Nota 1",
  ]);
});
