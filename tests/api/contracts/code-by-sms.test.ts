import { afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { jobContext } from "../../../api/src/core/jobs/context.ts";
import { deliverMail } from "../../../api/src/core/mail/deliver-mail.ts";
import { MailMessage } from "../../../api/src/core/mail/mail.entity.ts";
import { mailTransport } from "../../../api/src/core/mail/transport.ts";
import { certify } from "../../../api/src/modules/contracts/signature/certify.ts";
import { Signature } from "../../../api/src/modules/contracts/signature/signature.entity.ts";
import { START, type TestApp } from "../../support/app.ts";
import type { Client } from "../../support/client.ts";
import { expectRefused } from "../../support/expect-refused.ts";
import { asOwner } from "../../support/owner.ts";
import { pagesOf } from "../../support/pdf-text.ts";
import { anAppWithSales } from "../../support/sales.ts";
import { aSentAddendum, SIGN_ADDENDUM } from "../../support/story/addenda.ts";
import { aPaymentLink } from "../../support/story/client-page.ts";
import {
  aSentContract,
  ASK_SIGNING_CODE,
  aSigning,
  sendContractOf,
  SIGN,
  type StoryContract,
} from "../../support/story/contracts.ts";

const ASK = `mutation ($id: ID!, $channel: CodeChannel!) {
  requestSignatureCode(contractId: $id, channel: $channel) { smsCodeTo } }`;
const OFFERED = `query ($id: ID!) { contract(id: $id) { smsCodeTo } }`;
const CHANGE = `mutation ($id: ID!, $email: String!) { changeContractEmail(id: $id, email: $email) { id } }`;
const NOT_BY_SMS = "El código no se puede enviar por SMS. Pídelo por correo.";
const EMAIL = "cliente@travesia.test";
const PHONE = "+573005551009";
const SHOWN = "••• 1009";

let app: TestApp;
let contract: StoryContract;
beforeAll(async () => {
  app = await anAppWithSales();
});
beforeEach(async () => {
  await execute(
    `update users set email_verified = true, phone = ?, phone_given_at = created_at, phone_changed_at = null
      where email = ?`,
    PHONE,
    EMAIL,
  );
  contract = await aClientsContract(app);
});
afterEach(() => app.clock.set(START));

const execute = (statement: string, ...values: unknown[]) =>
  asOwner(app, (em) => em.execute(statement, values));
const em = () => app.app.services.orm.em.fork();
/** A contract that waits for the signature of a client with an account. */
const aClientsContract = (own: TestApp) => aSentContract(own, { quote: { quote: { emailCliente: EMAIL } } });
const client = (): Client => app.withLink(contract.token);
const offered = async (by = client()) => (await by.ask(OFFERED, { id: contract.id })).contract.smsCodeTo;
const ask = (channel: "mail" | "sms") => client().gql(ASK, { id: contract.id, channel });
const sign = (code: string) =>
  client().gql(SIGN, { id: contract.id, input: { ...aSigning({ email: EMAIL }), code } });
/** The messages that bring codes of the contract, the newest last. */
const messages = async (): Promise<MailMessage[]> => {
  const codes = await em().execute<{ id: string }[]>(
    "select id from one_time_codes where record_id = ? order by id",
    [contract.id],
  );
  return Promise.all(codes.map(({ id }) => em().findOneOrFail(MailMessage, { key: `signing-code:${id}` })));
};
const digitsOf = ({ text }: MailMessage) => /\b(\d{6})\b/.exec(text.replace(contract.number, ""))?.[1] ?? "";
const failing = { send: () => Promise.reject(new Error("El proveedor de SMS respondió 500")) };
const deliver = ({ id }: MailMessage, sms: { send: () => Promise<void> }) =>
  deliverMail(mailTransport({ smtpUrl: null }), sms).run(jobContext(app.app.services, "test"), {
    mailId: id,
  } as never);

describe("a code by SMS", () => {
  it("goes to the mobile that the client gave, and to no mail, and signs", async () => {
    expect(await offered()).toBe(SHOWN);
    expect((await ask("sms")).data?.["requestSignatureCode"]).toEqual({ smsCodeTo: SHOWN });
    const [message] = await messages();
    expect(message).toMatchObject({ channel: "sms", to: PHONE, insteadTo: null });
    expect(message?.text).toMatch(
      /^Travesía: \d{6} es tu código para firmar el contrato de tu viaje a Cartagena\. Vence en 10 minutos\. No lo compartas\.$/,
    );
    expect((await sign(digitsOf(message!))).errors).toBeUndefined();
    expect(await em().findOneOrFail(Signature, { contract: contract.id })).toMatchObject({
      withCode: true,
      channel: "sms",
      codeSentTo: SHOWN,
    });
  });

  it("is in the certificate, on the contract's page and in its history; a mailed one as well", async () => {
    const evidenceBy = async (channel: "mail" | "sms") => {
      await ask(channel);
      await sign(digitsOf((await messages()).at(-1)!));
      const { id } = await em().findOneOrFail(Signature, { contract: contract.id });
      await certify(jobContext(app.app.services, "test"), id);
      const { contractPdf } = await client().ask(`query ($id: ID!) { contractPdf(id: $id) { url } }`, {
        id: contract.id,
      });
      const { bytes } = await client().rest("GET", new URL(contractPdf.url).pathname);
      const { contract: read } = await app
        .as("owner")
        .ask(
          `query ($id: ID!) { contract(id: $id) { versions { signed signatureCode { channel sentTo } } } }`,
          {
            id: contract.id,
          },
        );
      const { recordHistory } = await app
        .as("owner")
        .ask(`query ($id: String!) { recordHistory(record: contract, id: $id) { items { text } } }`, {
          id: contract.id,
        });
      return {
        certificate: (await pagesOf(bytes)).at(-1) ?? "",
        versions: read.versions,
        history: recordHistory.items.map(({ text }: { text: string }) => text).join("\n"),
      };
    };
    const sms = await evidenceBy("sms");
    expect(sms.certificate).toContain(`Código enviado por SMS al ${SHOWN} y confirmado`);
    expect(sms.versions).toEqual([
      { signed: true, signatureCode: { channel: "sms", sentTo: SHOWN } },
      { signed: false, signatureCode: null },
    ]);
    expect(sms.history).toContain(
      `firmó la versión 1 del contrato con código de un solo uso enviado por SMS al ${SHOWN}`,
    );
    expect(sms.history).toContain("pidió el código para firmar por SMS");
    contract = await aClientsContract(app);
    const mail = await evidenceBy("mail");
    expect(mail.certificate).toContain("Código enviado por correo a c***@travesia.test y confirmado");
    expect(mail.versions[0].signatureCode).toEqual({ channel: "mail", sentTo: "c***@travesia.test" });
  });

  it("is sent by mail where nothing is said, and by REST always", async () => {
    await client().ask(ASK_SIGNING_CODE, { id: contract.id });
    await client().rest("POST", `/contracts/${contract.id}/signature-code`, { channel: "sms" });
    expect((await messages()).map(({ channel, to }) => [channel, to])).toEqual([
      ["email", EMAIL],
      ["email", EMAIL],
    ]);
  });

  it.each([
    ["staff wrote the phone", "update users set phone = '+573009998877' where email = ?"],
    [
      "it is no mobile",
      "update users set phone = '+576015551234', phone_given_at = created_at where email = ?",
    ],
    ["the account's e-mail was not proven", "update users set email_verified = false where email = ?"],
    ["the account is switched off", "update users set is_active = false where email = ?"],
    [
      "the contract goes elsewhere than to it",
      "update users set email = 'nueva@correo.test' where email = ?",
    ],
  ])("is refused and not offered where %s", async (_, statement) => {
    await execute(statement, EMAIL);
    try {
      expect(await offered()).toBeNull();
      expect(expectRefused(await ask("sms"), "BAD_USER_INPUT", NOT_BY_SMS)).toEqual([
        { field: "channel", message: NOT_BY_SMS },
      ]);
      expect(await messages()).toEqual([]);
    } finally {
      await execute(
        "update users set is_active = true, email = ? where id = ?",
        EMAIL,
        app.people.cliente.id,
      );
    }
  });

  it("goes to a phone that was changed in a profile after a day, and by mail until then", async () => {
    const own = app.as("cliente");
    const change = (phone: string) =>
      own.ask("mutation ($input: ProfileInput!) { updateProfile(input: $input) { id } }", {
        input: { phone },
      });
    app.clock.advance({ minutes: 1 });
    await change("301 555 2002");
    expect(await offered()).toBeNull();
    expectRefused(await ask("sms"), "BAD_USER_INPUT", NOT_BY_SMS);
    expect((await ask("mail")).errors).toBeUndefined();
    const [notice] = await em().execute<{ to: string; text: string }[]>(
      `select "to", text from mails where key like 'phone:%'`,
    );
    expect(notice?.to).toBe(EMAIL);
    expect(notice?.text).toContain("termina ahora en 2002");
    app.clock.advance({ hours: 24 });
    expect(await offered()).toBe("••• 2002");
    expect((await ask("sms")).errors).toBeUndefined();
  });

  it("is refused to who has no account", async () => {
    contract = await aSentContract(app);
    expect(await offered()).toBeNull();
    expectRefused(await ask("sms"), "BAD_USER_INPUT", NOT_BY_SMS);
  });

  it("is refused while a changed e-mail waits, and when its former address said no", async () => {
    app.clock.advance({ seconds: 1 });
    await app.as("gerente").ask(CHANGE, { id: contract.id, email: "otra@example.com" });
    contract = await sendContractOf(app, contract);
    // The account follows, so that nothing but the wait delays it.
    await execute("update users set email = 'otra@example.com' where email = ?", EMAIL);
    try {
      expect(await offered()).toBeNull();
      expectRefused(await ask("sms"), "BAD_USER_INPUT", NOT_BY_SMS);
      expect((await ask("mail")).errors).toBeUndefined();
      await execute("update email_changes set denied_at = changed_at where contract_id = ?", contract.id);
      app.clock.advance({ hours: 25 });
      expect(await offered()).toBeNull();
      await execute("update email_changes set denied_at = null where contract_id = ?", contract.id);
      expect(await offered()).toBe(SHOWN);
    } finally {
      await execute("update users set email = ? where email = 'otra@example.com'", EMAIL);
    }
  });

  it("gives way to the next one, and the next one to it, whichever way they go and whose clock is behind", async () => {
    await ask("sms");
    app.clock.advance({ seconds: -1 });
    await ask("mail");
    const [sms, mail] = await messages();
    expectRefused(await sign(digitsOf(sms!)), "BAD_USER_INPUT", "El código no es correcto");
    // A code that had not left yet does not leave any more: never both.
    expect([sms?.replacedAt !== null, mail?.replacedAt]).toEqual([true, null]);
    await deliver(sms!, { send: () => Promise.reject(new Error("sent")) });
    expect((await sign(digitsOf(mail!))).errors).toBeUndefined();
  });

  it("asked for twice at once, by both ways, is one of both", async () => {
    await Promise.all([ask("sms"), ask("mail")]);
    const both = await messages();
    expect(both).toHaveLength(2);
    expect(both.map(({ replacedAt }) => replacedAt !== null)).toEqual([true, false]);
    expectRefused(await sign(digitsOf(both[0]!)), "BAD_USER_INPUT", "El código no es correcto");
    expect((await sign(digitsOf(both[1]!))).errors).toBeUndefined();
  });

  it("that cannot be delivered is not mailed either; the next request says so, and mail remains", async () => {
    await ask("sms");
    const [sms] = await messages();
    for (let time = 0; time < 3; time += 1) await expect(deliver(sms!, failing)).rejects.toThrow("500");
    expect(await em().count(MailMessage, { key: { $like: `instead:${sms!.id}%` } })).toBe(0);
    const text = `El SMS al ${SHOWN} no se pudo entregar. Pide el código por correo.`;
    expect(expectRefused(await ask("sms"), "BAD_USER_INPUT", text)).toEqual([
      { field: "channel", message: text },
    ]);
    expect((await ask("mail")).errors).toBeUndefined();
    expect((await sign(digitsOf((await messages()).at(-1)!))).errors).toBeUndefined();
  });

  it("does not leave once its ten minutes are over", async () => {
    await ask("sms");
    const [sms] = await messages();
    app.clock.advance({ minutes: 11 });
    await deliver(sms!, { send: () => Promise.reject(new Error("sent")) });
    expect((await messages())[0]).toMatchObject({ sentAt: null });
    expect((await messages())[0]?.replacedAt).not.toBeNull();
  });
});

describe("the other codes of a client", () => {
  /** A contract that its client signed, with the token of a link to pay it. */
  const aSigned = async () => {
    await client().rest("POST", `/contracts/${contract.id}/sign`, aSigning({ email: EMAIL }));
    return app.withLink(await aPaymentLink(app, contract.id));
  };
  const smsOf = async (words: string): Promise<MailMessage | undefined> =>
    (await app.outbox(PHONE)).findLast(({ text }) => text.includes(words));

  it.each([
    ["requestRetractoCode", `ejercer el retracto de tu viaje a`],
    ["requestLinkCode", `la página de tu viaje a`],
  ])("go by SMS as well: %s", async (act, words) => {
    const by = await aSigned();
    const document = `mutation ($id: ID!, $channel: CodeChannel!) {
      ${act}(contractId: $id, channel: $channel) { smsCodeTo } }`;
    expect((await by.freely.ask(document, { id: contract.id, channel: "sms" }))[act]).toEqual({
      smsCodeTo: SHOWN,
    });
    expect(await smsOf(`${words} Cartagena`)).toMatchObject({ channel: "sms", insteadTo: null });
    await execute("update users set phone = '+573009998877' where email = ?", EMAIL);
    expectRefused(
      await by.freely.gql(document, { id: contract.id, channel: "sms" }),
      "BAD_USER_INPUT",
      NOT_BY_SMS,
    );
  });

  it("go by SMS as well: of an addendum, whose evidence says so", async () => {
    await aSigned();
    const addendum = await aSentAddendum(app, { contract });
    const by = app.withLink(addendum.token);
    const read = `query ($id: ID!) { addendumToSign(contractId: $id) { smsCodeTo } }`;
    expect((await by.ask(read, { id: contract.id })).addendumToSign.smsCodeTo).toBe(SHOWN);
    await by.ask(`mutation ($id: ID!) { requestAddendumCode(id: $id, channel: sms) { id } }`, {
      id: addendum.id,
    });
    const sms = await smsOf("firmar el otrosí de tu viaje a Cartagena");
    const input = { ...aSigning({ email: EMAIL }), code: /: (\d{6})/.exec(sms?.text ?? "")?.[1] };
    await by.ask(SIGN_ADDENDUM, { id: addendum.id, input });
    const kept = await em().find(Signature, { contract: contract.id }, { orderBy: { id: "asc" } });
    expect(kept.map(({ withCode, channel, codeSentTo }) => [withCode, channel, codeSentTo])).toEqual([
      [false, "mail", null],
      [true, "sms", SHOWN],
    ]);
  });
});

it("an installation without SMS offers and sends none", async () => {
  const own = await anAppWithSales({ SMTP_URL: "smtp://127.0.0.1:9" });
  await asOwner(own, (em) => em.execute("update users set email_verified = true where email = ?", [EMAIL]));
  const { id, token } = await aClientsContract(own);
  const by = own.withLink(token);
  expect((await by.ask(OFFERED, { id })).contract.smsCodeTo).toBeNull();
  expectRefused(await by.gql(ASK, { id, channel: "sms" }), "BAD_USER_INPUT", NOT_BY_SMS);
});
