import type { Page } from "playwright-core";
import { beforeAll, describe, it, expect } from "vitest";
import type { TestApp } from "../support/app.ts";
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
} from "../support/browser.ts";
import { aFiledClaim, aQuery, earlier, mailedClaimToken, mailedCode } from "../support/story/claims.ts";
import { anAppWithSales } from "../support/sales.ts";
import { aWebsite } from "../support/web-build.ts";

let app: TestApp;
let visits: Browsers;
/** The visitor on their phone, and the administration at its desk. */
let visitor: Page;
let office: Page;

beforeAll(async () => {
  app = await aWebsite(anAppWithSales);
  visits = await aBrowserOn(app);
}, 300_000);

const EMAIL = "marta.rios@correo.test";

describe("a consumer's claim", { timeout: 180_000 }, () => {
  let number = "";

  it("is made by a visitor on the phone, from the foot of the page; what was typed stays when it fails", async () => {
    const page = visits.keep(await visits.open(phone));
    visitor = page;
    await page.goto("/");
    await page.getByRole("link", { name: "Peticiones, quejas y reclamos" }).first().click();
    await page.getByLabel("Qué quieres presentar").click();
    await page.getByRole("option", { name: "Queja" }).click();
    await page.getByLabel("Nombre completo").fill("Marta Ríos");
    await page.getByLabel("Correo", { exact: false }).first().fill(EMAIL);
    await page.getByLabel("Cuéntanos qué necesitas").fill("Nadie me devolvió la llamada.");
    await page.getByRole("checkbox").check();
    const offline = (route: { abort: () => Promise<void> }) => route.abort();
    await page.route("**/graphql", offline);
    await press(page, "Presentar solicitud");
    await reads(page.getByRole("alert"), /\S/);
    expect(await page.getByLabel("Cuéntanos qué necesitas").inputValue()).toBe(
      "Nadie me devolvió la llamada.",
    );
    await page.unroute("**/graphql", offline);
    await press(page, "Presentar solicitud");
    await reads(page, /Recibimos tu solicitud PQR-/);
    number = /PQR-\d{4}-\d{6}/.exec((await page.getByRole("status").first().innerText()) ?? "")?.[0] ?? "";
  });

  it("is answered by the administration, and followed by its number and e-mail", async () => {
    const page = visits.keep(await visits.as("admin", desk));
    office = page;
    await page.goto("/panel/reclamos");
    await page.getByRole("link", { name: number }).or(page.getByText(number)).first().click();
    await press(page, "Hacerme cargo");
    await toast(page, "Quedó a tu cargo.");
    await press(page, "Responder");
    const form = dialog(page, `Responder ${number}`);
    await form.getByLabel("Respuesta").fill("Ya te llamamos y confirmamos tu traslado.");
    await press(form, "Responder");
    await toast(page, "Respondimos la solicitud. Le escribimos a la persona.");
    await reads(page, "Respondida");

    await visitor.goto(`/reclamos?numero=${number}`);
    await visitor.getByLabel("Correo con el que la presentaste").fill(EMAIL);
    await press(visitor, "Ver cómo va");
    await reads(visitor, "Respondida");
    const token = await mailedClaimToken(app, EMAIL);
    const [filed] = await app.app.services.orm.em
      .fork()
      .execute<{ id: string }[]>("select id from claims where number = ?", [number]);
    await visitor.goto(`/reclamos/${filed?.id}?token=${token}`);
    await reads(visitor, "Ya te llamamos y confirmamos tu traslado.");
  });
});

describe("a request about one's data", { timeout: 180_000 }, () => {
  it("takes the mailed code on its page, and says that a document is needed", async () => {
    const claim = await aFiledClaim(app, aQuery());
    const page = visitor;
    await page.goto(`/reclamos/${claim.id}?token=${await mailedClaimToken(app, claim.email)}`);
    await page.getByLabel("Código").fill(await mailedCode(app, claim.email));
    await press(page, "Confirmar");
    await reads(page, "Para comprobar quién eres, adjunta una foto de tu documento por ambos lados.");
  });

  it("that is overdue is in the day of the person who answers, marked, and cannot be put off", async () => {
    const claim = await aFiledClaim(app, aQuery());
    await earlier(app, claim.id, 30);
    const page = office;
    await follow(page, "/mi-dia");
    await reads(page, /^venció hace \d+ días$/);
    await follow(page, "/panel/reclamos?estado=vencidas");
    await reads(page, /Venció hace \d+ días? hábil/);
    await follow(page, `/panel/reclamos/${claim.id}`);
    await reads(page, "No respondas nada personal hasta comprobar quién pregunta.");
    expect(await page.getByRole("button", { name: "Ampliar plazo" }).getAttribute("aria-disabled")).toBe(
      "true",
    );
    expect(visits.problems.filter((problem) => !/ERR_FAILED|409/.test(problem))).toEqual([]);
  });
});
