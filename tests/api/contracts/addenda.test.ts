import { createHash } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import { formatCop } from "../../../api/src/core/colombia/cop.ts";
import { personalData } from "../../../api/src/modules/accounts/personal-data/personal-data.reads.ts";
import { personalContracts } from "../../../api/src/modules/contracts/personal-data.parts.ts";
import { fieldsOf } from "../../support/answers/fields-of.ts";
import type { TestApp } from "../../support/app.ts";
import { anAppWithSales } from "../../support/sales.ts";
import { inDays } from "../../support/calendar.ts";
import { expectRefused } from "../../support/expect-refused.ts";
import { pagesOf } from "../../support/pdf-text.ts";
import { signaturesOf } from "../../support/pdf-signature.ts";
import {
  aChange,
  anAddendum,
  aSentAddendum,
  DRAFT,
  EDIT,
  SEND_ADDENDUM,
  sendAddendumOf,
  signAddendumOf,
  type StoryAddendum,
  WITHDRAW,
} from "../../support/story/addenda.ts";
import { aSentContract, aSignedContract, type StoryContract } from "../../support/story/contracts.ts";
import { aPayment, aVerifiedPayment } from "../../support/story/payments.ts";
import { aContractToBuy, buy } from "../../support/story/purchases.ts";

const CHANGED =
  "El contrato cambió después de enviarse el otrosí. Pide a tu asesor que te lo envíe de nuevo.";

let app: TestApp;
beforeAll(async () => {
  app = await anAppWithSales();
});

const contractOf = fieldsOf(() => app.as("owner"), "contract");
const draft = (contract: StoryContract, input: Readonly<Record<string, unknown>>) =>
  app.as("gerente").gql(DRAFT, { contractId: contract.id, input: aChange(input) });
const planOf = async (contract: StoryContract) =>
  (await contractOf(contract.id, "plan { monto pagado }")).plan;
interface ShownPage {
  readonly pdfUrl: string;
  readonly pdfSha256: string;
  readonly pdfVersion: number;
  readonly content: { readonly cambios: readonly object[] };
}
const sum = (plan: readonly { monto: number }[]) => plan.reduce((all, { monto }) => all + monto, 0);
const execute = (statement: string, ...values: unknown[]) =>
  app.app.services.orm.em.fork().execute(statement, values);
const PAGE = `query ($contractId: ID!) { addendumToSign(contractId: $contractId) {
  id status desactualizado
  fechaFinViaje firmante pdfVersion pdfSha256 pdfUrl content { numero precioAntes precioDespues
    cambios { label before after } plan { monto } } } }`;
const pageOf = ({ contract, token }: StoryAddendum) =>
  app.withLink(token).gql(PAGE, { contractId: contract.id });
const passengersOf = async ({ quoteId }: StoryContract) =>
  app.app.services.orm.em
    .fork()
    .execute<{ id: string; nombre: string; apellido: string; titular: boolean }[]>(
      "select id, nombre, apellido, titular from passengers where quote_id = ? order by titular desc, id",
      [quoteId],
    );

let signedOnce: StoryContract | undefined;

describe("an addendum", () => {
  it("changes nothing until its client signs: then names, days, services, items, price and plan", async () => {
    const contract = await aContractToBuy(app);
    const was = await contractOf(
      contract.id,
      "precioTotal fechaInicioViaje contractItem { tipo descripcion detalle }",
    );
    const [kept, ...others] = was.contractItem;
    const [holder, other] = await passengersOf(contract);
    const person = other ?? holder!;
    const addendum = await aSentAddendum(app, {
      contract,
      input: {
        viajeros: [{ passengerId: person.id, nombre: "Ana Lucía", apellido: "Pérez" }],
        fechaFinViaje: inDays(120),
        servicios: [kept, ...others.slice(1), { tipo: "excursiones", descripcion: "Tour a Barú" }],
        plan: [
          { fechaVencimiento: inDays(5), monto: 1_870_000 },
          { fechaVencimiento: inDays(9), monto: 2_000_000 },
        ],
      },
    });
    expect(
      await contractOf(contract.id, "precioTotal fechaInicioViaje contractItem { tipo descripcion detalle }"),
    ).toEqual(was);
    const { addendumToSign } = (await pageOf(addendum)).data as { addendumToSign: ShownPage };
    expect(addendumToSign).toMatchObject({
      status: "sent",
      desactualizado: false,
      fechaFinViaje: inDays(120),
    });
    expect(addendumToSign.content).toMatchObject({ precioAntes: 3_770_000, precioDespues: 3_870_000 });
    expect(addendumToSign.content.cambios).toEqual(
      expect.arrayContaining([
        { label: "Viajero", before: `${person.nombre} ${person.apellido}`, after: "Ana Lucía Pérez" },
        { label: "Servicio", before: "", after: "Excursiones y actividades: Tour a Barú" },
      ]),
    );

    expect((await signAddendumOf(app, addendum)).data?.["signAddendum"]).toMatchObject({ status: "signed" });
    const after = await contractOf(
      contract.id,
      `status precioTotal fechaFinViaje contractItem { descripcion } saldoPendiente
       plan { monto } items { descripcion requiereCompra motivoSinCompra fechaFin }`,
    );
    expect(after).toMatchObject({ status: "signed", precioTotal: 3_870_000, fechaFinViaje: inDays(120) });
    expect(after.plan).toEqual([{ monto: 1_870_000 }, { monto: 2_000_000 }]);
    const tour = after.items.find((item) => item.descripcion === "Tour a Barú");
    expect(tour).toMatchObject({ requiereCompra: true, fechaFin: inDays(120) });
    expect(after.items.filter((item) => item.motivoSinCompra === "Otrosí n.º 1")).toHaveLength(1);
    expect((await passengersOf(contract)).find(({ id }) => id === person.id)).toMatchObject({
      nombre: "Ana Lucía",
    });
  });

  it("is sealed, mailed and known to who checks it, one row of evidence for its version", async () => {
    const addendum = await aSentAddendum(app);
    const { addendumToSign: page } = (await pageOf(addendum)).data as { addendumToSign: ShownPage };
    const shown = await app.as(null).rest("GET", new URL(page.pdfUrl).pathname);
    const hashOf = (bytes: Buffer) => createHash("sha256").update(bytes).digest("hex");
    expect(hashOf(shown.bytes)).toBe(page.pdfSha256);
    const unsigned = (await pagesOf(shown.bytes)).join(" ");
    expect(unsigned).toContain("Otrosí n.º 1");
    expect(unsigned).toContain("Lo que cambia");
    await signAddendumOf(app, addendum, { pdfVersion: page.pdfVersion });
    await app.runJobs();
    const mail = (await app.outbox("maria@example.com")).at(-1);
    expect(mail).toMatchObject({
      subject: `El cambio a tu contrato ${addendum.contract.number} quedó firmado`,
      attachments: [{ filename: `otrosi-1-${addendum.contract.number}.pdf` }],
    });
    const code = /\/verificar\/([\w-]+)/.exec(mail?.text ?? "")?.[1] ?? "";
    const { documentVerification: verifyDocument } = await app
      .as(null)
      .ask(`query ($code: String!) { documentVerification(code: $code) { kind state sha256 priorSha256 } }`, {
        code,
      });
    expect(verifyDocument).toMatchObject({
      kind: "signed_addendum",
      state: "vigente",
      priorSha256: page.pdfSha256,
    });
    const [row] = await execute(
      `select v.file_key, v.sha256, count(*) over () as all from signatures s
       join signed_versions x on x.signature_id = s.id join contract_versions v on v.id = x.version_id
       where v.addendum_id = ?`,
      addendum.id,
    );
    expect(row).toMatchObject({ sha256: verifyDocument.sha256, all: "1" });
    const bytes = await app.app.services.storage.bytes(row?.["file_key"]);
    expect(signaturesOf(bytes).map(({ intact }) => intact)).toEqual([true]);
    expect((await pagesOf(bytes)).join(" ")).toContain("Certificado de firma electrónica");
    // The addresses of the contract open none of the addendum's documents.
    const { pdfSha256 } = await contractOf(addendum.contract.id, "pdfSha256");
    expect([page.pdfSha256, verifyDocument.sha256]).not.toContain(pdfSha256);
  });

  it("is one at a time, by who makes contracts, of a signed contract", async () => {
    const { contract, id } = await anAddendum(app);
    expectRefused(
      await draft(contract, {}),
      "CONFLICT",
      "El contrato ya tiene un otrosí abierto. Envíalo o retíralo antes de preparar otro.",
    );
    expect((await app.as("gerente").ask(WITHDRAW, { id })).withdrawAddendum.status).toBe("withdrawn");
    expect((await draft(contract, {})).data?.["draftAddendum"].number).toBe(2);
    const waiting = await aSentContract(app);
    expectRefused(
      await draft(waiting, {}),
      "CONFLICT",
      "El contrato está en estado «Activo»: el otrosí es para contratos firmados.",
    );
    for (const who of ["asesor", "lider", "contador"] as const)
      expectRefused(await app.as(who).gql(DRAFT, { contractId: contract.id, input: aChange() }), "FORBIDDEN");
    await expect(
      execute("update addenda set status = 'draft', withdrawn_at = null where id = ?", id),
    ).rejects.toThrow("addenda_one_open");
  });

  it.each<[string, Readonly<Record<string, unknown>>, string, string]>([
    ["nothing that changes", { precioTotal: null }, "cambios", "El otrosí no cambia nada del contrato."],
    [
      "a plan that does not add up",
      { plan: [{ fechaVencimiento: inDays(9), monto: 1 }] },
      "plan",
      "La suma de las cuotas debe ser igual al precio total",
    ],
    ["a price of nothing", { precioTotal: 0 }, "precioTotal", "El precio total debe ser mayor a cero"],
    [
      "a return before the departure",
      { fechaInicioViaje: inDays(50), fechaFinViaje: inDays(40) },
      "fechaFinViaje",
      "La fecha de fin del viaje no puede ser anterior a la de inicio",
    ],
    ["no reason", { motivo: " " }, "motivo", "El motivo del otrosí es obligatorio"],
  ])("with %s is refused", async (_, input, field, sentence) => {
    signedOnce ??= await aSignedContract(app);
    const answer = await draft(signedOnce, input);
    expectRefused(answer, "BAD_USER_INPUT", sentence);
    expect(JSON.stringify(answer.errors)).toContain(field);
  });

  it("never puts the price below what is paid or waits, and leaves what is paid of the plan", async () => {
    const contract = await aSignedContract(app);
    await aVerifiedPayment(app, contract.id, { monto: 1_000_000 });
    await aPayment(app, contract.id, { monto: 500_000 });
    expectRefused(
      await draft(contract, { precioTotal: 1_499_999 }),
      "CONFLICT",
      `El precio no puede quedar por debajo de lo pagado (${formatCop(1_500_000)}).`,
    );
    const addendum = await aSentAddendum(app, { contract, input: { precioTotal: 1_500_000 } });
    await signAddendumOf(app, addendum);
    const { totalPagado, precioTotal } = await contractOf(contract.id, "totalPagado precioTotal");
    expect([totalPagado, precioTotal]).toEqual([1_000_000, 1_500_000]);
    const plan = await planOf(contract);
    expect(sum(plan)).toBe(1_500_000);
    expect(plan.reduce((all: number, { pagado }: { pagado: number }) => all + pagado, 0)).toBe(1_000_000);
  });

  it("removes no service that was bought, and a purchase made meanwhile refuses the signature", async () => {
    const contract = await aContractToBuy(app);
    const { contractItem } = await contractOf(contract.id, "contractItem { tipo descripcion detalle }");
    const addendum = await aSentAddendum(app, { contract, input: { servicios: contractItem.slice(1) } });
    const gone = contractItem[0];
    const { items } = await contractOf(contract.id, "items { id tipo descripcion }");
    const item = items.find((one) => one.tipo === gone.tipo && one.descripcion === gone.descripcion)!;
    await buy(app, item);
    const bought = `«${gone.descripcion}» ya está comprado y no se puede quitar del contrato.`;
    expectRefused(await signAddendumOf(app, addendum), "CONFLICT", bought);
    expectRefused(await app.as("gerente").gql(SEND_ADDENDUM, { id: addendum.id }), "CONFLICT", bought);
  });

  it("that was withdrawn is refused, and signed once it was sent again", async () => {
    const addendum = await aSentAddendum(app);
    await execute("update contracts set destino = 'Leticia' where id = ?", addendum.contract.id);
    expect((await pageOf(addendum)).data?.["addendumToSign"].desactualizado).toBe(true);
    expectRefused(await signAddendumOf(app, addendum), "CONFLICT", CHANGED);
    const again = await sendAddendumOf(app, addendum);
    expectRefused(await pageOf(addendum), "UNAUTHENTICATED");
    expect((await signAddendumOf(app, again)).data?.["signAddendum"].status).toBe("signed");
  });

  it("that is edited after it was sent is a draft again, and its link ends", async () => {
    const addendum = await aSentAddendum(app);
    const { updateAddendum } = await app
      .as("gerente")
      .ask(EDIT, { id: addendum.id, input: aChange({ precioTotal: 3_900_000, version: 1 }) });
    expect(updateAddendum).toMatchObject({
      status: "draft",
      version: 2,
      content: { precioDespues: 3_900_000 },
    });
    expectRefused(await pageOf(addendum), "UNAUTHENTICATED");
    expectRefused(
      await app.as("gerente").gql(EDIT, { id: addendum.id, input: aChange({ version: 1 }) }),
      "CONFLICT",
    );
  });

  it("is in the data of its client, who may ask for it", async () => {
    const { contract } = await aSentAddendum(app);
    const [client] = await execute(
      "select cliente->>'email' as email from contracts where id = ?",
      contract.id,
    );
    const of = (email: string) =>
      personalData({ em: app.app.services.orm.em.fork(), services: app.app.services }, personalContracts, {
        account: null,
        proven: { email, document: null, documentProven: false },
      });
    const held = (await of(client?.email ?? "")).find(({ title }) => title === "Otrosíes")?.records;
    expect(held).toContainEqual(expect.objectContaining({ Contrato: contract.number, Estado: "sent" }));
    expect((await of("otra@correo.test")).some(({ title }) => title === "Otrosíes")).toBe(false);
  });
});
