// @vitest-environment happy-dom
import { cleanup, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { financialRecords } from "../../../web/src/features/reports/financial/financial.records.ts";
import { Socket } from "../../support/browser-socket.ts";
import { answers, openFinancial, summaryOf } from "../../support/web-financial.tsx";

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  Socket.all = [];
  vi.stubGlobal("WebSocket", Socket);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const seconds = (count: number) => vi.advanceTimersByTimeAsync(count * 1_000);

/** The financial dashboard with an open socket, over an income that others change. */
async function open() {
  const there = { income: 0 };
  const seen = openFinancial("", {
    FinancialSummary: () => {
      const { data } = answers["FinancialSummary"] as { data: { financialSummary: object; recent: object } };
      const known = summaryOf([]);
      const financialSummary = {
        ...known,
        metricas: { ...known.metricas, totalIngresos: there.income },
      };
      return { data: { ...data, financialSummary } };
    },
  });
  await screen.findByRole("tab", { name: "Historial de Compras" });
  // From here on each timer is followed by its promises, as in a browser: several at once are not.
  vi.setTimerTickMode("manual");
  await seconds(1);
  begin();
  await seconds(6);
  return { there, asked: () => seen.filter(({ operation }) => operation === "FinancialSummary").length };
}

/** The first message of each kind: the subscription is open from now on. */
const begin = () => financialRecords.forEach((kind) => Socket.last.change(kind, null));

it("a live list reads the figures again when others moved money: once for simultaneous changes, and once in five seconds", async () => {
  const { there, asked } = await open();
  const before = asked();
  there.income = 7_300_000;
  Socket.last.change("payment", "p1");
  Socket.last.change("payment", "p2");
  Socket.last.change("refund", "r1");
  await seconds(2);
  expect(asked()).toBe(before + 1);
  expect(screen.getAllByText(/7\.300\.000/).length).toBeGreaterThan(0);
  for (const id of ["p3", "p4", "p5"]) {
    Socket.last.change("payment", id);
    await seconds(0.5);
  }
  expect(asked()).toBe(before + 1);
  await seconds(5);
  expect(asked()).toBe(before + 2);
});

it("a live list asks again once when its socket was cut, and shows changes made meanwhile", async () => {
  const { there, asked } = await open();
  const before = asked();
  Socket.last.close(1006);
  there.income = 8_400_000;
  await seconds(3);
  expect(Socket.all).toHaveLength(2);
  expect(Socket.last.received.filter(({ type }) => type === "subscribe").length).toBeGreaterThanOrEqual(
    financialRecords.length,
  );
  begin();
  await seconds(8);
  expect(screen.getAllByText(/8\.400\.000/).length).toBeGreaterThan(0);
  expect(asked()).toBe(before + 1);
});
