// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { BankDialogs } from "../../../web/src/features/bank/BankDialogs.tsx";
import { BankRowActions } from "../../../web/src/features/bank/BankRowActions.tsx";
import type { Movement } from "../../../web/src/features/bank/movement.columns.tsx";
import { RuleOfferNotice } from "../../../web/src/features/bank/RuleOfferNotice.tsx";
import { useBankActions } from "../../../web/src/features/bank/useBankActions.ts";
import { TODAY } from "../../support/calendar.ts";
import { aSessionUser, serverAnswers, showConnected } from "../../support/web.tsx";

afterEach(cleanup);

const accountant = aSessionUser({ role: 6 });
const typed = (name: string, fields: object) => ({ __typename: name, ...fields });

const anOutflow = (fields: object = {}): Movement =>
  typed("BankMovement", {
    id: "m1",
    day: TODAY,
    amount: -3_000_000,
    centavos: 0,
    text: "TRANSFERENCIA MULTIPLE",
    reference: null,
    kind: "movimiento",
    state: "libre",
    free: -3_000_000,
    backed: 0,
    proposed: false,
    verifiesAssigned: true,
    asideReason: null,
    account: typed("AgencyAccount", { id: "a1", bank: "Bancolombia", number: "12345678901" }),
    acts: [typed("OfferedAct", { name: "explain", allowed: true, reason: null })],
    reversedBy: null,
    backings: [],
    diferenciaCentavos: 0,
    allocations: [],
    proposals: [],
    ...fields,
  }) as unknown as Movement;

const aTarget = (id: string, fields: object) =>
  typed("BankTarget", {
    concept: "cuota",
    installmentId: id,
    purchaseId: null,
    providerPaymentId: null,
    payoutId: null,
    sellerId: null,
    refundId: null,
    commissionId: null,
    label: `Proveedor ${id}`,
    amount: 1_000_000,
    day: TODAY,
    paid: false,
    impediment: null,
    ...fields,
  });

const explained = (fields: object = {}) => ({
  data: { explainBankMovement: { ...anOutflow({ state: "asignado", free: 0 }), ruleOffer: null, ...fields } },
});

function Row({ movement }: { readonly movement: Movement }) {
  const actions = useBankActions();
  return (
    <>
      <BankRowActions movement={movement} actions={actions} />
      <BankDialogs actions={actions} />
    </>
  );
}

describe("an outflow", () => {
  it("gets the concept that the bank names in one press", async () => {
    const seen = serverAnswers({ BankMovementExplain: explained() });
    showConnected(<Row movement={anOutflow({ text: "GRAVAMEN MOVIMIENTOS FINANCIEROS" })} />, accountant);
    fireEvent.click(screen.getByRole("button", { name: "Es 4×1000" }));
    await waitFor(() => expect(seen.map(({ operation }) => operation)).toContain("BankMovementExplain"));
    expect(seen.find(({ operation }) => operation === "BankMovementExplain")?.variables).toMatchObject({
      id: "m1",
      input: { parts: [{ concept: "gmf" }] },
    });
  });

  it("pays two providers' dues and one commission; parts that need another right stay off", async () => {
    const seen = serverAnswers({
      BankTargets: {
        data: {
          bankTargets: [
            aTarget("c1", {}),
            aTarget("c2", {}),
            aTarget("c3", { impediment: "Aceptarlo registra el pago: lo puede hacer Propietario." }),
            aTarget("", {
              concept: "comisiones",
              installmentId: null,
              commissionId: "k1",
              label: "Ana Díaz",
            }),
          ],
        },
      },
      BankMovementExplain: explained(),
    });
    showConnected(<Row movement={anOutflow()} />, accountant);
    fireEvent.click(screen.getByRole("button", { name: "Explicar…" }));
    const dialog = await screen.findByRole("dialog");
    const boxes = await within(dialog).findAllByRole("checkbox");
    expect(boxes.map((box) => (box as HTMLInputElement).disabled)).toEqual([false, false, true, false]);
    for (const name of [/Proveedor c1/, /Proveedor c2/, /Ana Díaz/])
      fireEvent.click(within(dialog).getByRole("checkbox", { name }));
    fireEvent.click(within(dialog).getByRole("button", { name: /^Explicar/ }));
    await waitFor(() => expect(seen.map(({ operation }) => operation)).toContain("BankMovementExplain"));
    expect(seen.find(({ operation }) => operation === "BankMovementExplain")?.variables).toMatchObject({
      input: {
        parts: [
          { concept: "cuota", installmentId: "c1" },
          { concept: "cuota", installmentId: "c2" },
          { concept: "comisiones", commissionIds: ["k1"], monto: 1_000_000 },
        ],
      },
    });
  });

  it("that a rule classified can be undone, and its rule changed", () => {
    const rule = typed("BankRule", {
      id: "r1",
      version: 1,
      concept: "gmf",
      words: "gravamen",
      minAmount: 1,
      maxAmount: 9,
      endedAt: null,
    });
    const part = typed("BankAllocation", {
      id: "p1",
      concept: "gmf",
      amount: -9,
      centavos: 0,
      label: null,
      registered: false,
      rule,
    });
    serverAnswers({});
    showConnected(
      <Row movement={anOutflow({ state: "asignado", acts: [], allocations: [part] })} />,
      accountant,
    );
    expect(screen.getByRole("button", { name: "Deshacer" })).toBeTruthy();
    fireEvent.click(screen.getByRole("button", { name: /^Más acciones/ }));
    expect(screen.getByRole("menuitem", { name: "Cambiar la regla…" })).toBeTruthy();
  });
});

it("an offered rule is made by one press", async () => {
  const seen = serverAnswers({
    BankRuleMake: { data: { makeBankRule: typed("BankRule", { id: "r1" }) } },
  });
  const offer = {
    accountId: "a1",
    concept: "gastos_bancarios" as const,
    words: "comision pse",
    minAmount: 1,
    maxAmount: 9,
  };
  showConnected(<RuleOfferNotice offer={offer} onClose={() => undefined} />, accountant);
  fireEvent.click(screen.getByRole("button", { name: "Hacer regla" }));
  await waitFor(() => expect(seen.map(({ operation }) => operation)).toContain("BankRuleMake"));
  const { accountId, ...input } = offer;
  expect(seen.find(({ operation }) => operation === "BankRuleMake")?.variables).toEqual({ accountId, input });
});
