import { beforeAll, describe, expect, it } from "vitest";
import type { TestApp } from "../support/app.ts";
import { whenFollowed } from "../support/live.ts";
import {
  aBrowserOn,
  desk,
  dialog,
  fill,
  phone,
  press,
  reads,
  toast,
  type Browsers,
} from "../support/browser.ts";
import { inDays, longDay, TODAY } from "../support/calendar.ts";
import { anOpenRaffle, board, marta, SELECT } from "../support/story/raffle.ts";
import { aReferredContract } from "../support/story/rewards.ts";
import { aVerifiedPayment } from "../support/story/payments.ts";
import { anAppWithSales } from "../support/sales.ts";
import { aWebsite } from "../support/web-build.ts";

let app: TestApp;
let visits: Browsers;

beforeAll(async () => {
  app = await aWebsite(anAppWithSales);
  await anOpenRaffle(app);
  visits = await aBrowserOn(app);
});

const number = (value: string, state: string) => ({ name: `${value}, ${state}` });

describe("two people before one board", () => {
  it("see at once what the other takes, and whoever is late loses it from the selection", async () => {
    const first = await visits.as("asesor");
    const second = await visits.as("asesor2", phone);
    for (const page of [first, second]) {
      const listens = whenFollowed(app);
      await page.goto("/number");
      await page.getByRole("button", number("005", "libre")).waitFor();
      await listens();
    }
    await first.getByRole("button", number("005", "libre")).click();
    await first.getByRole("button", number("006", "libre")).click();
    await second.getByRole("button", number("005", "libre")).click();
    await second.getByRole("button", number("007", "libre")).click();

    await press(first, "Confirmar Selección");
    await reads(first, "Datos de los números seleccionados");
    await press(first, "DESCARGAR PDF");
    await reads(first, "El nombre es requerido");
    await reads(first, "Acepta el tratamiento de los datos para apartar los números");
    await fill(first, { Nombre: "Marta Ríos", Teléfono: "3105550001" });
    await first.getByRole("checkbox").check();
    const download = first.waitForEvent("download");
    const told = toast(second, "El número 005 lo acaba de tomar otra persona.");
    await Promise.all([toast(first, "Datos enviados con éxito"), press(first, "DESCARGAR PDF")]);
    expect((await download).suggestedFilename()).toBe("datos-seleccionados.pdf");

    await told;
    await second.getByRole("button", number("005", "apartado")).waitFor();
    await second.getByRole("button", number("006", "apartado")).waitFor();
    await second.getByRole("button", number("007", "elegido por ti")).waitFor();
    expect((await board(app))["005"]).toMatchObject({
      state: "selected",
      name: "Marta Ríos",
      seller: { id: app.people.asesor.id },
    });
    await first.context().close();
    await second.context().close();
  });

  it("keep their selection over the pages of the board and a reload, and walk it by keyboard", async () => {
    const page = await visits.as("lider");
    await page.goto("/number");
    expect(await page.getByRole("button", { name: "Confirmar Selección" }).isDisabled()).toBe(true);
    await page.getByRole("button", number("020", "libre")).click();
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await page.getByRole("button", number("031", "elegido por ti")).waitFor();
    await page.getByRole("tab", { name: "900–999" }).click();
    await page.getByRole("button", number("999", "libre")).click();
    expect(page.url()).toContain("page=10");
    await page.reload();
    await reads(page, "3 números");
    await press(page, "Confirmar Selección");
    for (const value of ["020", "031", "999"])
      await page.getByRole("button", { name: `Quitar el ${value}` }).waitFor();
    await app.as("asesor2").ask(SELECT, { input: { numbers: ["031"], ...marta } });
    await reads(page, "El número 031 lo acaba de tomar otra persona.");
    await reads(page, "2 números por");
    await page.context().close();
  });
});

describe("the form", () => {
  it("leads who sells without a selection to the board, and asks others to sign in", async () => {
    const seller = await visits.as("asesor");
    await seller.goto("/form");
    await reads(seller, "Elige tus números");
    const visitor = await visits.open(desk);
    await visitor.goto("/form");
    await visitor.getByRole("button", { name: "Iniciar sesión" }).waitFor();
    const client = await visits.as("cliente");
    await client.goto("/form");
    await reads(client, "Acceso Denegado");
    for (const page of [seller, visitor, client]) await page.context().close();
  });

  it("is open to a visitor who carries a selection", async () => {
    const { openRaffle } = await app.as().ask<{ openRaffle: { id: string } }>(`{ openRaffle { id } }`);
    const visitor = await visits.open(phone);
    await visitor.addInitScript(
      (raffleId) => sessionStorage.setItem("raffle-selection", JSON.stringify({ raffleId, values: ["777"] })),
      openRaffle.id,
    );
    await visitor.goto("/form");
    await fill(visitor, { Nombre: "Nubia Caro", Teléfono: "3205550002" });
    await visitor.getByRole("checkbox").check();
    await press(visitor, "DESCARGAR PDF");
    await reads(visitor, "777");
    await toast(visitor, "Datos enviados con éxito");
    expect((await board(app))["777"]).toMatchObject({ name: "Nubia Caro", seller: null });
    await visitor.context().close();
  });
});

describe("the taken numbers", () => {
  it("are paid, downloaded and released, each asked first", async () => {
    const page = await visits.as("asesor");
    await page.goto("/selectedTrue?search=777");
    await reads(page, "Nubia Caro");
    await press(page, "Registrar pago del 777");
    await dialog(page, "Registrar el pago del 777")
      .getByRole("button", { name: /Registrar \$/ })
      .click();
    await toast(page, "Pago registrado");
    expect((await board(app))["777"]?.state).toBe("paid");
    const download = page.waitForEvent("download");
    await press(page, "Descargar PDF del 777");
    expect((await download).suggestedFilename()).toBe("datos-seleccionados.pdf");
    await page.goto("/selectedTrue?search=006");
    await press(page, "Liberar el 006");
    await dialog(page, "Liberar el 006").getByRole("button", { name: "Liberar número" }).click();
    await toast(page, "Número liberado");
    await page.context().close();
  });
});

describe("administration", () => {
  it("cannot draw before the day, moves it, and draws once and for all", async () => {
    const page = await visits.as("admin");
    await page.goto("/panel/rifas");
    const row = page.getByRole("article", { name: "Gran rifa San Andrés" });
    await press(row, "Registrar resultado");
    const draw = page.getByRole("dialog");
    await fill(draw, { "Número ganador": "777", "De dónde sale": "Lotería de Bogotá, sorteo 2813" });
    await press(draw, "Guardar resultado");
    await reads(draw, `La rifa se juega el ${longDay(inDays(29))}`);
    await press(draw, "Cancelar");
    await press(row, "Editar");
    await page.getByRole("dialog").getByLabel("Fecha del sorteo").fill(TODAY);
    await press(page.getByRole("dialog"), "Guardar cambios");
    await toast(page, "Rifa actualizada");
    await press(row, "Registrar resultado");
    await fill(page.getByRole("dialog"), {
      "Número ganador": "777",
      "De dónde sale": "Lotería de Bogotá, sorteo 2813",
    });
    await press(page.getByRole("dialog"), "Guardar resultado");
    await toast(page, "Resultado guardado");
    await reads(row, /Ganó el 777/);
    await reads(row, /Nubia Caro/);
    expect(await row.getByRole("button", { name: "Editar" }).count()).toBe(0);
    await page.goto("/rifa");
    await reads(page, "El número ganador tenía dueño.");
    await page.context().close();
  });

  it("prepares the next one and opens it", async () => {
    const page = await visits.as("owner");
    await page.goto("/panel/rifas");
    await press(page, "Nueva rifa");
    const form = page.getByRole("dialog");
    await fill(form, {
      Título: "Rifa de Navidad",
      Premio: "Una noche de hotel en Guatapé",
      "Precio de cada número": "10000",
    });
    await form.getByLabel("Fecha del sorteo").fill(inDays(34));
    await press(form, "Crear rifa");
    await toast(page, /^Rifa creada/);
    const row = page.getByRole("article", { name: "Rifa de Navidad" });
    expect(await row.getByRole("button", { name: "Abrir rifa" }).isDisabled()).toBe(true);
    await press(row, "Editar");
    await fill(form, {
      ...{ "Número de la autorización": "Resolución 77", "Autoridad que la dio": "Lotería de Bogotá" },
      ...{ Póliza: "Seguros Bolívar 88", "Lotería del sorteo": "Lotería de Boyacá" },
    });
    await form.getByLabel("Día de la autorización").fill(TODAY);
    await form.getByRole("checkbox", { name: /^El premio se entrega en especie/ }).check();
    await press(form, "Guardar cambios");
    await toast(page, "Rifa actualizada");
    await press(row, "Abrir rifa");
    await press(dialog(page, "Abrir rifa"), "Abrir rifa");
    await toast(page, "Rifa abierta");
    await page.goto("/rifa");
    await reads(page, "Una noche de hotel en Guatapé");
    await page.goto("/number");
    await reads(page, /^Autorización Resolución 77 de Lotería de Bogotá, /);
    await page.context().close();
  });
});

describe("the owner", () => {
  it("adjusts the points of the account that is looked at, with a reason", async () => {
    const page = await visits.as("owner");
    await page.goto(`/panel/user?usuario=${app.people.lider.id}`);
    await press(page, "Ajustar puntos");
    const adjust = dialog(page, "Ajustar puntos");
    await fill(adjust, { Puntos: "-3", Motivo: "Devolución de premio" });
    await press(adjust, "Ajustar puntos");
    await reads(adjust, "No puede quedar por debajo de cero: tiene 0 puntos");
    await fill(adjust, { Puntos: "12", Motivo: "Premio del mes" });
    await press(adjust, "Ajustar puntos");
    await toast(page, "Puntos ajustados");
    await reads(page, "Puntos acumulados: 12");
    await reads(page, "Ajuste: Premio del mes");
    await page.context().close();
  });
});

describe("whoever refers", () => {
  it("sees points, movements and people, and copies the link", async () => {
    await aVerifiedPayment(app, await aReferredContract(app), { monto: 250_000 });
    const page = await visits.as("asesor");
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.goto("/puntos");
    await reads(page, "Bienvenido, asesor@travesia.test");
    await reads(page, "Puntos acumulados: 5");
    await reads(page, "Pago de Camila G.");
    await reads(page, "+5");
    await page.getByRole("img", { name: "Código QR de tu enlace para referir" }).waitFor();
    await press(page, "Copiar enlace");
    await toast(page, "Enlace copiado");
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(link).toMatch(/\/login\/\w+$/);
    expect(link).toBe(await page.getByRole("textbox", { name: "Enlace" }).inputValue());
    await page.context().close();
  });
});

it("nothing went wrong in any page", () => {
  expect(visits.problems.filter((problem) => !problem.includes("409"))).toEqual([]);
});
