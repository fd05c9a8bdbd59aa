// @vitest-environment happy-dom
import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { OWNER } from "../../../api/src/modules/accounts/permissions.rules.ts";
import { RntWarning } from "../../../web/src/features/content/agency/RntWarning.tsx";
import { type Answer, aSessionUser, serverAnswers, showConnected } from "../../support/web.tsx";

const WARNING = "El RNT vence en 12 días.";
const warned = (rntWarning: string | null): Answer => ({
  data: { agencySettings: { __typename: "AgencySettings", rntWarning } },
});
/** Opens it for a person of that role; the server's answer is given when the test says so. */
function visit(role: number) {
  const { promise, resolve } = Promise.withResolvers<Answer>();
  serverAnswers({ AgencyWarning: () => promise });
  showConnected(<RntWarning />, aSessionUser({ role }));
  return resolve;
}
const shown = () => screen.queryByText(WARNING, { exact: false });

afterEach(() => {
  cleanup();
  localStorage.clear();
});

it("the warning is there at once from the second visit on, and goes away when it no longer applies", async () => {
  const answer = visit(OWNER);
  expect(shown()).toBeNull();
  answer(warned(WARNING));
  await screen.findByText(WARNING, { exact: false });
  cleanup();

  const later = visit(OWNER);
  expect(shown()).not.toBeNull();
  later(warned(null));
  await expect.poll(shown).toBeNull();
  cleanup();

  visit(OWNER);
  expect(shown()).toBeNull();
});

it("the warning is shown to nobody else who sits at the same device", async () => {
  visit(OWNER)(warned(WARNING));
  await screen.findByText(WARNING, { exact: false });
  cleanup();
  visit(2);
  expect(shown()).toBeNull();
});
