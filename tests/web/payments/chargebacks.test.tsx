// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { reversalUntil } from "../../../api/src/modules/payments/chargeback/chargeback.rules.ts";
import { offeredClaim } from "../../../web/src/features/payments/chargeback/chargeback.offered-acts.ts";
import { chargebackChip, clockText } from "../../../web/src/features/payments/chargeback/chargeback.texts.ts";
import { useChargebackActs } from "../../../web/src/features/payments/chargeback/chargeback.acts.tsx";
import { ChargebackParts } from "../../../web/src/features/payments/chargeback/ChargebackDrawer.tsx";
import type { ChargebackRecordFragment } from "../../../web/src/features/payments/chargeback/chargebacks.generated.ts";
import { OpenClaimDialog } from "../../../web/src/features/payments/chargeback/OpenClaimDialog.tsx";
import { OwnClaimDialog } from "../../../web/src/features/payments/own-refund/OwnClaimDialog.tsx";
import { inDays, TODAY, YEAR } from "../../support/calendar.ts";
import { openAct } from "../../support/record-acts.tsx";
import { framed, show, showConnected } from "../../support/web.tsx";

afterEach(cleanup);

const type = (label: RegExp | string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = (name: RegExp | string) => fireEvent.click(screen.getByRole("button", { name }));
const done = () => Promise.resolve(null);
const idle = { busy: false, failure: null, onClose: () => undefined };

const paidFor = {
  contractId: "c",
  orderId: null,
  article: "el",
  noun: "contrato",
  name: `CT-${YEAR}-000001`,
  clientTrip: { destino: "Cartagena", nombreCliente: "María Torres" },
};
const chargeback = {
  id: "k",
  number: `RP-${YEAR}-000001`,
  cause: "no_recibido",
  status: "abierto",
  detail: "No llegó",
  knownOn: TODAY,
  claimedOn: TODAY,
  claimUntil: inDays(7),
  claimedInTime: true,
  openedByClient: true,
  dueOn: reversalUntil(TODAY),
  decisionNote: null,
  createdBy: null,
  decidedBy: null,
  decidedAt: null,
  payment: { id: "p", monto: 600_000, status: "verified", paidFor },
  evidence: [{ id: "f", filename: "correo.png" }],
  history: [],
  acts: [
    { name: "decide", allowed: true, reason: null },
    { name: "note", allowed: true, reason: null },
  ],
} as unknown as ChargebackRecordFragment;

describe("the clock of a case", () => {
  it("counts working days, and says when it is over", () => {
    expect(clockText(reversalUntil(TODAY), TODAY)).toBe("Quedan 15 días hábiles");
    expect(clockText(TODAY, TODAY)).toBe("Vence hoy");
    expect(clockText(inDays(-1), TODAY)).toMatch(/^Venció/);
  });

  it("colours the chip: pressing in the last three working days, late afterwards", () => {
    const tone = (dueOn: string) => chargebackChip({ status: "abierto", dueOn }, TODAY).tone;
    expect([tone(reversalUntil(TODAY)), tone(inDays(1)), tone(inDays(-1))]).toEqual([
      "neutral",
      "sun",
      "clay",
    ]);
    expect(chargebackChip({ status: "no_procede", dueOn: TODAY }, TODAY).label).toBe("No procede");
  });
});

describe("a case beside the list", () => {
  it("shows the claimed amount, its days, its proofs and its acts", () => {
    const shown = vi.fn();
    showConnected(<ChargebackParts chargeback={chargeback} actions={{ show: shown }} />);
    expect(screen.getByText("«No llegó»")).toBeTruthy();
    expect(screen.getByText("Servicio no recibido")).toBeTruthy();
    expect(screen.getByText("Quedan 15 días hábiles")).toBeTruthy();
    expect(screen.getByRole("button", { name: "correo.png" })).toBeTruthy();
    press("Responder");
    expect(shown).toHaveBeenCalledWith("decide", chargeback);
  });

  it("is answered with a reason, and says what its button does", async () => {
    const sent = openAct(useChargebackActs, "decide", chargeback);
    press("Responder que procede");
    expect(await screen.findByText("Escribe la respuesta para el cliente")).toBeTruthy();
    fireEvent.mouseDown(screen.getByRole("combobox", { name: /^Decisión/ }));
    fireEvent.click(await screen.findByRole("option", { name: "La reversión no procede" }));
    type(/^Respuesta para el cliente/, "El servicio se prestó");
    press("Responder que no procede");
    await waitFor(() =>
      expect(sent()).toEqual([{ id: "k", input: { respuesta: "El servicio se prestó", procede: false } }]),
    );
  });

  it("takes a note with a file", async () => {
    const sent = openAct(useChargebackActs, "note", chargeback);
    fireEvent.change(screen.getByRole("textbox", { name: /^Nota/ }), {
      target: { value: "El banco pidió soportes" },
    });
    const file = new File(["x"], "soporte.pdf", { type: "application/pdf" });
    fireEvent.change(screen.getByLabelText(/^Archivo/), { target: { files: [file] } });
    press("Guardar nota");
    await waitFor(() =>
      expect(sent()).toEqual([{ id: "k", input: { nota: "El banco pidió soportes" }, file: null }]),
    );
  });
});

describe("opening a claim", () => {
  it("is offered on payments made online and received, once at a time", () => {
    const asesor = { id: 1, role: 2 };
    const paid = { status: "verified", tipoPago: "wompi", enReclamo: false } as const;
    expect(offeredClaim(asesor, paid)).toBeNull();
    expect(offeredClaim(asesor, { ...paid, enReclamo: true })).toMatch(/ya tiene un caso/);
    expect(offeredClaim(asesor, { ...paid, tipoPago: "transferencia" })).toBeUndefined();
    expect(offeredClaim(asesor, { ...paid, status: "pending" })).toBeUndefined();
    expect(offeredClaim({ id: 1, role: 1 }, paid)).toBeUndefined();
  });

  it("by the office says when it was known and when it was claimed", async () => {
    const onOpen = vi.fn((..._: unknown[]) => done());
    show(<OpenClaimDialog payment={{ id: "p", monto: 600_000, paidFor }} {...idle} onOpen={onOpen} />);
    type(/^Qué pasó/, "El hotel no la tenía");
    type(/^Día en que el cliente lo supo/, inDays(-2));
    type(/^Día en que te lo reclamó/, inDays(-3));
    press("Abrir caso");
    expect(await screen.findByText(/no puede ser anterior/)).toBeTruthy();
    type(/^Día en que te lo reclamó/, inDays(-1));
    press("Abrir caso");
    const input = { paymentId: "p", cause: "no_recibido", detail: "El hotel no la tenía" };
    await waitFor(() =>
      expect(onOpen).toHaveBeenCalledWith({ ...input, knownOn: inDays(-2), claimedOn: inDays(-1) }, null),
    );
  });

  it("by its client is of today, and stays typed when it is refused", async () => {
    const onClaim = vi.fn((..._: unknown[]) => done());
    const payments = [{ id: "p", monto: 600_000, fechaPago: TODAY }];
    const dialog = (failure: string | null) => (
      <OwnClaimDialog payments={payments} {...idle} failure={failure} onClaim={onClaim} />
    );
    const { rerender } = show(dialog(null));
    type(/^Qué pasó/, "No llegó la reserva");
    press("Enviar reclamo");
    const input = { paymentId: "p", cause: "no_recibido", detail: "No llegó la reserva", knownOn: TODAY };
    await waitFor(() => expect(onClaim).toHaveBeenCalledWith(input, null));
    rerender(framed(dialog("Este pago ya tiene un caso de reversión abierto.")));
    expect((screen.getByLabelText(/^Qué pasó/) as HTMLTextAreaElement).value).toBe("No llegó la reserva");
  });
});
