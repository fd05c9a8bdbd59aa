import type { Page } from "playwright-core";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { formatCop } from "../../api/src/core/colombia/cop.ts";
import type { TestApp } from "../support/app.ts";
import {
  aBrowserOn,
  dialog,
  fill,
  follow,
  holds,
  phone,
  press,
  reads,
  toast,
  type Browsers,
  choose,
  pressIn,
} from "../support/browser.ts";
import { bornYearsAgo, inDays, YEAR } from "../support/calendar.ts";
import { drawSignature, takeCode } from "../support/browser-signature.ts";
import { pagesOf } from "../support/pdf-text.ts";
import { aReceipt, PAY } from "../support/story/purchases.ts";
import { haveDocuments } from "../support/story/staff-documents.ts";
import { aWebsite } from "../support/web-build.ts";

let app: TestApp;
let visits: Browsers;
/** Their pages, which stay open to the end. */
let advisor: Page;
let client: Page;
let admin: Page;
let quoteId: string;
let contractId: string;

/** Price for three payers: tickets 1,140,000, hotel 3,000,000, commissions 90,000, and 15 % of the costs. */
const PRICE = 4_851_000;
const INITIAL = 1_455_300;
const SELLER = "Álvaro Ríos Cárdenas";
const receipt = () => ({ name: "comprobante.png", mimeType: "image/png", buffer: aReceipt().bytes });

/** The address that the last mail with such a link leads to, and the texts of the mail's PDF. */
async function mailWith(address: string): Promise<{ link: string; pages: string[] }> {
  const mail = (await app.outbox("maria@example.com")).findLast(({ text }) => text.includes(address));
  const [pdf] = mail?.attachments ?? [];
  const link = new RegExp(`https?://\\S+${address}\\S+`).exec(mail?.text ?? "")?.[0] ?? "";
  return { link, pages: pdf ? await pagesOf(await app.app.services.storage.bytes(pdf.storageKey)) : [] };
}

const item = (page: Page, kind: string) =>
  page.getByRole("list", { name: "Servicios del contrato" }).getByRole("listitem").filter({ hasText: kind });
const status = (page: Page, label: string) => reads(page.getByRole("region", { name: /^Viaje / }), label);

/** Pays installments of the item that is bought so, by their numbers. */
async function payInstallments(numbers: readonly number[]): Promise<void> {
  const read = `query ($id: ID!) { itemsWithPurchases(contractId: $id) {
    purchases { installments { id numeroCuota } } } }`;
  const { itemsWithPurchases } = await app.as("admin").ask(read, { id: contractId });
  for (const { purchases } of itemsWithPurchases)
    for (const { installments } of purchases)
      for (const { id, numeroCuota } of installments)
        if (numbers.includes(numeroCuota))
          await app.as("admin").ask(PAY, { id, input: {} }, { file: aReceipt() });
}

describe("a sale in the browser", () => {
  beforeAll(async () => {
    app = await aWebsite();
    await haveDocuments(app, "asesor");
    visits = await aBrowserOn(app);
  });

  afterEach(() => expect(visits.problems).toEqual([]));

  it("begins with a quote that the advisor makes", async () => {
    advisor = visits.keep(await visits.signIn("asesor"));
    await advisor.getByRole("link", { name: "Cotizaciones" }).click();
    await reads(advisor, "Aún no tienes cotizaciones. Crea la primera con «Nueva cotización».");
    await press(advisor, "Nueva cotización");
    const form = dialog(advisor, "Nueva cotización");
    await press(form, "Crear cotización");
    await reads(form, "El nombre del cliente es requerido");
    await press(form, "Ver");
    await fill(form, {
      Correo: "maria@example.com",
      Teléfono: "3001234567",
      Nombre: "María Fernanda Torres",
      Origen: "Bogotá",
      Destino: "Cartagena",
      "Fecha de ida": inDays(51),
      "Fecha de regreso": inDays(56),
      Menores: "1",
    });
    await fill(form, { "Edades de los menores": "7" });
    await press(form, "Crear cotización");
    await toast(advisor, `Cotización COT-${YEAR}-000001 creada exitosamente`);
    await advisor.waitForURL("**/cotizaciones/*");
    quoteId = new URL(advisor.url()).pathname.split("/").at(-1) ?? "";
    await status(advisor, "Pendiente");
  });

  it("gets its price from a calculator that shows figures while one types", async () => {
    const calculator = () => advisor.getByRole("region", { name: "Cálculo" });
    const tickets = () => calculator().getByRole("region", { name: "Tiquetes" });
    await fill(tickets(), {
      "Costo de ida": "200000",
      "Costo de vuelta": "180000",
      "Aerolínea o transportador": "Avianca",
    });
    await calculator().getByRole("tab", { name: "Alojamiento" }).click();
    const hotel = calculator().getByRole("region", { name: "Hotel" });
    await fill(hotel, { "Nombre del hotel": "Caribe", Noches: "5", "Costo por persona y noche": "200000" });
    await reads(calculator(), formatCop(PRICE));
    await reads(calculator(), "Borrador guardado");
    await press(calculator(), "Confirmar cálculo");
    const confirmation = dialog(advisor, "Confirmar el cálculo");
    await reads(confirmation, formatCop(PRICE));
    await press(confirmation, "Confirmar cálculo");
    await toast(advisor, "Cálculo confirmado. La cotización ya tiene precio");
    await status(advisor, "Por enviar");
  });

  it("is sent to the client, with its PDF", async () => {
    await press(advisor, "Enviar cotización");
    const asked = dialog(advisor, "Enviar cotización");
    await reads(asked, "maria@example.com");
    await press(asked, "Enviar por correo");
    await toast(advisor, "Cotización enviada exitosamente al cliente con PDF adjunto!");
    await status(advisor, "Enviada");
    const { pages } = await mailWith(`/quote-approval/${quoteId}`);
    expect(pages.join(" ")).toContain(`COT-${YEAR}-000001`);
  });

  it("is approved by the client on a phone, who then says who travels", async () => {
    client = visits.keep(await visits.open(phone));
    await client.goto((await mailWith(`/quote-approval/${quoteId}`)).link);
    await reads(client, `${formatCop(PRICE)} en total`);
    await press(client, "Aprobar cotización");
    await press(dialog(client, "Aprobar la cotización"), "Aprobar cotización");
    await client.getByRole("link", { name: "Completar los datos de los pasajeros" }).click();

    const block = (title: string) => client.getByRole("region", { name: title });
    const holder = block("Pasajero titular de la reserva");
    await holds(holder.getByRole("textbox", { name: "Correo" }), "maria@example.com");
    const first = {
      Nombres: "María Fernanda",
      Apellidos: "Torres",
      "Número de documento": "52123456",
      "Fecha de nacimiento": bornYearsAgo(41),
    };
    await fill(holder, first);
    const second = {
      Nombres: "Andrés",
      Apellidos: "Pérez",
      "Número de documento": "79123456",
      "Fecha de nacimiento": bornYearsAgo(43),
    };
    await fill(block("Pasajero 2"), second);
    const child = block("Pasajero 3");
    await choose(child, "Tipo de documento", "Tarjeta de identidad");
    await fill(child, {
      Nombres: "Sara",
      Apellidos: "Pérez Torres",
      "Número de documento": "1023456789",
      "Fecha de nacimiento": bornYearsAgo(7),
    });
    await press(client, "Guardar pasajeros");
    await reads(client, "Debes autorizar el tratamiento de datos para guardar");
    await client.getByRole("checkbox").check();
    await press(client, "Guardar pasajeros");
    await client.getByRole("heading", { name: "Recibimos tus datos" }).waitFor();
  });

  it("becomes a contract that the manager converts, paid by shares, and sends", async () => {
    const manager = await visits.as("gerente");
    await manager.goto(`/cotizaciones/${quoteId}`);
    await status(manager, "Aprobada");
    await press(manager, "Convertir en contrato");
    const plan = dialog(manager, "Convertir en contrato");
    await press(plan, "Cuotas");
    await reads(plan, formatCop(INITIAL));
    await press(plan, "Crear contrato");
    await toast(manager, "Contrato generado exitosamente");
    await manager.waitForURL("**/contratos/*");
    contractId = new URL(manager.url()).pathname.split("/").at(-1) ?? "";

    await press(manager, "Enviar para firma");
    const letter = dialog(manager, "Enviar para firma");
    await reads(letter, /Se enviará a maria@example\.com/);
    await press(letter, "Enviar contrato");
    await toast(manager, "Contrato enviado exitosamente");
    await reads(manager, "El cliente tiene el contrato. Falta su firma. Se envió a maria@example.com.");
  });

  it("is signed by the client, who draws on the phone", async () => {
    const { link, pages } = await mailWith(`/contract-signature/${contractId}`);
    expect(pages.join(" ")).toContain("María Fernanda Torres");
    await client.goto(link);
    await press(client, "Firmar Contrato Digitalmente");
    await reads(client, "Debe firmar antes de continuar");
    await drawSignature(client);
    await client.getByRole("img", { name: "Firma guardada" }).waitFor();
    await takeCode(app, client);
    for (const box of await client.getByRole("checkbox").all()) await box.check();
    await press(client, "Firmar Contrato Digitalmente");
    await client.getByRole("heading", { name: "Tu contrato quedó firmado" }).waitFor();
  });

  it("is bought by the administrator: one service at once, the other by installments", async () => {
    admin = visits.keep(await visits.as("admin"));
    await admin.goto(`/contratos/${contractId}`);
    await press(admin, "Comprar servicios");
    await reads(admin, "0 de 2 servicios comprados · 0 %");

    await press(item(admin, "Tiquetes"), /^Subir comprobante/);
    const purchase = dialog(admin, "Registrar compra");
    await fill(purchase, { Proveedor: "Avianca", "Costo real": "1100000" });
    await purchase.getByLabel("Sin NIT todavía").check();
    await reads(purchase, formatCop(40_000));
    await press(purchase, "Subir comprobante");
    await reads(purchase, "El comprobante es obligatorio");
    await purchase.getByLabel(/^Comprobante/).setInputFiles(receipt());
    await press(purchase, "Subir comprobante");
    await toast(admin, "Compra registrada");
    await reads(item(admin, "Tiquetes"), "Comprado, pendiente de pago");

    await pressIn(item(admin, "Alojamiento"), /^Más acciones/, "Comprar en cuotas");
    const plan = dialog(admin, "Comprar en cuotas");
    await fill(plan, { Proveedor: "Hotel Caribe" });
    await plan.getByLabel("Sin NIT todavía").check();
    await reads(plan, `Las cuotas suman ${formatCop(3_000_000)}, igual al costo.`);
    await press(plan, "Registrar compra en cuotas");
    await toast(admin, "Compra con cuotas registrada");
    await reads(admin, "2 de 2 servicios comprados · 100 %");

    await payInstallments([2, 3]);
    await press(item(admin, "Alojamiento"), /^Ver cuotas/);
    await press(dialog(admin, "Gestión de Cuotas"), "Pagar cuota 1");
    const payment = dialog(admin, "Pagar cuota 1 de 3");
    await reads(payment, formatCop(1_000_000));
    await payment.getByLabel(/^Comprobante/).setInputFiles(receipt());
    await press(payment, "Pagar cuota");
    await payment.waitFor({ state: "hidden" });
    await reads(dialog(admin, "Gestión de Cuotas"), "100,0 % pagado");
    await press(dialog(admin, "Gestión de Cuotas"), "Cerrar");
    await reads(admin, "1 de 2 servicios pagados · 50 %");
  });

  it("is paid by the client: the advisor registers it, the accountant verifies it, the receipt is numbered", async () => {
    await follow(advisor, `/contratos/${contractId}`);
    await press(advisor, "Registrar pago");
    const payment = dialog(advisor, "Registrar pago");
    await holds(payment.getByRole("textbox", { name: "Valor" }), formatCop(INITIAL));
    await payment.getByLabel("Adjuntar comprobante").setInputFiles(receipt());
    await press(payment, /^Registrar \$/);
    await toast(advisor, "Pago procesado correctamente");

    const accountant = await visits.as("contador");
    await accountant.goto("/panel/pagos");
    await press(accountant, /^Verificar y siguiente/);
    const verification = dialog(accountant, "Verificar pago");
    await reads(verification, formatCop(PRICE - INITIAL));
    await press(verification, /^Verificar \$/);
    await toast(accountant, "Pago verificado. El recibo va en camino al cliente.");

    await follow(accountant, `/contratos/${contractId}?pestana=pagos`);
    const file = accountant.context().waitForEvent("request", (request) => request.url().includes("/files/"));
    await press(accountant, /^Recibo /);
    const bytes = await (await accountant.request.get((await file).url())).body();
    expect((await pagesOf(bytes)).join(" ")).toContain(formatCop(INITIAL).replace(/\s/g, " "));
  });

  it("is completed when its last purchase is paid", async () => {
    await press(item(admin, "Tiquetes"), /^Marcar como pagado/);
    const asked = dialog(admin, "Marcar como pagado");
    await reads(asked, /Es lo último del contrato: quedará completado y se generarán las comisiones\./);
    await press(asked, "Marcar como pagado");
    await toast(admin, "Pago completado");
    await status(admin, "Servicios comprados");
  });

  it("pays the advisor, who reads it at once, without reloading", async () => {
    await follow(admin, "/commissionsList");
    await press(admin, `Aprobar la comisión de ${SELLER}`);
    await press(dialog(admin, "Aprobar comisión"), "Aprobar");
    await toast(admin, "Comisión aprobada exitosamente");

    // Nobody was asked yet whether something is withheld.
    await app.app.services.orm.em.fork().execute("delete from no_withholdings");
    const accountant = await visits.as("contador");
    await accountant.goto("/commissionsList");
    await press(accountant, `Pagar la comisión de ${SELLER}`);
    const payment = dialog(accountant, "Pagar comisión");
    await reads(payment, /Este mes le quedan/);
    await payment.getByLabel(/^Comprobante/).setInputFiles(receipt());
    await payment.getByRole("checkbox", { name: "Pagar sin retener nada" }).check();
    await press(payment, /^Pagar \$/);
    await toast(accountant, "Comisión pagada");

    await toast(advisor, /^Comisión pagada\. Te pagamos/);
    await advisor.getByRole("link", { name: "Comisiones", exact: true }).first().click();
    await advisor.getByRole("link", { name: "Mis comisiones" }).click();
    const lines = advisor.getByRole("table", { name: "Mis comisiones" }).getByRole("row");
    await reads(lines.filter({ hasText: formatCop(30_000) }), "Pagada");
  });
});
