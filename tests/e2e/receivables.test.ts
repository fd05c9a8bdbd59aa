import { beforeAll, describe, expect, it } from "vitest";
import { weekday } from "../../api/src/core/colombia/days.ts";
import { isHoliday } from "../../api/src/core/colombia/holidays.ts";
import type { TestApp } from "../support/app.ts";
import { aBrowserOn, type Browsers, desk, dialog, phone, press, reads, toast } from "../support/browser.ts";
import { at, inDays, theLast } from "../support/calendar.ts";
import { anAppWithSales } from "../support/sales.ts";
import { aSignedSimpleContract, type StoryContract } from "../support/story/contracts.ts";
import { aWebsite } from "../support/web-build.ts";

let app: TestApp;
let visits: Browsers;
let contract: StoryContract;

beforeAll(async () => {
  app = await aWebsite(anAppWithSales);
  contract = await aSignedSimpleContract(app, {
    price: 1_000_000,
    input: {
      formaPago: "cuotas",
      tieneCuotaInicial: true,
      cuotaInicialPorcentaje: 30,
      fechaVencimientoInicial: inDays(-20),
      numeroCuotasRestantes: 1,
      fechasVencimientoCuotas: [inDays(20)],
    },
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
  it("lists who owes, reminds them, and keeps what they promise", async () => {
    const page = visits.keep(await visits.as("contador", desk));
    await page.goto("/panel/cartera");
    await reads(page, contract.number);
    const act = async (name: string) => {
      await press(page, `Acciones de ${contract.number}`);
      await page.getByRole("menuitem", { name }).click();
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
});
