// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from "@testing-library/react";
import { MemoryRouter, useLocation } from "react-router-dom";
import { afterEach, describe, expect, it, vi } from "vitest";
import { useCustomerNext } from "../../../web/src/features/customers/useCustomerNext.ts";
import type { CustomerStandingFragment } from "../../../web/src/features/customers/customers.generated.ts";
import { inDays, START, YEAR } from "../../support/calendar.ts";
import { show } from "../../support/web.tsx";

afterEach(cleanup);

const nothing: CustomerStandingFragment = {
  overdue: 0,
  overdueSince: null,
  nextDue: null,
  nextAmount: null,
  contractId: null,
  lastWord: null,
};
const question = {
  kind: "asked" as const,
  at: START.toISOString(),
  recordId: "q-1",
  number: `COT-${YEAR}-000001`,
};

const Place = () => <p>{useLocation().pathname}</p>;

interface NextProps {
  readonly standing: CustomerStandingFragment;
  readonly onQuote: (() => void) | undefined;
}

function Next({ standing, onQuote }: NextProps) {
  const next = useCustomerNext(standing, onQuote && { label: "Nueva cotización", onPress: onQuote });
  return (
    next && (
      <>
        <p data-testid="says">{next.says}</p>
        <button onClick={next.action.onPress}>{next.action.label}</button>
      </>
    )
  );
}

const open = (standing: Partial<CustomerStandingFragment>, onQuote?: () => void) =>
  show(
    <MemoryRouter>
      <Next standing={{ ...nothing, ...standing }} onQuote={onQuote} />
      <Place />
    </MemoryRouter>,
  );

describe("what follows for a customer", () => {
  const debt = { overdue: 300_000, overdueSince: inDays(-12), contractId: "c-1" };

  it.each([
    ["a debt, before a question", { ...debt, lastWord: question }, /300\.000 en mora/, "/contratos/c-1"],
    ["a question", { lastWord: question }, /pregunta sobre COT-\d{4}-000001/, "/cotizaciones/q-1"],
    [
      "the next payment",
      { contractId: "c-2", nextDue: inDays(5), nextAmount: 700_000 },
      /700\.000/,
      "/contratos/c-2",
    ],
  ])("is %s", (_, standing, says, leads) => {
    open(standing);
    expect(screen.getByTestId("says").textContent).toMatch(says);
    fireEvent.click(screen.getByRole("button", { name: /^Abrir/ }));
    expect(screen.getByText(leads)).toBeTruthy();
  });

  it("is a new quote, for people who make quotes", () => {
    const onQuote = vi.fn();
    open({}, onQuote);
    fireEvent.click(screen.getByRole("button", { name: "Nueva cotización" }));
    expect(onQuote).toHaveBeenCalledOnce();
    cleanup();
    open({});
    expect(screen.queryByRole("button")).toBeNull();
  });
});
