import { beforeAll, describe, expect, it } from "vitest";
import { addDays } from "../../../api/src/core/colombia/days.ts";
import { claimActs, type ClaimState } from "../../../api/src/modules/claims/claim/claim.acts.rules.ts";
import {
  answerUntil,
  completedUntil,
  extendedUntil,
} from "../../../api/src/modules/claims/claim/claim.rules.ts";
import { holdActs } from "../../support/acts.ts";
import { START, type TestApp } from "../../support/app.ts";
import { anAppWithSales } from "../../support/sales.ts";
import { at, TODAY, YEAR } from "../../support/calendar.ts";
import { expectRefused } from "../../support/expect-refused.ts";
import {
  aComplaint,
  aFiledClaim,
  anEmail,
  ANSWER_CLAIM as ANSWER,
  aQuery,
  aVisitor,
  earlier,
  FILE_CLAIM as FILE,
  mailedClaimToken,
} from "../../support/story/claims.ts";
import { aReceipt } from "../../support/story/purchases.ts";

let app: TestApp;
beforeAll(async () => {
  app = await anAppWithSales({ TRUST_PROXY: "1" });
});

const TAKE = "mutation ($id: ID!) { takeClaim(id: $id) { id status takenBy { id } } }";
const IDENTIFY = `mutation ($id: ID!, $input: DecideIdentityInput!) {
  decideClaimIdentity(id: $id, input: $input) { id identity } }`;
const EXTEND =
  "mutation ($id: ID!, $input: ClaimReasonInput!) { extendClaim(id: $id, input: $input) { id dueOn } }";
const COMPLETION = `mutation ($id: ID!, $input: ClaimReasonInput!) {
  askToCompleteClaim(id: $id, input: $input) { id status lapsesOn } }`;
const CLOSE =
  "mutation ($id: ID!, $input: ClaimReasonInput!) { closeClaim(id: $id, input: $input) { id status } }";
const COMPLETE = `mutation ($id: ID!, $input: CompleteClaimInput!, $files: [Upload!]) {
  completeClaim(id: $id, input: $input, files: $files) { status dueOn files { filename } } }`;
const CLAIM = `query ($id: ID!) { claim(id: $id) {
  status kind identity takenById extended completionAsked overdue completionAskable
  dueOn answer history { kind note byClient actorName } } }`;
const FOLLOW = `query ($number: String!, $email: String!) {
  followedClaim(number: $number, email: $email) { number status dueOn lapsesOn answeredAt } }`;

const motivo = { input: { motivo: "Falta la factura" } };
const claimOf = async (id: string) => (await app.as("owner").ask(CLAIM, { id })).claim;
const aDataClaim = () => aFiledClaim(app, aQuery({ kind: "reclamo_datos", derecho: "correccion" }));
const identified = async () => {
  const made = await aFiledClaim(app, aQuery());
  const decision = { acepta: true, nota: "Cédula a la vista" };
  await app.as("admin").ask(IDENTIFY, { id: made.id, input: decision });
  return made;
};
const after = async <T extends { readonly id: string }>(
  made: Promise<T>,
  document: string,
  rest: object = {},
) => {
  const one = await made;
  await app.as("admin").freely.ask(document, { id: one.id, ...rest });
  return one;
};

holdActs({
  app: () => app,
  acts: claimActs,
  called: "a request",
  situations: {
    "a complaint": () => aFiledClaim(app),
    "a complaint that was taken": () => after(aFiledClaim(app), TAKE),
    "a complaint to be completed": () => after(aFiledClaim(app), COMPLETION, motivo),
    "an answered complaint": () => after(aFiledClaim(app), ANSWER, { input: { respuesta: "Listo" } }),
    "a closed complaint": () => after(aFiledClaim(app), CLOSE, motivo),
    "a query of nobody known": () => aFiledClaim(app, aQuery()),
    "a query of whom staff identified": identified,
    "a claim about data that was put off": () => after(aDataClaim(), EXTEND, motivo),
  },
  asked: {
    take: [TAKE],
    identify: [IDENTIFY, { input: { acepta: true, nota: "Cédula a la vista" } }],
    answer: [ANSWER, { input: { respuesta: "Ya te llamamos" } }],
    extend: [EXTEND, motivo],
    askToComplete: [COMPLETION, motivo],
    close: [CLOSE, motivo],
  },
  state: async ({ id }) => (await claimOf(id)) as ClaimState,
  field: "claim(id: $id)",
  people: ["admin", "owner"],
});

const filesOf = async (number: string): Promise<string[]> => {
  const rows = await app.app.services.orm.em.fork().execute<{ filename: string }[]>(
    `select f.filename from stored_files f join claims c on c.id::text = f.owner_id::text
      where f.owner_type = 'claim' and c.number = ? order by 1`,
    [number],
  );
  return rows.map(({ filename }) => filename);
};

describe("a claim of a consumer", () => {
  it("gets a number of its year without gaps, its day by the law, and a mail that says both", async () => {
    const first = await aFiledClaim(app);
    const second = await aFiledClaim(app);
    expect(first.dueOn).toBe(answerUntil("queja", TODAY));
    const place = (number: string) => Number(number.replace(`PQR-${YEAR}-`, ""));
    expect(place(second.number)).toBe(place(first.number) + 1);
    await app.runJobs();
    const [mail] = await app.outbox(first.email);
    expect(mail?.subject).toBe(`Recibimos tu solicitud ${first.number}`);
    expect(mail?.text).toContain("www.sic.gov.co");
  });

  it("draws no number when it is refused", async () => {
    const before = await aFiledClaim(app);
    const wrong = await aVisitor(app).gql(FILE, { input: aComplaint({ nombre: "7", email: "sin arroba" }) });
    expectRefused(wrong, "BAD_USER_INPUT");
    expect(wrong.errors?.[0]?.extensions?.errors?.map(({ field }) => field)).toEqual(["nombre", "email"]);
    expectRefused(
      await aVisitor(app).gql(FILE, { input: aComplaint({ detalle: "a".repeat(10_001) }) }),
      "BAD_USER_INPUT",
    );
    const next = await aFiledClaim(app);
    expect(Number(next.number.slice(-6))).toBe(Number(before.number.slice(-6)) + 1);
  });

  it("is made once by a double click with one key, its file too", async () => {
    const input = aComplaint();
    const visitor = aVisitor(app);
    const click = () =>
      visitor.ask(FILE, { input, idempotencyKey: `clic-${input.email}` }, { files: aReceipt("foto.png") });
    const [one, two] = await Promise.all([click(), click()]);
    expect(one.fileClaim.number).toBe(two.fileClaim.number);
    const rows = await app.app.services.orm.em
      .fork()
      .execute("select 1 from claims where email = ?", [input.email]);
    expect(rows).toHaveLength(1);
    expect(await filesOf(one.fileClaim.number)).toEqual(["foto.png"]);
  });

  it("keeps the files of a visitor, as the form of the page sends them", async () => {
    const form = new FormData();
    const operations = { query: FILE, variables: { input: aComplaint(), files: [null, null] } };
    form.set("operations", JSON.stringify(operations));
    form.set("map", JSON.stringify({ 0: ["variables.files.0"], 1: ["variables.files.1"] }));
    for (const [field, name] of ["factura.png", "chat.png"].entries()) {
      const { bytes, type } = aReceipt(name);
      form.set(`${field}`, new Blob([new Uint8Array(bytes)], { type }), name);
    }
    const { headers } = aVisitor(app);
    const sent = { method: "POST", headers: { ...headers, "apollo-require-preflight": "true" }, body: form };
    const { data } = (await (await fetch(`${app.url}/graphql`, sent)).json()) as {
      data: { fileClaim: { number: string } };
    };
    expect(await filesOf(data.fileClaim.number)).toEqual(["chat.png", "factura.png"]);
  });

  it("is taken five times an hour of one address", async () => {
    const visitor = aVisitor(app);
    for (let n = 0; n < 5; n += 1) await visitor.ask(FILE, { input: aComplaint() });
    expectRefused(await visitor.gql(FILE, { input: aComplaint() }), "RATE_LIMITED");
  });

  it("is followed by number and e-mail together, without what was written", async () => {
    const { number, email, dueOn } = await aFiledClaim(app);
    const { followedClaim } = await aVisitor(app).ask(FOLLOW, { number: ` ${number.toLowerCase()} `, email });
    expect(followedClaim).toEqual({ number, status: "recibido", dueOn, lapsesOn: null, answeredAt: null });
    const other = await aFiledClaim(app);
    expectRefused(await aVisitor(app).gql(FOLLOW, { number, email: other.email }), "NOT_FOUND");
  });

  it("is opened whole by the link in its mail only", async () => {
    const OWN = "query ($id: ID!) { ownClaim(id: $id) { number detail } }";
    const mine = await aFiledClaim(app);
    const theirs = await aFiledClaim(app);
    const client = app.withLink(await mailedClaimToken(app, mine.email));
    expect((await client.ask(OWN, { id: mine.id })).ownClaim.number).toBe(mine.number);
    expectRefused(await client.gql(OWN, { id: theirs.id }), "NOT_FOUND");
    expectRefused(await app.as("cliente").gql(OWN, { id: mine.id }), "NOT_FOUND");
  });

  it("is not answered with data of anybody", async () => {
    const { id } = await aFiledClaim(app);
    const input = { respuesta: "Tus datos", adjuntaDatos: true };
    expectRefused(await app.as("admin").gql(ANSWER, { id, input }), "BAD_USER_INPUT");
  });
});

describe("answering", () => {
  it("is done once: of two at the same time one wins and the other is refused", async () => {
    const { id, email } = await aFiledClaim(app);
    const answers = await Promise.all(
      (["admin", "owner"] as const).map((who) =>
        app.as(who).gql(ANSWER, { id, input: { respuesta: `Soy ${who}` } }),
      ),
    );
    const refused = answers.filter(({ errors }) => errors);
    expect(refused).toHaveLength(1);
    expectRefused(refused[0]!, "CONFLICT", "Esta solicitud ya se respondió.");
    await app.runJobs();
    expect((await app.outbox(email)).filter(({ subject }) => subject.startsWith("Respondimos"))).toHaveLength(
      1,
    );
  });

  it("takes its text and files to the person, who opens them by their link", async () => {
    const { id, email } = await aFiledClaim(app);
    const input = { respuesta: "Te devolvemos el dinero de la cena." };
    await app.as("admin").ask(ANSWER, { id, input }, { files: aReceipt("soporte.png") });
    await app.runJobs();
    const mail = (await app.outbox(email)).at(-1);
    expect(mail?.text).toContain(input.respuesta);
    expect(mail?.attachments.map(({ filename }) => filename)).toEqual(["soporte.png"]);
    const client = app.withLink(await mailedClaimToken(app, email));
    const { ownClaim } = await client.ask(
      "query ($id: ID!) { ownClaim(id: $id) { answer answerFiles { id } } }",
      { id },
    );
    expect(ownClaim.answer).toBe(input.respuesta);
    const file = await client.ask("query ($id: ID!) { fileAddress(id: $id) { filename } }", {
      id: ownClaim.answerFiles[0].id,
    });
    expect(file.fileAddress.filename).toBe("soporte.png");
  });

  it("is in the timeline, with person and act", async () => {
    const { id } = await after(after(aFiledClaim(app), TAKE), ANSWER, { input: { respuesta: "Listo" } });
    const { history } = await claimOf(id);
    expect(
      history.map(({ kind, byClient }: { kind: string; byClient: boolean }) => [kind, byClient]),
    ).toEqual([
      ...[
        ["answered", false],
        ["taken", false],
        ["filed", true],
      ],
    ]);
  });
});

describe("the days of a request", () => {
  it("are put off once, before their end, and the person is notified of the reason", async () => {
    const { id, dueOn, email } = await aFiledClaim(app, aQuery());
    const { extendClaim } = await app.as("admin").ask(EXTEND, { id, ...motivo });
    expect(extendClaim.dueOn).toBe(extendedUntil("consulta_datos", dueOn));
    await app.runJobs();
    expect((await app.outbox(email)).at(-1)?.text).toContain("«Falta la factura»");

    const late = await aFiledClaim(app, aQuery());
    await earlier(app, late.id, 40);
    const refused = await app.as("admin").gql(EXTEND, { id: late.id, ...motivo });
    expectRefused(refused, "CONFLICT", "El plazo ya venció: solo se amplía antes. Responde cuanto antes.");
  });

  it("pass while something is missing, and begin again when it arrives", async () => {
    const { id, email } = await aFiledClaim(app);
    const { askToCompleteClaim } = await app.as("admin").ask(COMPLETION, { id, ...motivo });
    expect(askToCompleteClaim).toMatchObject({ status: "incompleto", lapsesOn: completedUntil(TODAY) });
    const token = await mailedClaimToken(app, email);
    const later = addDays(TODAY, 30);
    app.clock.set(at(later, "09:00"));
    const { completeClaim } = await app
      .withLink(token)
      .ask(COMPLETE, { id, input: { detalle: "Aquí está" } }, { files: aReceipt("factura.png") });
    app.clock.set(START);
    expect(completeClaim).toEqual({
      status: "en_tramite",
      dueOn: answerUntil("queja", later),
      files: [{ filename: "factura.png" }],
    });
  });

  it("do not let completing be asked for after five working days", async () => {
    const { id } = await aFiledClaim(app);
    await earlier(app, id, 10);
    const refused = await app.as("admin").gql(COMPLETION, { id, ...motivo });
    expectRefused(refused, "CONFLICT", "Pasaron los 5 días hábiles para pedir que la completen.");
  });

  it("end a request that nobody completed in two months, and the person is notified", async () => {
    const { id, email } = await after(aFiledClaim(app), COMPLETION, motivo);
    const swept = async (day: string, time: string) => {
      app.clock.set(at(day, time));
      await app.sweep();
      app.clock.set(START);
      return (await claimOf(id)).status;
    };
    expect(await swept(completedUntil(TODAY), "23:50")).toBe("incompleto");
    expect(await swept(addDays(completedUntil(TODAY), 1), "00:05")).toBe("desistido");
    expect((await app.outbox(email)).at(-1)?.subject).toContain("se entiende desistida");
  });

  it("are notified to the people who answer when they are nearly over and when they are over, once each", async () => {
    const { id, dueOn } = await aFiledClaim(app, aComplaint({ email: anEmail() }));
    const notices = (type: string) =>
      app.app.services.orm.em
        .fork()
        .execute("select 1 from notifications where type = ? and data->>'claim_id' = ? and user_id = ?", [
          ...[type, id, app.people.owner.id],
        ]);
    app.clock.set(at(addDays(dueOn, -1), "08:00"));
    for (let n = 0; n < 2; n += 1) await app.sweep();
    expect(await notices("claim_due")).toHaveLength(1);
    expect(await notices("claim_overdue")).toHaveLength(0);
    app.clock.set(at(addDays(dueOn, 1), "08:00"));
    for (let n = 0; n < 2; n += 1) await app.sweep();
    app.clock.set(START);
    expect(await notices("claim_overdue")).toHaveLength(1);
    await earlier(app, id, 60);
    expect((await claimOf(id)).overdue).toBe(true);
  });
});
