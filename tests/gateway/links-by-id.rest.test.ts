import { beforeAll, describe, expect, it } from "vitest";
import type { AuthRule } from "../../api/src/core/auth/auth.decorator.ts";
import { LinkToken } from "../../api/src/core/links/link.entity.ts";
import { Role } from "../../api/src/core/auth/role.ts";
import { schemaOf } from "../../api/src/core/graphql/schema.ts";
import { plansOf } from "../../api/src/gateway/mount.ts";
import { rowsOf } from "../../api/src/core/module.ts";
import { modules } from "../../api/src/modules.ts";
import type { TestApp } from "../support/app.ts";
import { anAppWithSales } from "../support/sales.ts";
import { aDrawing } from "../support/drawing.ts";
import { expectRefused } from "../support/expect-refused.ts";
import { aSentContract } from "../support/story/contracts.ts";
import { child, holder, husband } from "../support/story/passengers.ts";
import { anAcceptedQuote, aSentQuote } from "../support/story/quotes.ts";

const BAD_LINK = "El enlace no es válido o ya venció. Solicita uno nuevo a tu asesor.";
const signing = {
  signature: aDrawing(),
  signer_info: {
    nombre: "María Fernanda Torres",
    documento: "52123456",
    tipo_documento: "cc",
    email: "maria@example.com",
    acepta_terminos: true,
  },
};

describe("the calls that an id alone may open", () => {
  const rows = rowsOf(modules);
  const plans = plansOf({
    schema: schemaOf(modules),
    rows,
    fragments: modules.flatMap(({ fragments = [] }) => fragments),
  });
  const names = (chosen: typeof plans) => chosen.map(({ route }) => `${route.method} ${route.path}`).sort();
  const admitsLink = ({ roots }: (typeof plans)[number]) =>
    roots.every(({ field }) =>
      (field.extensions["auth"] as AuthRule | undefined)?.requires.includes(Role.LINK),
    );

  it("are the calls that a link opens, and the contract's PDF; no earlier link opened a receipt", () => {
    const opened = plans.filter(({ route }) => route.options.opens);
    const receipts = ["GET /payments/:id/receipt/download", "GET /payments/:id/receipt/preview"];
    expect(names(opened).concat(receipts).sort()).toEqual(
      [...names(plans.filter(admitsLink)), "GET /contracts/pdf/:id"].sort(),
    );
  });
});

describe("with links by id switched off", () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await anAppWithSales();
  });

  it("an id opens nothing", async () => {
    const quote = await aSentQuote(app);
    const contract = await aSentContract(app);
    for (const [method, path, body] of [
      ["GET", `/quotes/${quote.id}`],
      ["GET", `/quotes/${quote.id}/preview-pdf`],
      ["PATCH", `/quotes/${quote.id}/reject`, { motivo_rechazo: "No" }],
      ["GET", `/passengers/quote/${quote.id}`],
      ["GET", `/contracts/${contract.id}`],
      ["GET", `/contracts/pdf/${contract.id}`],
      ["POST", `/contracts/${contract.id}/sign`, signing],
    ] as const) {
      expect([path, (await app.as().rest(method, path, body)).body]).toEqual([
        path,
        expect.objectContaining({ message: BAD_LINK }),
      ]);
    }
  });
});

describe("with links by id switched on", () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await anAppWithSales({ LEGACY_ID_LINKS: "true" });
  });
  const nobody = () => app.as();

  it("a quote is read and decided as through its link: without its staff's side, the first opening news", async () => {
    const { id, token } = await aSentQuote(app);
    const byId = await nobody().rest("GET", `/quotes/${id}`);
    expect(byId.status).toBe(200);
    expect(byId.body.quote).toMatchObject({
      id,
      lider_id: null,
      tracking: null,
      Calculation: null,
      Lider: null,
    });
    expect(byId.body).toEqual((await app.withLink(token).rest("GET", `/quotes/${id}`)).body);
    const { tracking } = (await app.as("asesor").rest("GET", `/quotes/${id}`)).body.quote;
    expect(tracking.filter(({ event }: { event: string }) => event === "viewed")).toHaveLength(1);
    expect((await nobody().rest("GET", `/quotes/${id}/download-pdf`)).bytes.subarray(0, 5).toString()).toBe(
      "%PDF-",
    );
    const approved = await nobody().rest("PATCH", `/quotes/${id}/approve`, {});
    expect(approved.body).toMatchObject({ success: true, quote: { status: "pending_passengers" } });
  });

  it("the passengers are given and changed, each by the id of its own", async () => {
    const { id } = await anAcceptedQuote(app);
    const saved = await nobody().rest("POST", `/passengers/quote/${id}/bulk`, {
      passengers: [holder, husband, child],
    });
    expect(saved).toMatchObject({ status: 201, body: { total: 3, completos: 3 } });
    const other = saved.body.passengers.find(({ titular }: { titular: boolean }) => !titular);
    const changed = await nobody().rest("PUT", `/passengers/${other.id}`, { nombre: "Andrés Felipe" });
    expect(changed).toMatchObject({ status: 200, body: { passenger: { nombre: "Andrés Felipe" } } });
    expect((await nobody().rest("DELETE", `/passengers/${other.id}`)).status).toBe(200);
    expect((await nobody().rest("GET", `/passengers/quote/${id}`)).body.total).toBe(2);
  });

  it("a contract is read and signed, and the evidence names the link", async () => {
    const { id } = await aSentContract(app);
    const read = await nobody().rest("GET", `/contracts/${id}`);
    expect(read.body).toMatchObject({
      contract: { id },
      quote_calculation_analysis: null,
      conversion_status: null,
      trip_details: null,
    });
    expect((await nobody().rest("GET", `/contracts/pdf/${id}`)).status).toBe(200);
    expect((await nobody().rest("POST", `/contracts/${id}/sign`, signing)).body).toMatchObject({
      status: "signed",
    });
    expect((await nobody().rest("GET", `/contracts/${id}/items-with-purchases`)).body).toMatchObject({
      items: [],
    });
    const em = app.app.services.orm.em.fork();
    const link = await em.findOneOrFail(LinkToken, { tokenHash: `id:signature:${id}` });
    const [signature] = await em.execute<{ link_id: string }[]>(
      "select link_id from signatures where contract_id = ?",
      [id],
    );
    expect(signature?.link_id).toBe(link.id);
  });

  it("nothing else opens: no other call, no other purpose, no GraphQL", async () => {
    const { id } = await aSentQuote(app);
    const contract = await aSentContract(app);
    for (const [method, path] of [
      ["PUT", `/quotes/${id}`],
      ["POST", `/quotes/${id}/send`],
      ["GET", "/quotes"],
      ["GET", `/passengers/form-link/${id}`],
      ["GET", `/quote-calculations/by-quote/${id}`],
      ["GET", `/contracts/${contract.id}/items`],
      ["GET", `/contracts/${contract.id}/payments`],
      ["PATCH", `/contracts/${contract.id}/send`],
    ] as const) {
      const answer = await nobody().rest(method, path, method === "GET" ? undefined : {});
      expect([path, answer.status, answer.body.message]).toEqual([path, 401, "No hay token disponible"]);
    }
    expectRefused(
      await nobody().gql(`query ($id: ID!) { quote(id: $id) { id } }`, { id }),
      "UNAUTHENTICATED",
      BAD_LINK,
    );
    expect((await nobody().rest("GET", `/quotes/${contract.id}`)).status).toBe(401);
    expect((await nobody().rest("GET", `/quotes/no-es-un-id`)).status).toBe(401);
  });

  it("who shows a credential is taken for who it says, and a bad one stays bad", async () => {
    const { id } = await aSentQuote(app);
    expect((await app.as("asesor2").rest("GET", `/quotes/${id}`)).status).toBe(404);
    expect((await app.withLink("wrong").rest("GET", `/quotes/${id}`)).body).toMatchObject({
      message: BAD_LINK,
    });
    expect(
      (await nobody().with({ authorization: "Bearer a.b.c" }).rest("GET", `/quotes/${id}`)).body,
    ).toMatchObject({
      message: "Token inválido",
    });
  });
});
