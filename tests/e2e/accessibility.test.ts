import type { Page } from "playwright-core";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import type { TestApp } from "../support/app.ts";
import { barriersAnew, barriersOn, looks, overflowOf } from "../support/axe.ts";
import {
  aBrowserOn,
  desk,
  dialog,
  follow,
  press,
  reads,
  settled,
  type Browsers,
} from "../support/browser.ts";
import type { Handle } from "../support/people.ts";
import { aSentAddendum, type StoryAddendum } from "../support/story/addenda.ts";
import { aSentCalculation } from "../support/story/calculation.ts";
import { aPackage } from "../support/story/catalog.ts";
import { aCommission, anApprovedCommission } from "../support/story/commissions.ts";
import { aFiledClaim, aQuery } from "../support/story/claims.ts";
import { aSentContract, type StoryContract } from "../support/story/contracts.ts";
import { anApprovedCalculation } from "../support/story/passengers.ts";
import { aPayment, aVerifiedPayment } from "../support/story/payments.ts";
import {
  aContractToBuy,
  buy,
  buyInInstallments,
  type ContractToBuy,
  markPaid,
} from "../support/story/purchases.ts";
import { anAcceptedQuote, aQuote, type StoryQuote } from "../support/story/quotes.ts";
import { anOpenRaffle, marta, SELECT } from "../support/story/raffle.ts";
import { aWebsite } from "../support/web-build.ts";

interface Story {
  readonly pending: StoryQuote;
  readonly sent: StoryQuote;
  readonly accepted: StoryQuote;
  readonly approved: StoryQuote;
  readonly toSign: StoryContract;
  readonly bought: ContractToBuy;
  /** Addendum of the same contract. */
  readonly changed: StoryAddendum;
  readonly packageId: number;
  readonly claim: string;
}

interface Screen {
  /** Nobody: the page of a link. */
  readonly who: Handle | null;
  readonly path: (story: Story) => string;
  /** Element that is shown once everything is loaded. */
  readonly shows: string | RegExp;
  /** Opens the dialog that is looked at. */
  readonly act?: (page: Page) => Promise<void>;
  /** True when only the dialog is checked; the page behind it is checked by another row. */
  readonly alone?: true;
}

let app: TestApp;
let visits: Browsers;
let story: Story;
const record = ({ bought }: Story) => `/contratos/${bought.id}`;
const tab = (name: string) => (story: Story) => `${record(story)}?pestana=${name}`;
const pressFirst = (page: Page, name: RegExp) => page.getByRole("button", { name }).first().click();
const menu = async (page: Page, opens: RegExp, choice: string) => {
  await pressFirst(page, opens);
  await page.getByRole("menuitem", { name: choice }).click();
};

const screens: Readonly<Record<string, Screen>> = {
  "the sign-in page": { who: null, path: () => "/login", shows: "Inicia sesión" },
  "the operation": { who: "owner", path: () => "/panel/operacion", shows: "En espera" },
  "the quote list": { who: "asesor", path: () => "/quotesList", shows: "María Fernanda Torres" },
  "the form of a new quote": {
    who: "asesor",
    path: () => "/quotesList",
    shows: "Acomodación",
    alone: true,
    act: async (page) => {
      await press(page, "Nueva cotización");
      const form = dialog(page, "Nueva cotización");
      for (const button of ["Cliente nuevo", "Ver"]) await press(form, button);
    },
  },
  "a quote with its calculator": {
    who: "asesor",
    path: ({ pending }) => `/cotizaciones/${pending.id}`,
    shows: "Confirmar cálculo",
  },
  "a quote that was sent": {
    who: "lider",
    path: ({ sent }) => `/cotizaciones/${sent.id}?pestana=historia`,
    shows: "envió la versión 1",
  },
  "a quote at a glance": {
    who: "lider",
    path: ({ sent }) => `/cotizaciones/${sent.id}`,
    shows: "Qué sigue",
  },
  "the proposal of a quote": {
    who: "lider",
    path: ({ sent }) => `/cotizaciones/${sent.id}?pestana=propuesta`,
    shows: "Versiones enviadas",
  },
  "the approval page": {
    who: null,
    path: ({ sent }) => `/quote-approval/${sent.id}?token=${sent.token}`,
    shows: "Pedir ajustes",
  },
  "the passengers' form": {
    who: null,
    path: ({ accepted }) => `/passenger-form/${accepted.id}?token=${accepted.formToken}`,
    shows: "Guardar pasajeros",
  },
  "the conversion into a contract": {
    who: "gerente",
    path: ({ approved }) => `/cotizaciones/${approved.id}`,
    shows: "Con cuota inicial",
    act: async (page) => {
      await press(page, "Convertir en contrato");
      await press(page, "Cuotas");
    },
  },
  "the contract list": { who: "gerente", path: () => "/contratos", shows: "Cartagena" },
  "the form of a contract": {
    who: "gerente",
    path: ({ toSign }) => `/contratos/${toSign.id}/editar`,
    shows: "Condiciones especiales",
  },
  "the signature page": {
    who: null,
    path: ({ toSign }) => `/contract-signature/${toSign.id}?token=${toSign.token}`,
    shows: "Firmar Contrato Digitalmente",
  },
  "an addendum to sign": {
    who: null,
    path: ({ changed: { id, token, contract } }) =>
      `/contract-signature/${contract.id}?otrosi=${id}&token=${token}`,
    shows: "Firmar otrosí digitalmente",
  },
  "two versions of a contract side by side": {
    who: "owner",
    path: tab("papeles"),
    shows: "Como está ahora",
    alone: true,
    act: (page) => page.getByRole("button", { name: "Qué cambió: Versión 1, contrato" }).click(),
  },
  "a contract at a glance": { who: "admin", path: record, shows: "Qué sigue" },
  "the payments of a contract": { who: "admin", path: tab("pagos"), shows: "Plan de pagos" },
  "the purchases of a contract": { who: "admin", path: tab("compras"), shows: /servicios comprados/ },
  "the papers of a contract": { who: "admin", path: tab("papeles"), shows: "Versiones del contrato" },
  "the registration of a purchase": {
    who: "admin",
    path: tab("compras"),
    shows: "Pagar al proveedor antes de",
    alone: true,
    act: (page) => pressFirst(page, /^Subir comprobante/),
  },
  "a purchase by installments": {
    who: "admin",
    path: tab("compras"),
    shows: "Distribuir Equitativamente",
    alone: true,
    act: (page) => menu(page, /^Más acciones de Hotel/, "Comprar en cuotas"),
  },
  "the registration of a payment": {
    who: "asesor",
    path: record,
    shows: "Adjuntar comprobante",
    alone: true,
    act: async (page) => {
      // A notice stays where it is while the pointer of the screen before rests on it.
      await page.mouse.move(0, 0);
      await page.getByRole("button", { name: "Registrar pago", exact: true }).click();
    },
  },
  "purchase management": {
    who: "owner",
    path: ({ bought }) => `/contracts/${bought.id}/purchase-management`,
    shows: /servicios comprados/,
  },
  "the accounts of the books": {
    who: "contador",
    path: () => "/panel/cierres/cuentas-contables",
    shows: "Caja general",
    act: (page) => page.getByRole("button", { name: "Programa e IVA" }).click(),
  },
  "the opening balances": {
    who: "contador",
    path: () => "/panel/cierres/saldos-iniciales",
    shows: "Primer mes que se exporta",
    act: (page) => page.getByRole("button", { name: "Proponer saldos" }).click(),
  },
  "the payments to verify": { who: "contador", path: () => "/panel/pagos", shows: "Verificar" },
  "the follow-up of payments": {
    who: "owner",
    path: () => "/contract-payments",
    shows: "María Fernanda Torres",
  },
  "the commission list": { who: "owner", path: () => "/commissionsList", shows: "Aprobar" },
  "the payment of a commission": {
    who: "contador",
    path: () => "/commissionsList",
    shows: /Este mes le quedan/,
    alone: true,
    act: (page) => pressFirst(page, /^Pagar la comisión/),
  },
  "the commissions of a contract": {
    who: "owner",
    path: ({ bought }) => `/contracts/${bought.id}/commissions`,
    shows: /comisi/i,
  },
  "the terms of commissions": { who: "owner", path: () => "/commission-config", shows: "Nacional" },
  "the monthly limits": { who: "owner", path: () => "/monthly-limits", shows: "Límites mensuales" },
  "the check of a signed document": { who: null, path: () => "/verificar", shows: "Verificar un documento" },
  "one's own commissions": { who: "asesor", path: () => "/my-commissions", shows: "Comisión" },
  "the panel": { who: "owner", path: () => "/panel", shows: "Listar Usuarios" },
  "the people": { who: "owner", path: () => "/panel/user", shows: "Adriana Quintero Páez" },
  "an account beside the list": {
    who: "owner",
    path: () => `/panel/user?usuario=${app.people.lider.id}`,
    shows: "Comisiones y banco",
  },
  "a new person of the team": { who: "owner", path: () => "/createStaff", shows: "Rol y equipo" },
  "the goals of a month": { who: "gerente", path: () => "/panel/metas", shows: "Fijar meta" },
  "one's own team": { who: "gerente", path: () => "/panel/organization", shows: "Métricas del equipo" },
  "every team": { who: "contador", path: () => "/panel/all-teams", shows: "Gloria Bermúdez Niño" },
  "the raffle": { who: "asesor", path: () => "/rifa", shows: "Gran rifa San Andrés" },
  "the board of a raffle": {
    who: "asesor",
    path: () => "/number",
    shows: "Gran rifa San Andrés · 998 números libres",
  },
  "the form of chosen numbers": {
    who: "asesor",
    path: () => "/number",
    shows: "Escanea para pagar",
    act: async (page) => {
      await page.getByRole("button", { name: "005, libre" }).click();
      await press(page, "Confirmar Selección");
    },
  },
  "the taken numbers of a raffle": { who: "asesor", path: () => "/selectedTrue", shows: "Marta Ríos" },
  "the raffles of the panel": { who: "admin", path: () => "/panel/rifas", shows: "Abierta" },
  "one's points": { who: "asesor", path: () => "/puntos", shows: "Camila G." },
  "my day": { who: "owner", path: () => "/mi-dia", shows: "Ver por tipo" },
  "the figures of the money": {
    who: "owner",
    path: () => "/financial-dashboard",
    shows: "Margen",
  },
  "what trips leave": {
    who: "owner",
    path: () => "/financial-dashboard?ver=viajes",
    shows: "Todos los viajes",
  },
  "what is to come in and to go out": {
    who: "owner",
    path: () => "/financial-dashboard?ver=flujo",
    shows: "Queda",
  },
  "the announcement of a day without one": {
    who: "asesor",
    path: () => "/Panel/popup/popup",
    shows: "Ir al inicio",
  },
  "a package": { who: null, path: ({ packageId }) => `/detail/${packageId}`, shows: "Reservar" },
  "the packages of the panel": { who: "admin", path: () => "/panel/pack", shows: "Cartagena amurallada" },
  "the library of services": {
    who: "admin",
    path: () => "/panel/proveedores?biblioteca=1",
    shows: "Lo que la agencia ya cotizó",
    alone: true,
  },
  "the library of pictures": {
    who: "admin",
    path: () => "/panelGestion",
    shows: "La biblioteca aún no tiene imágenes",
    alone: true,
    act: (page) => press(page, /^Biblioteca de imágenes/),
  },
  "a new package": { who: "admin", path: () => "/panel/newPack", shows: "Agregar Otra Fecha" },
  "the form of a request": { who: null, path: () => "/reclamos", shows: "Cuéntanos qué necesitas" },
  "the requests of the panel": { who: "admin", path: () => "/panel/reclamos", shows: "Gloria Amparo Vélez" },
  "a request": { who: "admin", path: ({ claim }) => `/panel/reclamos/${claim}`, shows: "Historia" },
  "one's profile": { who: "asesor", path: () => "/profile", shows: "Tus datos" },
  "the notifications": { who: "asesor", path: () => "/notificaciones", shows: "de lo mismo" },
};

/** A person's page, which goes on to the next screen: a browser parses the program once. */
const pages = new Map<Handle | null, Promise<Page>>();
function pageOf(who: Handle | null): Promise<Page> {
  const page =
    pages.get(who) ?? (who ? visits.as(who) : visits.open(desk)).then((opened) => visits.keep(opened));
  pages.set(who, page);
  return page;
}

type Look = (typeof looks)[number];
const [wide, narrow] = looks;

/** Present look of each page; the next screen is checked in that look first. */
const stands = new WeakMap<Page, Look>();

async function stand(page: Page, look: Look): Promise<void> {
  if (stands.get(page) === look) return;
  stands.set(page, look);
  await page.setViewportSize({ width: look.width, height: 900 });
  await page.emulateMedia({ colorScheme: look.theme });
}

/** People whose page has unsaved or open work on it. */
const begun = new Set<Handle>();

async function aStory(): Promise<Story> {
  const bought = await aContractToBuy(app);
  const [first, , third] = bought.items;
  await markPaid(app, (await buy(app, first!)).purchase);
  await buyInInstallments(app, third!);
  await aVerifiedPayment(app, bought.id);
  await aPayment(app, bought.id);
  await aCommission(app);
  await anApprovedCommission(app);
  await anOpenRaffle(app);
  await app.as("asesor").ask(SELECT, { input: { numbers: ["001", "002"], ...marta } });
  return {
    bought,
    changed: await aSentAddendum(app, { contract: bought }),
    pending: await aQuote(app),
    sent: await aSentCalculation(app),
    accepted: await anAcceptedQuote(app),
    approved: await anApprovedCalculation(app),
    toSign: await aSentContract(app),
    packageId: await aPackage(app),
    claim: (await aFiledClaim(app, aQuery({ nombre: "Gloria Amparo Vélez" }))).id,
  };
}

describe("on each screen of the sale nobody is kept out", () => {
  beforeAll(async () => {
    app = await aWebsite();
    story = await aStory();
    visits = await aBrowserOn(app);
  });

  afterEach(() => expect(visits.problems).toEqual([]));

  it.each(Object.entries(screens))("%s", async (_, { who, path, shows, act, alone }) => {
    const page = await pageOf(who);
    // Dialogs are opened at the desk, where every button is visible.
    const first = act ? wide : (stands.get(page) ?? wide);
    await stand(page, first);
    // A link is asked for as it is opened; and a begun form would not be left without a question.
    const { pathname, search } = new URL(page.url());
    const isThere = pathname + search === path(story);
    if (!who || begun.delete(who)) await page.goto(path(story));
    else if (!isThere) await follow(page, path(story));
    if (who && act) begun.add(who);
    await act?.(page);
    await reads(page, shows);
    await settled(page);
    const found: string[] = [];
    for (const look of [first, first === wide ? narrow : wide]) {
      await stand(page, look);
      await page.locator(`html[data-theme="${look.theme}"]`).waitFor();
      await reads(page, shows);
      const barriers = await (look === first ? barriersOn : barriersAnew)(page, alone && "[role=dialog]");
      found.push(...barriers.map((barrier) => `${look.width} ${look.theme} ${barrier}`));
      expect(await overflowOf(page), `pixels wider than a screen of ${look.width}`).toBe(0);
    }
    expect(found).toEqual([]);
    if (!who || !alone) return;
    await page.keyboard.press("Escape");
    await page.getByRole("dialog").waitFor({ state: "detached" });
    begun.delete(who);
  });
});
