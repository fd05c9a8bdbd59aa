import { getNamedType, type GraphQLField, isInputObjectType, isLeafType, isObjectType } from "graphql";
import { beforeAll, expect, it } from "vitest";
import { hoursAfter } from "../../api/src/core/colombia/days.ts";
import { schemaOf } from "../../api/src/core/graphql/schema.ts";
import { modules } from "../../api/src/modules.ts";
import { anAccount as aRefundAccount, aRefund } from "../support/story/refunds.ts";
import { PASSWORD, START, type TestApp } from "../support/app.ts";
import { anAppWithSales } from "../support/sales.ts";
import { inDays, monthIn } from "../support/calendar.ts";
import { type Operation, operationsOf } from "../support/operations.ts";
import type { Handle } from "../support/people.ts";
import { aChange, anAddendum } from "../support/story/addenda.ts";
import { aCalculatedQuote, aConfirmedQuote, costs, family } from "../support/story/calculation.ts";
import { aPackage, cartagena } from "../support/story/catalog.ts";
import { aCommission } from "../support/story/commissions.ts";
import { agencyInput, anAgencyPicture, anAccount, aPopup, aSlide, aVideo } from "../support/story/content.ts";
import { aDraftContract } from "../support/story/contracts.ts";
import { anInvoice, invoiceRanges } from "../support/story/invoices.ts";
import { anApprovedQuote, holder, husband, passengerOf } from "../support/story/passengers.ts";
import { aPayableContract, aPayment } from "../support/story/payments.ts";
import { aDayText } from "../support/story/day-texts.ts";
import { aContractToBuy } from "../support/story/purchases.ts";
import { anAcceptedQuote, aQuote } from "../support/story/quotes.ts";
import { aCustomer, aPdf } from "../support/story/customers.ts";
import { aProvider } from "../support/story/providers.ts";
import { aRaffle } from "../support/story/raffle.ts";
import { aReservation } from "../support/story/reservations.ts";

let app: TestApp;
beforeAll(async () => {
  app = await anAppWithSales();
  await invoiceRanges(app);
});

interface Edit {
  readonly by: Handle;
  /** The arguments that name the record. */
  readonly of?: object;
  /** First input, which changes the record. */
  readonly input?: object;
}

/** One edit of each kind: the record that is edited, by whom, and their input. */
const edits: Record<string, () => Promise<Edit>> = {
  correctPayment: async () => {
    const { id } = await aPayment(app, (await aPayableContract(app)).id);
    return { by: "contador", of: { id }, input: { medio: "pse" } };
  },
  statePaymentWithholding: async () => {
    const { id } = await aPayment(app, (await aPayableContract(app)).id);
    return { by: "contador", of: { id }, input: { renta: 40_000, iva: 0, ica: 0 } };
  },
  setOpeningLine: async () => {
    const account = await anAccount(app, { number: "70000000009" });
    await app
      .as("contador")
      .ask(`mutation ($input: ProposeOpeningInput!) { proposeOpening(input: $input) { id } }`, {
        input: { mes: monthIn(0) },
      });
    return { by: "contador", input: { clase: "cuenta", ownerId: account.id, monto: 1_250_000 } };
  },
  updateAccountingSettings: async () => ({
    by: "contador",
    input: { vatPeriod: "cuatrimestral", costAtOnce: true },
  }),
  changeInvoiceStatus: async () => ({
    by: "contador",
    of: { id: (await anInvoice(app)).invoice.id },
    input: { status: "paid" },
  }),
  setRefundAccount: async () => ({
    by: "admin",
    of: { id: (await aRefund(app)).id },
    input: aRefundAccount(),
  }),
  draftPageText: async () => ({
    by: "admin",
    of: { key: "terms" },
    input: { text: "Borrador nuevo de los términos" },
  }),
  publishPageText: async () => ({
    by: "admin",
    of: { key: "about" },
    input: { text: "Somos una agencia de Bogotá" },
  }),
  orderAgencyAccounts: async () => {
    await anAccount(app, { number: "70000000002" });
    await anAccount(app, { number: "70000000003" });
    const { agencyAccounts } = await app.as("owner").ask(`{ agencyAccounts { id } }`);
    return { by: "owner", of: { ids: agencyAccounts.map(({ id }: { id: string }) => id).reverse() } };
  },
  orderCarousel: async () => {
    const { carouselSlides } = await app.as("admin").ask(`{ carouselSlides { id } }`);
    return {
      by: "admin",
      of: { ids: [...carouselSlides.map(({ id }: { id: string }) => id), await aSlide(app)].reverse() },
    };
  },
  orderVideos: async () => {
    await aVideo(app, "training", "https://youtu.be/bbbbbbbbbbb");
    const { trainingVideos } = await app.as("admin").ask(`{ trainingVideos { id } }`);
    const ids = [
      ...trainingVideos.map(({ id }: { id: string }) => id),
      await aVideo(app, "training", "https://youtu.be/aaaaaaaaaaa"),
    ];
    return { by: "admin", of: { kind: "training", ids: ids.reverse() } };
  },
  setItemDeadline: async () => {
    const { items } = await aContractToBuy(app);
    return {
      by: "admin",
      of: { id: items[0]!.id },
      input: { fechaVencimientoPago: hoursAfter(START, 72).toISOString() },
    };
  },
  changeMonthlyLimit: async () => ({
    by: "admin",
    of: { userId: app.people.asesor.id },
    input: { limite: 1_400_000, motivo: "Temporada alta" },
  }),
  updateAgencyAccount: async () => ({
    by: "owner",
    of: { id: (await anAccount(app, { number: "70000000001" })).id },
    input: { holder: "Agencia Travesía S.A.S." },
  }),
  updateAddendum: async () => ({
    by: "gerente",
    of: { id: (await anAddendum(app)).id },
    input: aChange({ motivo: "El cliente agrega una cena" }),
  }),
  updateAgencySigner: async () => ({ by: "owner", input: { name: "Ana Gil", title: "Gerente" } }),
  updateAgencyPicture: async () => ({
    by: "admin",
    of: { id: (await anAgencyPicture(app, { name: "Caribe", kind: "hotel" })).id },
    input: { name: "Hotel Caribe", kind: "hotel", licence: "cc_by", author: "Ana Gil" },
  }),
  setQuoteItinerary: async () => ({
    by: "asesor",
    of: {
      id: (await aCalculatedQuote(app)).id,
      itinerario: [{ dia: 1, titulo: "Llegada", texto: "Te recibimos en el aeropuerto.", imagen: null }],
    },
  }),
  setQuoteNotIncluded: async () => ({
    by: "asesor",
    of: { id: (await aCalculatedQuote(app)).id, noIncluye: ["Propinas"] },
  }),
  updateAgencySettings: async () => ({ by: "owner", input: agencyInput }),
  updateBankingData: async () => ({
    by: "owner",
    of: { userId: app.people.asesor.id },
    input: { banco: "Bancolombia", tipoCuenta: "ahorros", numeroCuenta: "12345678901", nombreTitular: "Ana" },
  }),
  updateCarouselSlide: async () => ({ by: "admin", of: { id: await aSlide(app) }, input: { title: "Barú" } }),
  updateCommission: async () => ({
    by: "admin",
    of: { id: (await aCommission(app)).id },
    input: { porcentaje: 2, observaciones: "Bono" },
  }),
  setTaxProfile: async () => ({
    by: "contador",
    of: { userId: app.people.asesor.id },
    input: { procedimiento: "comisiones_11", factura: false, dane: null },
  }),
  updateCommissionConfig: async () => {
    const { commissionConfigs } = await app.as("owner").ask(`{ commissionConfigs { id isActive } }`);
    const { id } = commissionConfigs.find(({ isActive }) => isActive)!;
    return { by: "owner", of: { id }, input: { amountPerPerson: 33_000 } };
  },
  updateContract: async () => ({
    by: "gerente",
    of: { id: (await aDraftContract(app)).id },
    input: { observaciones: "Piso alto" },
  }),
  updateContractTemplate: async () => {
    const { contractTemplates } = await app.as("admin").ask(`{ contractTemplates { id } }`);
    return { by: "admin", of: { id: contractTemplates[0].id }, input: { description: "Dentro del país" } };
  },
  updatePackage: async () => ({
    by: "admin",
    of: { id: await aPackage(app) },
    input: {
      title: "Cartagena de noche",
      fechas: [{ salida: inDays(60), vuelta: inDays(64) }, ...cartagena.fechas],
    },
  }),
  savePassengers: async () => {
    const { id: quoteId } = await anAcceptedQuote(app);
    return { by: "asesor", of: { quoteId }, input: { passengers: [husband, holder] } };
  },
  updatePassenger: async () => {
    const id = await passengerOf(app, await anApprovedQuote(app), husband.nombre);
    return { by: "asesor", of: { id }, input: { ...husband, ciudad: "Cali" } };
  },
  updatePopup: async () => ({
    by: "admin",
    of: { id: await aPopup(app) },
    input: { content: "Cupos a Barú", isActive: true },
  }),
  updateProfile: async () => ({ by: "asesor2", input: { name: "Julián", showsPicture: true } }),
  updateReservation: async () => ({
    by: "lider",
    of: { id: (await aReservation(app)).id },
    input: { numberOfPeople: 3 },
  }),
  updateCustomer: async () => ({
    by: "admin",
    of: { id: (await aCustomer(app)).id },
    input: { direccion: "Calle 1 # 2-3" },
  }),
  updateCustomerPaper: async () => ({
    by: "admin",
    of: { id: (await aPdf(app, (await aCustomer(app)).id)).id },
    input: { holder: "Luz Vega Díaz", documentoIdentidad: "CD12345" },
  }),
  updateProvider: async () => ({
    by: "admin",
    of: { id: (await aProvider(app)).id },
    input: {
      contacts: [{ name: "Rosa Marriaga", email: "Reservas@Caribe.test" }],
      bank: "Bancolombia",
      accountKind: "ahorros",
      accountNumber: "045-123",
      paymentDays: 8,
    },
  }),
  updateLibraryService: async () => {
    await aConfirmedQuote(app, {
      input: { hotel: { nombre: "Hotel de Siempre", noches: 1, costoNoche: 90_000, ubicacion: "Cali" } },
    });
    const { libraryServices } = await app
      .as("admin")
      .ask(`{ libraryServices(search: "hotel de siempre") { id } }`);
    return {
      by: "admin",
      of: { id: libraryServices[0]!.id },
      input: { name: "Hotel de Ayer", categoria: "4_estrellas", encanto: "El patio" },
    };
  },
  updateLibraryDayText: async () => {
    const { id } = await aDayText(app, "Leticia");
    return { by: "admin", of: { id }, input: { titulo: "Llegada a la selva", texto: "Te recibe el guía." } };
  },
  setSalesGoal: async () => ({
    by: "gerente",
    of: { userId: app.people.asesor.id },
    input: { mes: monthIn(0), monto: 1_500_000 },
  }),
  setRetentionRule: async () => ({ by: "owner", input: { mailDays: 900, draftDays: 45 } }),
  setApprovalRule: async () => ({ by: "owner", input: { secondPersonAbove: 900_000_000_000 } }),
  updateQuote: async () => ({
    by: "asesor",
    of: { id: (await aQuote(app)).id },
    // Who names a wish chooses it.
    input: { destino: "Santa Marta", precioTotal: 2_500_000, acomodacion: "doble", tipoHotel: "basico" },
  }),
  updateRaffle: async () => ({
    by: "admin",
    of: { id: await aRaffle(app) },
    input: { title: "Rifa de Navidad" },
  }),
  updateUser: async () => ({ by: "owner", of: { id: app.people.asesor.id }, input: { ciudad: "Cali" } }),
  updateServiceAccount: async () => {
    const { createServiceAccount } = await app.as("owner").ask(
      `mutation ($input: ServiceAccountInput!, $password: String!) {
        createServiceAccount(input: $input, password: $password) { id } }`,
      { input: { name: "ERP", role: 6 }, password: PASSWORD },
    );
    return { by: "owner", of: { id: createServiceAccount.id }, input: { name: "Contabilidad" } };
  },
  updateWebhook: async () => {
    const query = "query ($id: ID!) { quote(id: $id) { id } }";
    const input = { name: "ERP", address: "https://erp.travesia.co/", events: ["quote_sent"], query };
    const { createWebhook } = await app
      .as("owner")
      .ask(
        `mutation ($input: WebhookInput!) { createWebhook(input: $input, password: "Travesia2026") { id } }`,
        { input },
      );
    return { by: "owner", of: { id: createWebhook.id }, input: { ...input, name: "Contabilidad" } };
  },
  updateVideo: async () => ({
    by: "admin",
    of: { id: await aVideo(app, "instagram", "https://www.instagram.com/p/Ca1Bc2De3Fg/") },
    input: { title: "Cielos" },
  }),
  upsertQuoteCalculation: async () => ({
    by: "asesor",
    input: {
      quoteId: (await aCalculatedQuote(app)).id,
      ...costs,
      ...family,
      hotel: { ...costs.hotel, noches: 6 },
    },
  }),
};

/** Mutations that make, choose or drop something: to do them again is no edit without a change. */
const noEdits = [
  "addPassenger",
  "changePassword",
  "createQuoteCalculation",
  "discardPageDraft",
  "draftAddendum",
  "updateNotificationPreferences",
];

const inputOf = ({ args }: GraphQLField<unknown, unknown>) => {
  const type = args.map((argument) => getNamedType(argument.type)).find(isInputObjectType);
  return type ? Object.keys(type.getFields()) : [];
};
const isEdit = ({ name, kind, field }: Operation): boolean =>
  kind === "mutation" &&
  !noEdits.includes(name) &&
  (/^((update|set|upsert|draft|publish|order)[A-Z]|change\w+Status$)/.test(name) ||
    inputOf(field).includes("version"));

const operations = operationsOf(schemaOf(modules)).filter(isEdit);

/**
 * Returns the fields that the operation answers of its record and its form sends back, besides the version.
 */
function answered({ field }: Operation): string[] {
  const type = getNamedType(field.type);
  const own = isObjectType(type) ? Object.values(type.getFields()) : [];
  return own
    .filter(
      ({ name, type: of, args }) =>
        isLeafType(getNamedType(of)) && args.length === 0 && [...inputOf(field), "id"].includes(name),
    )
    .map(({ name }) => name);
}

const linesOfHistory = async () => {
  const [row] = await app.app.services.orm.em
    .fork()
    .execute<{ count: string }[]>("select count(*) from audit_entries");
  return Number(row?.count);
};

it("there is an edit of every kind", () => {
  expect(Object.keys(edits).sort()).toEqual(operations.map(({ name }) => name).sort());
});

it.each(operations.map((operation) => [operation.name, operation] as const))(
  "%s with the record's present values raises no version and leaves no line in the history",
  async (name, operation) => {
    const { by, of, input } = await edits[name]!();
    const document = operation.document.replace(
      /\{ __typename \}/,
      `{ ${answered(operation).join(" ") || "__typename"} }`,
    );
    const save = async (typed: object | undefined, named = of) =>
      (await app.as(by).freely.ask(document, { ...named, ...(typed && { input: typed }) }))[name];
    const before = await linesOfHistory();
    const first = await save(input);
    const after = await linesOfHistory();
    expect(after).toBeGreaterThan(before);
    const { id, ...shown } = Array.isArray(first) ? {} : first;
    app.clock.set(new Date(app.clock.now().getTime() + 60_000));
    // A change of a configuration is a row of its own: from then on it is the record.
    expect(await save(input && { ...shown, ...input }, id ? { ...of, id } : of)).toEqual(first);
    expect(await linesOfHistory()).toBe(after);
  },
);
