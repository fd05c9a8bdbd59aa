// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { MailNextPage } from "../../../web/src/features/contracts/link-page/MailNextPage.tsx";
import { serverAnswers, showConnected } from "../../support/web.tsx";

afterEach(cleanup);

const open = (isConverted: boolean, mails: readonly string[]) => {
  const seen = serverAnswers({
    LinkLeads: { data: { linkLeads: { __typename: "LinkLeads", opens: [], mails, cancelled: false } } },
    LinkedPageMailing: { data: { mailLinkedPage: "m***@example.com" } },
  });
  showConnected(<MailNextPage quoteId="q1" isConverted={isConverted} token="abc" />);
  return seen;
};

it.each([
  [false, ["proposal", "passengers"], "Enviarme el enlace de los viajeros", "passengers"],
  [true, ["proposal", "passengers", "signature", "trip"], "Enviarme el enlace para firmar", "signature"],
  [true, ["proposal", "passengers", "trip"], "Enviarme el enlace de mi viaje", "trip"],
])("a proposal, converted: %s, that may mail %s offers «%s»", async (isConverted, mails, label, page) => {
  const seen = open(isConverted, mails);
  fireEvent.click(await screen.findByRole("button", { name: label }));
  expect((await screen.findByRole("status")).textContent).toBe("Te lo enviamos a m***@example.com.");
  expect(seen.map(({ operation, variables }) => [operation, variables])).toEqual([
    ["LinkLeads", { token: "abc", quoteId: "q1" }],
    ["LinkedPageMailing", { token: "abc", page, quoteId: "q1" }],
  ]);
  expect(screen.queryByRole("link")).toBeNull();
});

it("a proposal that nothing follows offers nothing", async () => {
  const seen = open(false, ["proposal"]);
  await waitFor(() => expect(seen).toHaveLength(1));
  expect(screen.queryByRole("button")).toBeNull();
});
