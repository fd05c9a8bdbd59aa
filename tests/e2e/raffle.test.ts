import type { Page, WebSocketRoute } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import type { TestApp } from "../support/app.ts";
import { whenFollowed } from "../support/live.ts";
import {
  aBrowserOn,
  desk,
  dialog,
  fill,
  follow,
  phone,
  press,
  reads,
  toast,
  type Browsers,
} from "../support/browser.ts";
import { inDays, longDay, TODAY } from "../support/calendar.ts";
import { anOpenRaffle, board, SELECT } from "../support/story/raffle.ts";
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
/** The page of the advisor, who goes on from the board to the numbers that are taken. */
let seller: Page;

describe("two people before one board", () => {
  it("choose by pointer and keyboard, and keep their selection over its pages and a reload", async () => {
    seller = visits.keep(await visits.as("asesor"));
    await seller.goto("/number");
    expect(await seller.getByRole("button", { name: "Confirmar Selección" }).isDisabled()).toBe(true);
    await seller.getByRole("button", number("005", "libre")).click();
    await seller.keyboard.press("ArrowRight");
    await seller.keyboard.press("ArrowDown");
    await seller.keyboard.press("Enter");
    await seller.getByRole("button", number("016", "elegido por ti")).waitFor();
    await seller.getByRole("combobox", { name: "Tandas de cien números" }).click();
    await seller.getByRole("option", { name: "900–999" }).click();
    await seller.getByRole("button", number("999", "libre")).click();
    expect(seller.url()).toContain("page=10");
    await seller.reload();
    await reads(seller, "3 números");
    await press(seller, "Confirmar Selección");
    for (const value of ["005", "016", "999"])
      await seller.getByRole("button", { name: `Quitar el ${value}` }).waitFor();
  });

  it("see at once the numbers that the other takes, and the later one loses it from the selection", async () => {
    const second = await visits.as("asesor2", phone);
    const listens = whenFollowed(app);
    await second.goto("/number");
    await second.getByRole("button", number("005", "libre")).click();
    await second.getByRole("button", number("007", "libre")).click();
    await listens();

    await reads(seller, "Datos de los números seleccionados");
    await press(seller, "DESCARGAR PDF");
    await reads(seller, "El nombre es requerido");
    await reads(seller, "Acepta el tratamiento de los datos para apartar los números");
    await fill(seller, { Nombre: "Marta Ríos", Teléfono: "3105550001" });
    await seller.getByRole("checkbox").check();
    const download = seller.waitForEvent("download");
    const shown = toast(second, "El número 005 lo acaba de tomar otra persona.");
    await Promise.all([toast(seller, "Datos enviados con éxito"), press(seller, "DESCARGAR PDF")]);
    expect((await download).suggestedFilename()).toBe("datos-seleccionados.pdf");

    await shown;
    await second.getByRole("button", number("005", "apartado")).waitFor();
    await second.getByRole("button", number("016", "apartado")).waitFor();
    await second.getByRole("button", number("007", "elegido por ti")).waitFor();
    expect((await board(app))["005"]).toMatchObject({
      state: "selected",
      name: "Marta Ríos",
      seller: { id: app.people.asesor.id },
    });
  });
});

describe("a board whose connection is cut", () => {
  it("shows numbers taken meanwhile as soon as the connection is back", async () => {
    const page = await visits.as("asesor2", { ...desk, fresh: true });
    const open: WebSocketRoute[] = [];
    let isAway = false;
    await page.routeWebSocket(/graphql/, async (socket) => {
      if (isAway) return socket.close({ code: 1012 });
      socket.connectToServer();
      open.push(socket);
    });
    const listens = whenFollowed(app);
    await page.goto("/number");
    await page.getByRole("button", number("055", "libre")).waitFor();
    await listens();

    isAway = true;
    await Promise.all(open.map((socket) => socket.close({ code: 1012 })));
    await app.as().ask(SELECT, { input: { numbers: ["055"], name: "Rosa Díaz", phone: "320 555 0003" } });
    expect(await page.getByRole("button", number("055", "libre")).isVisible()).toBe(true);
    isAway = false;
    // The board asks each minute: this is sooner.
    await page.getByRole("button", number("055", "apartado")).waitFor({ timeout: 20_000 });
  });
});

describe("the taken numbers", () => {
  it("are paid, downloaded and released, each asked first", async () => {
    const nubia = { name: "Nubia Caro", phone: "320 555 0002" };
    await app.as().ask(SELECT, { input: { numbers: ["777"], ...nubia } });
    await follow(seller, "/selectedTrue?search=777");
    await reads(seller, "Nubia Caro");
    await press(seller, "Registrar pago del 777");
    await dialog(seller, "Registrar el pago del 777")
      .getByRole("button", { name: /Registrar \$/ })
      .click();
    await toast(seller, "Pago registrado");
    expect((await board(app))["777"]?.state).toBe("paid");
    const download = seller.waitForEvent("download");
    await press(seller, "Descargar PDF del 777");
    expect((await download).suggestedFilename()).toBe("datos-seleccionados.pdf");
    await seller.getByLabel("Número, nombre o teléfono").fill("016");
    await press(seller, "Liberar el 016");
    await dialog(seller, "Liberar el 016").getByRole("button", { name: "Liberar número" }).click();
    await toast(seller, "Número liberado");
  });
});

describe("administration", () => {
  it("cannot draw before the day, moves it, draws once and for all, and opens the next one", async () => {
    const page = await visits.as("admin");
    await page.goto("/panel/rifas");
    const row = page.getByRole("article", { name: "Gran rifa San Andrés" });
    await press(row, "Registrar resultado");
    const form = page.getByRole("dialog");
    await fill(form, { "Número ganador": "777", "De dónde sale": "Lotería de Bogotá, sorteo 2813" });
    await press(form, "Guardar resultado");
    await reads(form, `La rifa se juega el ${longDay(inDays(29))}`);
    await press(form, "Cancelar");
    await press(row, "Editar");
    await form.getByLabel("Fecha del sorteo").fill(TODAY);
    await press(form, "Guardar cambios");
    await toast(page, "Rifa actualizada");
    await press(row, "Registrar resultado");
    await fill(form, { "Número ganador": "777", "De dónde sale": "Lotería de Bogotá, sorteo 2813" });
    await press(form, "Guardar resultado");
    await toast(page, "Resultado guardado");
    await reads(row, /Ganó el 777/);
    await reads(row, /Nubia Caro/);
    expect(await row.getByRole("button", { name: "Editar" }).count()).toBe(0);

    await press(page, "Nueva rifa");
    await fill(form, {
      Título: "Rifa de Navidad",
      Premio: "Una noche de hotel en Guatapé",
      "Precio de cada número": "10000",
    });
    await form.getByLabel("Fecha del sorteo").fill(inDays(34));
    await press(form, "Crear rifa");
    await toast(page, /^Rifa creada/);
    const next = page.getByRole("article", { name: "Rifa de Navidad" });
    expect(await next.getByRole("button", { name: "Abrir rifa" }).isDisabled()).toBe(true);
    await press(next, "Editar");
    await fill(form, {
      "Número de la autorización": "Resolución 77",
      "Autoridad que la dio": "Lotería de Bogotá",
      Póliza: "Seguros Bolívar 88",
      "Lotería del sorteo": "Lotería de Boyacá",
    });
    await form.getByLabel("Día de la autorización").fill(TODAY);
    await form.getByRole("checkbox", { name: /^El premio se entrega en especie/ }).check();
    await press(form, "Guardar cambios");
    await next.getByRole("button", { name: "Abrir rifa" }).and(page.locator(":enabled")).click();
    await press(dialog(page, "Abrir rifa"), "Abrir rifa");
    await toast(page, "Rifa abierta");
    await follow(page, "/rifa");
    await reads(page, "Una noche de hotel en Guatapé");
    await reads(page, "El número ganador tenía dueño.");
    await follow(page, "/number");
    await reads(page, /^Autorización Resolución 77 de Lotería de Bogotá, /);
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
  });
});

describe("a person who refers customers", () => {
  it("sees points, movements and people, and copies the link", async () => {
    await aVerifiedPayment(app, await aReferredContract(app), { monto: 250_000 });
    await seller.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    await follow(seller, "/puntos");
    await reads(seller, "Bienvenido, asesor@travesia.test");
    await reads(seller, "Puntos acumulados: 5");
    await reads(seller, "Pago de Camila G.");
    await reads(seller, "+5");
    await press(seller, "Ver QR");
    await seller.getByRole("img", { name: "Código QR de tu enlace para referir" }).waitFor();
    await press(seller, "Copiar enlace");
    await toast(seller, "Enlace copiado");
    const link = await seller.evaluate(() => navigator.clipboard.readText());
    expect(link).toMatch(/\/login\/\w+$/);
    expect(link).toBe(await seller.getByRole("textbox", { name: "Enlace" }).inputValue());
  });
});

it("nothing went wrong in any page", () => {
  expect(visits.problems.filter((problem) => !problem.includes("409"))).toEqual([]);
});
