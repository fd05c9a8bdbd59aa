import type { Page } from "playwright-core";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { formatCop } from "../../api/src/core/colombia/cop.ts";
import type { TestApp } from "../support/app.ts";
import { barriersOn, overflowOf } from "../support/axe.ts";
import { aFile, type Line, movementsOf } from "../support/bank/story.ts";
import {
  aBrowserOn,
  type Browsers,
  desk,
  dialog,
  follow,
  phone,
  press,
  reads,
  toast,
  pressIn,
} from "../support/browser.ts";
import { firstOf, lastOf, longDay, monthIn, TODAY } from "../support/calendar.ts";
import { anAccount } from "../support/story/content.ts";
import type { StoryContract } from "../support/story/contracts.ts";
import { aPayableContract, aPayment, aVerifiedPayment, REGISTER } from "../support/story/payments.ts";
import { anAppWithSales } from "../support/sales.ts";
import { aWebsite } from "../support/web-build.ts";

/**
 * Number of waiting payments; positions of the original and of the forged one, which has its reference;
 * number that the bank confirms.
 */
const [PAYMENTS, ORIGINAL, FORGED, TOLD] = [7, 1, 5, 4];
const last = monthIn(-1);
const REASON = "vrjk repetido";
const WHY = "Esta es la primera";
/** `octubre de 2026`, as Intl spells it. */
const spoken = longDay(firstOf(last)).replace(/^1 de /, "");
const titled = `${spoken.charAt(0).toUpperCase()}${spoken.slice(1)}`;

interface Waiting {
  readonly id: string;
  readonly monto: number;
  readonly reference: string;
}

let app: TestApp;
let visits: Browsers;
let account: string;
let contract: StoryContract;
const waiting: Waiting[] = [];
/** The accountant, who goes from one screen to the next. */
let desktop: Page;

beforeAll(async () => {
  app = await aWebsite(anAppWithSales);
  account = (await anAccount(app)).id;
  contract = await aPayableContract(app, { price: 20_000_000 });
  for (let n = 0; n < PAYMENTS; n += 1) {
    const monto = 150_000 + n * 1_000;
    const reference = `TRX-${884_500 + (n === FORGED ? ORIGINAL : n) * 7}`;
    const input = { contractId: contract.id, monto, fechaPago: TODAY, cuentaAgenciaId: account };
    const { registerPayment } = await app.as("asesor").ask(REGISTER, {
      input: { ...input, aceptaDuplicado: true },
      details: { referenciaPago: reference, bancoOrigen: "Bancolombia" },
    });
    waiting.push({ id: registerPayment.id, monto, reference });
  }
  visits = await aBrowserOn(app);
}, 300_000);
afterEach(() => expect(visits.problems).toEqual([]));

/** Counts in the page what a hand does: keys pressed, and pressings of the pointer. */
const watched = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    for (const kind of ["keydown", "pointerdown"])
      addEventListener(
        kind,
        ({ isTrusted }) =>
          isTrusted && sessionStorage.setItem(kind, String(1 + Number(sessionStorage.getItem(kind) ?? 0))),
        true,
      );
  });
const done = async (page: Page, kind: "keydown" | "pointerdown"): Promise<number> =>
  Number(await page.evaluate((key) => sessionStorage.getItem(key), kind));

const REASON_OF = `query ($id: ID!) { payment(id: $id) { observaciones } }`;
const statusOf = async (id: string): Promise<string> =>
  (await app.as("contador").ask(`query ($id: ID!) { payment(id: $id) { status } }`, { id })).payment.status;
const shown = (page: Page, monto: number): Promise<void> =>
  page.getByRole("region", { name: `Pago de ${formatCop(monto)}` }).waitFor();

describe("a day at the desk", { timeout: 240_000 }, () => {
  it("decides all payments by keys alone, and finds the forged one", async () => {
    const page = visits.keep(await visits.as("contador", desk));
    desktop = page;
    await watched(page);
    await page.goto("/panel/pagos");
    for (const [place, { monto }] of waiting.entries()) {
      await shown(page, monto);
      if (place === FORGED) {
        await reads(page, /^Posible duplicado/);
        await page.keyboard.press("r");
        const reason = dialog(page, "Rechazar pago");
        await reason.getByRole("textbox").waitFor();
        // Letters of a reason are no keys of the desk.
        await page.keyboard.type(REASON);
        for (const key of ["Tab", "Tab", "Enter"]) await page.keyboard.press(key);
        await reason.waitFor({ state: "hidden" });
        continue;
      }
      await page.keyboard.press("v");
      const asks = dialog(page, "Verificar pago");
      await asks.waitFor();
      if (place === ORIGINAL) {
        await reads(asks, /^Posible duplicado, /);
        await asks.getByRole("textbox").waitFor();
        // What passes for any other payment leaves this one as it is.
        await page.keyboard.press("Enter");
        expect(await statusOf(waiting[place]!.id)).toBe("pending");
        await page.keyboard.type(WHY);
        for (const key of ["Tab", "Tab"]) await page.keyboard.press(key);
      }
      await page.keyboard.press("Enter");
      await asks.waitFor({ state: "hidden" });
    }
    await reads(page, "No hay pagos por verificar.");
    const [keys, clicks] = [await done(page, "keydown"), await done(page, "pointerdown")];
    expect(clicks).toBe(0);
    // Two keys for each; three more and the words why one counts, and the words of the rejection.
    expect(keys).toBe(2 * (PAYMENTS - 1) + 3 + WHY.length + "r".length + REASON.length + 3);
    for (const [place, { id }] of waiting.entries())
      expect(await statusOf(id)).toBe(place === FORGED ? "rejected" : "verified");
    const { payment } = await app.as("contador").ask(REASON_OF, { id: waiting[FORGED]?.id });
    expect(payment.observaciones).toContain(REASON);
  });

  it("lets the bank's file explain most of them in six clicks, and gives the rest an owner", async () => {
    const lines: Line[] = waiting
      .slice(0, TOLD)
      .map(({ monto, reference }) => [TODAY, `TRANSFERENCIA ${reference}`, monto, reference]);
    const file = aFile([...lines, [TODAY, "CONSIGNACION SUBA", 400_000], [TODAY, "GRAVAMEN 4X1000", -2_800]]);
    const page = desktop;
    await follow(page, "/panel/banco");
    await press(page, "Importar extracto");
    const form = page.getByRole("dialog");
    await form.getByLabel("Cuenta").click();
    await page.getByRole("option").first().click();
    await form
      .locator("input[type=file]")
      .setInputFiles({ name: file.filename, mimeType: file.type, buffer: file.bytes });
    await form.getByRole("cell", { name: "CONSIGNACION SUBA" }).waitFor();
    await press(form, `Importar ${TOLD + 2}`);
    await toast(page, `${TOLD + 2} movimientos importados`);
    await press(page, `Aceptar las exactas (${TOLD})`);
    await press(page.getByRole("dialog"), `Aceptar ${TOLD}`);
    await toast(page, `${TOLD} propuestas aceptadas`);
    expect(await done(page, "pointerdown")).toBe(6);

    await page.getByRole("button", { name: /Por identificar/ }).click();
    await pressIn(page, "Más acciones de «CONSIGNACION SUBA»", "Asignar");
    await page.getByRole("combobox", { name: "Contrato o reserva" }).fill(contract.number);
    await page.getByRole("option", { name: new RegExp(contract.number) }).click();
    await page.getByRole("radio", { name: /^Ninguno/ }).check();
    await press(page.getByRole("dialog"), "Asignar");
    await toast(page, /otra persona los verifica/);
    // An accepted match could be undone for ten seconds.
    await expect
      .poll(
        async () =>
          Object.values(await movementsOf(app, account)).filter(({ state }) => state === "asignado").length,
        { timeout: 20_000 },
      )
      .toBe(TOLD + 1);
  });
});

describe("a month", { timeout: 240_000 }, () => {
  let late: string;

  it("is looked at and closed, in print too, and shows the records that it is made of", async () => {
    await aVerifiedPayment(app, contract.id, { monto: 510_000, fechaPago: lastOf(last) });
    late = (await aPayment(app, contract.id, { monto: 77_000, fechaPago: lastOf(last) })).id;
    const page = desktop;
    await follow(page, "/panel/cierres");
    await page.getByRole("link", { name: titled }).click();
    await reads(page, "Pendientes del mes: 1");
    const waits = page.getByRole("region", { name: "Pagos por verificar" });
    expect(await waits.getByRole("link", { name: contract.number }).getAttribute("href")).toBe(
      `/panel/pagos/${late}`,
    );
    await reads(page, "No hay movimientos del banco en este mes: nada confirma sus pagos.");
    expect(await overflowOf(page)).toBe(0);
    expect(await barriersOn(page)).toEqual([]);
    await page.emulateMedia({ media: "print" });
    await reads(page, /NIT 900\.123\.456-8 · Impreso por /);
    expect(await page.getByRole("navigation").filter({ visible: true }).count()).toBe(0);
    await page.emulateMedia({ media: "screen" });
    await press(page, "Cerrar mes");
    const asks = dialog(page, `Cerrar ${spoken}`);
    await reads(asks, /Queda 1 pago por verificar\. Puedes cerrar el mes así\./);
    await press(asks, "Cerrar mes");
    await toast(page, "Mes cerrado");
    await reads(page, /^Cerrado por /);
    await page.getByRole("link", { name: "Recaudo", exact: true }).click();
    await page.waitForURL(/ver=todos&status=verified/);
    await reads(page, contract.number);
  });

  it("that is closed says so of an act in it, with its way out, and goes on once it is opened again", async () => {
    const page = desktop;
    await page.goto("/panel/pagos");
    // The payment that was assigned from the bank came first.
    await shown(page, 400_000);
    await page.keyboard.press("j");
    await shown(page, 77_000);
    await page.keyboard.press("v");
    await toast(page, `El mes de ${spoken} está cerrado. Pide al Propietario reabrirlo o usa otra fecha.`);
    expect(await page.getByRole("dialog").count()).toBe(0);
    expect(await statusOf(late)).toBe("pending");

    const owner = await visits.as("owner", phone);
    await owner.goto(`/panel/cierres/${last}`);
    await reads(owner, /^Después del cierre \(0\)/);
    expect(await overflowOf(owner)).toBe(0);
    expect(await barriersOn(owner)).toEqual([]);
    await press(owner, "Reabrir mes");
    const asks = dialog(owner, `Reabrir ${spoken}`);
    await press(asks, "Reabrir mes");
    await reads(asks, "El motivo es obligatorio");
    await asks.getByRole("textbox", { name: "Motivo" }).fill("Faltaba verificar un pago");
    await press(asks, "Reabrir mes");
    await toast(owner, "Mes reabierto");
    await reads(owner, /Faltaba verificar un pago/);

    await page.reload();
    await shown(page, 400_000);
    await page.keyboard.press("j");
    await shown(page, 77_000);
    await page.keyboard.press("v");
    await dialog(page, "Verificar pago").waitFor();
    await page.keyboard.press("Enter");
    await toast(page, /^Pago verificado/);
    expect(await statusOf(late)).toBe("verified");
  });
});
