// @vitest-environment happy-dom
import { cleanup, screen, within } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { OwnPayments } from "../../../web/src/features/payments/client-page/OwnPayments.tsx";
import { ownPayment } from "../../support/own-contract.ts";
import { showConnected } from "../../support/web.tsx";

afterEach(cleanup);

type Payments = Parameters<typeof OwnPayments>[0]["payments"];
const nothing = () => undefined;
const shown = (...statuses: readonly string[]) => {
  const payments = statuses.map((status, n) => ({ ...ownPayment, id: `p${n}`, status }));
  showConnected(
    <OwnPayments payments={payments as unknown as Payments} onReceipt={nothing} onWithdraw={nothing} />,
  );
};
const folded = () => screen.queryByRole("group");

it("a client's payments that were not received are folded once there is a newer one", () => {
  shown("verified", "rejected", "verified", "rejected");
  expect(within(folded()!).getAllByRole("listitem", { hidden: true })).toHaveLength(2);
  expect(within(folded()!).getByText("2 intentos que no se recibieron")).toBeTruthy();
  expect(screen.getAllByText("Recibido")).toHaveLength(2);
});

it("a client's newest payment is shown, received or not", () => {
  shown("rejected", "verified");
  expect(folded()).toBeNull();
  expect(screen.getByText("No recibido")).toBeTruthy();
});
