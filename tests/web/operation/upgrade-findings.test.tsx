// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { UpgradeFindings } from "../../../web/src/features/operation/upgrade/UpgradeFindings.tsx";
import { START, YEAR } from "../../support/calendar.ts";
import { aSessionUser, openAt, serverAnswers } from "../../support/web.tsx";

afterEach(cleanup);

const finding = (given: object) => ({
  __typename: "UpgradeFinding",
  otherId: null,
  second: null,
  fact: null,
  amount: null,
  day: null,
  accountId: null,
  printable: false,
  reviewedAt: null,
  reviewedBy: null,
  ...given,
});
const items = [
  finding({ id: "f1", kind: "twin_customer", subjectId: "c2", otherId: "c1", title: "Ana Pérez" }),
  finding({
    id: "f2",
    kind: "boxed_letters",
    subjectId: "k1",
    title: `CT-${YEAR}-000001`,
    fact: "Č ě",
    printable: true,
  }),
  finding({
    id: "f3",
    kind: "signed_by_word",
    subjectId: "p1",
    title: "RC-000001",
    reviewedAt: START.toISOString(),
    reviewedBy: "Olga Ruiz",
  }),
];

/** The list, as a person of a role sees it. */
function open(role: number) {
  const seen = serverAnswers({
    Me: { data: { me: { __typename: "User", ...aSessionUser({ role }) } } },
    UpgradeFindingList: {
      data: {
        upgradeFindings: {
          __typename: "UpgradeFindingPage",
          items,
          total: items.length,
          totalPages: 1,
          page: 1,
          open: 2,
        },
      },
    },
    UpgradeFindingReviewEach: {
      data: { outcomes: [{ __typename: "BulkOutcome", id: "f1", done: true, reason: null }] },
    },
  });
  const screenOf = async () => UpgradeFindings;
  openAt("/lista", [{ path: "/lista", guard: "signedIn", layout: "bare", screen: screenOf }], "a-token");
  return seen;
}

it("a finding leads from customers who may be one to their merge, for people who may merge them", async () => {
  open(7);
  const link = await screen.findByRole("link", { name: "Unir: Ana Pérez" });
  expect(link.getAttribute("href")).toBe("/clientes/c2?unir=1&con=c1");
  screen.getByRole("button", { name: `Imprimir de nuevo: CT-${YEAR}-000001` });
});

it("a finding offers the accountant to review, and neither to merge nor to print", async () => {
  const seen = open(6);
  fireEvent.click(await screen.findByRole("button", { name: "Revisado: Ana Pérez" }));
  expect(screen.queryByRole("link", { name: "Unir: Ana Pérez" })).toBeNull();
  expect(screen.queryByRole("button", { name: /^Imprimir/ })).toBeNull();
  await waitFor(() =>
    expect(seen.find(({ operation }) => operation === "UpgradeFindingReviewEach")?.variables).toMatchObject({
      ids: ["f1"],
    }),
  );
});

it("a finding offers no act once it was reviewed, and says who reviewed it", async () => {
  open(7);
  await screen.findByText("Olga Ruiz");
  expect(screen.queryByRole("button", { name: "Revisado: RC-000001" })).toBeNull();
});
