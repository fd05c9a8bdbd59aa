import { beforeAll, beforeEach, expect, it } from "vitest";
import { anApp, PASSWORD, type TestApp } from "../../support/app.ts";
import type { GraphQLAnswer } from "../../support/client.ts";
import { expectRefused } from "../../support/expect-refused.ts";
import type { Handle } from "../../support/people.ts";
import { aPasskey, BEGIN_PASSKEY, provenBy, SITE } from "../../support/story/passkeys.ts";

const OWN = `{ myPasskeys { id } }`;
const REMOVE = `mutation ($id: ID!, $password: String!, $code: String, $passkey: PasskeyAnswerInput) {
  removePasskey(id: $id, password: $password, code: $code, passkey: $passkey) }`;
const START = `mutation ($password: String!, $code: String, $passkey: PasskeyAnswerInput) {
  startTwoFactor(password: $password, code: $code, passkey: $passkey) { secret } }`;

const CODE_ASKED = "Se requiere el código de verificación";
const CODE_WRONG = "El código de verificación no es correcto";

type Answer = Promise<GraphQLAnswer<Record<string, unknown>>>;

let app: TestApp;
beforeAll(async () => {
  app = await anApp({ TRUST_PROXY: "1", PUBLIC_URL: SITE });
});
beforeEach(() => app.clock.advance({ minutes: 2 }));

const ownOf = async (who: Handle) => (await app.as(who).ask(OWN)).myPasskeys;
const begin = (who: Handle, factor: object): Answer =>
  app.as(who).gql(BEGIN_PASSKEY, { password: PASSWORD, ...factor });
const start = (who: Handle, factor: object): Answer =>
  app.as(who).gql(START, { password: PASSWORD, ...factor });
const remove = async (who: Handle, factor: object): Answer =>
  app.as(who).gql(REMOVE, { id: (await ownOf(who))[0]!.id, password: PASSWORD, ...factor });

// Each of another person: ten tries a minute are one person's.
const acts: readonly [string, Handle, (who: Handle, factor: object) => Answer][] = [
  ["adding a passkey", "asesor", begin],
  ["removing a passkey", "lider", remove],
  ["starting the codes of an application", "gerente", start],
];

it.each(acts)("%s asks for the second factor that one has, and goes on with it", async (_, who, act) => {
  const { keeper, recovery } = await aPasskey(app, who);
  expectRefused(await act(who, {}), "BAD_USER_INPUT", CODE_ASKED);
  expectRefused(await act(who, { code: " " }), "BAD_USER_INPUT", CODE_ASKED);
  expectRefused(await act(who, { code: "123456" }), "BAD_USER_INPUT", CODE_WRONG);
  const lie = await provenBy(app, who, keeper, { origin: "https://otra.co" });
  expectRefused(await act(who, lie), "BAD_USER_INPUT", "No reconocemos esa llave de acceso");
  expectRefused(await act(who, lie), "BAD_USER_INPUT", /Se venció el tiempo/);
  expect(await ownOf(who)).toHaveLength(1);
  const proof = who === "asesor" ? { code: recovery[0] } : await provenBy(app, who, keeper);
  expect((await act(who, proof)).errors).toBeUndefined();
  expect(await ownOf(who)).toHaveLength(act === remove ? 0 : 1);
});

it("a right password does not give the codes more tries: the fourth in a row locks", async () => {
  const { recovery } = await aPasskey(app, "contador");
  for (let tries = 0; tries < 3; tries += 1)
    expectRefused(await begin("contador", { code: "123456" }), "BAD_USER_INPUT", CODE_WRONG);
  expectRefused(await begin("contador", { code: "123456" }), "LOCKED");
  expectRefused(await begin("contador", { code: recovery[0] }), "LOCKED");
});

it("a code for recovery proves it once", async () => {
  const { recovery } = await aPasskey(app, "admin");
  expect((await begin("admin", { code: recovery[0] })).errors).toBeUndefined();
  expectRefused(await begin("admin", { code: recovery[0] }), "BAD_USER_INPUT", CODE_WRONG);
});
