import { beforeAll, describe, expect, it } from "vitest";
import { weekday } from "../../api/src/core/colombia/days.ts";
import { isHoliday } from "../../api/src/core/colombia/holidays.ts";
import type { TestApp } from "../support/app.ts";
import {
  aBrowserOn,
  type Browsers,
  desk,
  dialog,
  phone,
  press,
  reads,
  toast,
  pressIn,
} from "../support/browser.ts";
import { at, inDays, theLast } from "../support/calendar.ts";
import { asOwner } from "../support/owner.ts";
import { anAppWithSales } from "../support/sales.ts";
import { aSignedSimpleContract, type StoryContract } from "../support/story/contracts.ts";
import { aWebsite } from "../support/web-build.ts";

/** A plan whose first part of 30 % is due on a day of the past, and the rest later. */
const overdue = (days: number) => ({
  formaPago: "cuotas",
  tieneCuotaInicial: true,
  cuotaInicialPorcentaje: 30,
  fechaVencimientoInicial: inDays(days),
  numeroCuotasRestantes: 1,
  fechasVencimientoCuotas: [inDays(20)],
});

let app: TestApp;
let visits: Browsers;
let contract: StoryContract;

beforeAll(async () => {
  app = await aWebsite(anAppWithSales);
  contract = await aSignedSimpleContract(app, {
    price: 1_000_000,
    input: overdue(-20),
  });
  // Within the hours in which a client may be reminded.
  app.clock.set(
    at(
      theLast((day) => weekday(day) === 2 && !isHoliday(day)),
      "10:00",
    ),
  );
  visits = await aBrowserOn(app);
}, 300_000);

describe("Cartera", { timeout: 120_000 }, () => {
  it("lists who owes, reminds them, and keeps their promises", async () => {
    const page = visits.keep(await visits.as("contador", desk));
    await page.goto("/panel/cartera");
    await reads(page, contract.number);
    const act = async (name: string) => {
      await pressIn(page, `Acciones de ${contract.number}`, name);
    };
    await act("Recordar por correo");
    await toast(page, "Recordatorio enviado");
    const subjects = async () => (await app.outbox("maria@example.com")).map(({ subject }) => subject).join();
    await expect.poll(subjects).toMatch(/venció/);

    await act("Anotar promesa de pago");
    const promising = dialog(page, "Anotar promesa de pago");
    await reads(page, /Las cuotas no cambian de fecha/);
    await promising.getByRole("button", { name: "Anotar", exact: true }).click();
    await toast(page, "Promesa anotada: hasta ese día no se le recuerda");
    const { receivables } = await app
      .as("contador")
      .ask(`{ receivables { items { contractId promisedAmount } } }`);
    expect(receivables.items).toEqual([{ contractId: contract.id, promisedAmount: 300_000 }]);
    await act("Quitar la promesa");
    await toast(page, "Promesa quitada");
  });

  it("has the same menu on a phone, in the row's card", async () => {
    const page = visits.keep(await visits.as("contador", phone));
    await page.goto("/panel/cartera");
    await page.getByRole("button", { name: `Acciones de ${contract.number}` }).click();
    for (const name of ["Recordar por correo", "Recordar por WhatsApp", "Anotar promesa de pago"])
      await page.getByRole("menuitem", { name }).waitFor();
    await page.getByRole("menuitem", { name: "Anotar promesa de pago" }).click();
    await dialog(page, "Anotar promesa de pago").getByRole("button", { name: "Anotar", exact: true }).click();
    await toast(page, "Promesa anotada: hasta ese día no se le recuerda");
  });

  it("is collected one client after the other, by a key each", async () => {
    const DEBTORS = 10;
    const debtors: string[] = [];
    for (let n = 0; n < DEBTORS; n += 1) {
      const { id } = await aSignedSimpleContract(app, { price: 500_000, input: overdue(-10 - n) });
      await asOwner(app, (em) =>
        em.execute("update contracts set email_sent_to = ? where id = ?", [`deudor${n}@example.com`, id]),
      );
      debtors.push(id);
    }
    const page = await visits.as("contador", desk);
    await page.clock.install({ time: app.clock.now() });
    await page.goto("/panel/cartera");
    await press(page, `Cobrar hoy (${DEBTORS})`);
    const begun = performance.now();
    for (let left = DEBTORS; left > 0; left -= 1) {
      await reads(page, left === 1 ? "Queda 1" : `Quedan ${left}`);
      const [chat] = await Promise.all([page.waitForEvent("popup"), page.keyboard.press("Enter")]);
      await chat.close();
    }
    await reads(page, "Por hoy no queda nadie a quien escribirle ✓");
    process.stdout.write(`ten debtors: ${DEBTORS} keys, ${Math.round(performance.now() - begun)} ms\n`);
    const { receivables } = await app
      .as("contador")
      .ask(`{ receivables(limit: 50) { items { contractId lastContact } } }`);
    const written = receivables.items.filter(
      ({ lastContact }: { lastContact: string | null }) => lastContact,
    );
    expect(written.map(({ contractId }: { contractId: string }) => contractId)).toEqual(
      expect.arrayContaining(debtors),
    );
  });
});
