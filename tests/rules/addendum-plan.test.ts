import { describe, expect, it } from "vitest";
import { agreedPlan } from "../../api/src/modules/contracts/addendum/addendum-plan.ts";
import {
  addendumLetter,
  signedAddendumLetter,
} from "../../api/src/modules/contracts/addendum/addendum.mail.ts";
import type { AddendumContent } from "../../api/src/modules/contracts/addendum/addendum.parts.ts";
import { spokenDay } from "../../api/src/core/colombia/spoken.ts";
import { inDays } from "../support/calendar.ts";

const line = (descripcion: string, monto: number, pagado: number, due: string) => ({
  descripcion,
  monto,
  pagado,
  fechaVencimiento: due,
});
const [SOON, LATER, LAST] = [inDays(10), inDays(40), inDays(70)];
const shown = (plan: ReturnType<typeof agreedPlan>) =>
  plan?.map(({ descripcion, monto, fechaVencimiento, pagada }) => [
    ...[descripcion, monto, fechaVencimiento, pagada],
  ]);

describe("the plan of an addendum", () => {
  it("calls a balance only what is still to be paid of a payment that came in part", () => {
    const lines = [line("Pago total", 3_000_000, 1_000_000, LATER)];
    expect(shown(agreedPlan(lines, { before: 3_000_000, price: 3_400_000, steps: null }, 1))).toEqual([
      ["Pago total", 1_000_000, LATER, true],
      ["Saldo (otrosí n.º 1)", 2_400_000, LATER, false],
    ]);
  });

  it("subtracts payments from the first agreed steps, and drops the steps that they cover", () => {
    const lines = [
      line("Cuota inicial", 1_000, 1_000, SOON),
      line("Cuota 1", 1_000, 600, LATER),
      line("Cuota 2", 1_000, 0, LAST),
    ];
    const steps = [
      { fechaVencimiento: SOON, monto: 500 },
      { fechaVencimiento: LATER, monto: 700 },
      { fechaVencimiento: LAST, monto: 900 },
    ];
    expect(shown(agreedPlan(lines, { before: 3_000, price: 3_100, steps }, 2))).toEqual([
      ["Cuota inicial", 1_000, SOON, true],
      ["Cuota 1", 600, LATER, true],
      ["Saldo 1 de 2 (otrosí n.º 2)", 600, LATER, false],
      ["Saldo 2 de 2 (otrosí n.º 2)", 900, LAST, false],
    ]);
  });

  it.each([
    [3_000, [1_000, 600, 0]],
    [3_400, [1_000, 999, 0]],
    [2_700, [1_000, 0, 0]],
    [5_000, [0, 0, 0]],
  ])("owes the price of %i less what was paid, %j", (price, paid) => {
    const lines = paid.map((pagado, place) =>
      line(`Cuota ${place}`, 1_000, pagado, [SOON, LATER, LAST][place]!),
    );
    const plan = agreedPlan(lines, { before: 3_000, price, steps: null }, 1);
    const open =
      plan?.filter(({ pagada }) => !pagada) ?? lines.map(({ monto, pagado }) => ({ monto: monto - pagado }));
    expect(open.reduce((all, { monto }) => all + monto, 0)).toBe(
      price - paid.reduce((all, one) => all + one, 0),
    );
    expect(plan?.map(({ numero }) => numero) ?? [1]).toEqual((plan ?? [1]).map((_, place) => place + 1));
  });
});

describe("the mails of an addendum", () => {
  const step = (monto: number, fechaVencimiento: string, pagada = false) => ({
    numero: 1,
    descripcion: "Cuota",
    monto,
    fechaVencimiento,
    pagada,
  });
  /** The sentence on the plan in the mail to sign and in the signed one, which are the same. */
  const said = (plan: readonly ReturnType<typeof step>[] | null) => {
    const content = {
      numero: 1,
      contrato: "CT-1",
      motivo: "Otro hotel",
      cambios: [],
      precioAntes: 3_000_000,
      precioDespues: 3_400_000,
      plan,
      base: {
        number: "CT-1",
        origin: "Bogotá",
        destination: "Cartagena",
        from: LATER,
        to: LAST,
        travellers: 2,
        client: { name: "María Torres" },
        holder: null,
        advisor: null,
      },
    } as unknown as AddendumContent;
    const letters = [
      addendumLetter(content, "https://a.test"),
      signedAddendumLetter(content, "https://a.test"),
    ];
    const plans = letters.map(({ paragraphs }) =>
      (paragraphs ?? [])
        .find((text) => text.startsWith("Así queda tu plan de pagos."))
        ?.replaceAll("\u00a0", " "),
    );
    expect(plans[0]).toBe(plans[1]);
    return plans[0];
  };

  it.each([
    ["nothing of a plan that stays", null, undefined],
    [
      "one payment, as a contract does",
      [step(3_400_000, SOON)],
      `El viaje cuesta $ 3.400.000 y se paga completo a más tardar el ${spokenDay(SOON)}.`,
    ],
    [
      "the balance of one that was paid in part",
      [step(1_400_000, SOON, true), step(500_000, LATER), step(1_500_000, LAST)],
      "El viaje cuesta $ 3.400.000, de los que ya pagaste $ 1.400.000. El saldo, de $ 2.000.000, se paga en 2 pagos: " +
        `el primero, de $ 500.000, a más tardar el ${spokenDay(LATER)}; ` +
        `el último, de $ 1.500.000, a más tardar el ${spokenDay(LAST)}.`,
    ],
    ["that nothing is left", [step(3_400_000, SOON, true)], "El viaje cuesta $ 3.400.000 y ya está pagado."],
  ])("say %s", (_, plan, sentence) =>
    expect(said(plan)).toBe(sentence && `Así queda tu plan de pagos. ${sentence}`),
  );
});
