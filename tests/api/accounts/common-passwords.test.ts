import { beforeAll, expect, it } from "vitest";
import { howManyCommon } from "../../../api/src/modules/accounts/password/common-passwords.ts";
import { newPasswordProblem } from "../../../api/src/modules/accounts/password/new-password.ts";
import { anApp, PASSWORD, type TestApp } from "../../support/app.ts";
import { expectRefused } from "../../support/expect-refused.ts";
import { aPerson, aRegistered, REGISTER } from "../../support/story/accounts.ts";

let app: TestApp;
beforeAll(async () => {
  app = await anApp();
});

const COMMON = "La contraseña es demasiado común";

it("three thousand common passwords are known that the other rules let through", () => {
  expect(howManyCommon).toBeGreaterThanOrEqual(3_000);
  for (const password of ["trustno1", "QWER1234", "1q2w3e4r5t", "jordan23", "colombia2026"])
    expect(newPasswordProblem(password)).toBe(COMMON);
  for (const password of [PASSWORD, "Cartagena2026", "una frase con 1 número"])
    expect(newPasswordProblem(password)).toBeNull();
});

it("a common one is refused wherever a password is chosen", async () => {
  const common = "jordan23";
  expectRefused(
    await app.as().gql(REGISTER, { input: aPerson({ password: common }) }),
    "BAD_USER_INPUT",
    COMMON,
  );
  const { client, id } = await aRegistered(app);
  const change = "mutation ($input: ChangePasswordInput!) { changePassword(input: $input) }";
  const input = { currentPassword: "Cartagena2026", newPassword: common };
  expectRefused(await client.gql(change, { input }), "BAD_USER_INPUT", COMMON);
  const give =
    "mutation ($id: Int!, $input: ResetUserPasswordInput!) { resetUserPassword(id: $id, input: $input) }";
  expectRefused(
    await app.as("owner").gql(give, { id, input: { newPassword: common } }),
    "BAD_USER_INPUT",
    COMMON,
  );
});
