import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { withinTrace } from "../../api/src/core/outgoing/trace.ts";
import { type Send, WompiClient } from "../../api/src/modules/payments/wompi/client.ts";
import { movableClock } from "../../api/src/core/clock.ts";
import { readEvent } from "../../api/src/modules/payments/wompi/event.ts";
import { environmentOf, keysOf, simulatorKeys } from "../../api/src/modules/payments/wompi/keys.ts";
import {
  eventChecksum,
  integritySignature,
  sameChecksum,
} from "../../api/src/modules/payments/wompi/signature.ts";
import { isTransactionId, readTransaction } from "../../api/src/modules/payments/wompi/transaction.ts";
import { outcomeOfBank, outcomeOfCard, outcomeOfPhone } from "../../api/src/sandbox/scenarios.rules.ts";
import { minutesToNextAsk, orderOfReference } from "../../api/src/modules/payments/card/card.rules.ts";
import { START } from "../support/calendar.ts";

// The provider's own examples, recomputed (5-colombia.md 1.4 and 1.9).
const signed = { reference: "sk8-438k4-xmxm392-sn2m", amountInCents: 2_490_000, currency: "COP" };
const integritySecret = "prod_integrity_Z5mMke9x0k8gpErbDqwrJXMqsI6SFli6";

describe("the integrity signature", () => {
  it("is the plain SHA-256 of the provider's example", () => {
    expect(integritySignature(signed, integritySecret)).toBe(
      "37c8407747e595535433ef8f6a811d853cd943046624a0ec04662b17bbf33bf5",
    );
  });

  it("covers the expiration only where one is sent", () => {
    expect(
      integritySignature({ ...signed, expirationTime: "2023-06-09T20:28:50.000Z" }, integritySecret),
    ).toBe("e972f58e7de36b283fbb93d9318d39a54ffdff4e8e917b534f30d63c9d7bb89c");
  });
});

const eventsSecret = "prod_events_OcHnIzeBl5socpwByQ4hA52Em3USQ93Z";
const properties = ["transaction.id", "transaction.status", "transaction.amount_in_cents"];
const data = {
  transaction: {
    id: "1234-1610641025-49201",
    status: "APPROVED",
    amount_in_cents: 4_490_000,
    reference: "CT-1",
    currency: "COP",
  },
};
const checksum = "5a18ec5e8fdb7df463e9f94774cba8f583ba21bd04a09ceff2ea68a4bc0aefbe";
const keys = { ...simulatorKeys, publicKey: "pub_prod_x", eventsSecret };
const event = {
  event: "transaction.updated",
  data,
  environment: "prod",
  signature: { properties, checksum },
  timestamp: 1_530_291_411,
};

/** The checksum over these values, as the provider would sign them. */
const sumOf = (...values: unknown[]) =>
  createHash("sha256")
    .update(`${values.join("")}${event.timestamp}${eventsSecret}`)
    .digest("hex");

describe("the checksum of an event", () => {
  it("is that of the provider's example, in either case", () => {
    expect(eventChecksum(data, properties, event.timestamp, eventsSecret)).toBe(checksum);
    expect(sameChecksum(checksum.toUpperCase(), checksum)).toBe(true);
    expect(sameChecksum(checksum.slice(1), checksum)).toBe(false);
  });

  it("lets the example in, by its header or by its own body", () => {
    expect(readEvent(event, checksum.toUpperCase(), keys)?.transaction?.id).toBe("1234-1610641025-49201");
    expect(readEvent(event, null, keys)?.kind).toBe("transaction.updated");
  });

  it("follows the properties that the event names, in their order", () => {
    const named = ["transaction.reference", ...properties.toReversed()];
    const sum = sumOf("CT-1", 4_490_000, "APPROVED", "1234-1610641025-49201");
    expect(eventChecksum(data, named, event.timestamp, eventsSecret)).toBe(sum);
    expect(
      readEvent({ ...event, signature: { properties: named, checksum: sum } }, sum, keys),
    ).not.toBeNull();
  });

  it("lets nobody say of one transaction what was signed of another: id, status and amount are signed each", () => {
    const joined = "1234-1610641025-49201DECLINED4490000";
    const declined = {
      ...event,
      data: { ...data, joined },
      signature: { properties: ["joined"], checksum: "" },
    };
    expect(readEvent(declined, sumOf(joined), keys)).toBeNull();
    for (const left of properties) {
      const named = properties.filter((path) => path !== left);
      const values = { "transaction.id": data.transaction.id, "transaction.status": "APPROVED" };
      const sum = sumOf(...named.map((path) => values[path as keyof typeof values] ?? 4_490_000));
      expect(readEvent({ ...event, signature: { properties: named, checksum: sum } }, sum, keys)).toBeNull();
    }
  });

  it("lends no digit of its time to the amount before it", () => {
    const timestamp = Number(String(event.timestamp).slice(1));
    const amount = Number(`4490000${String(event.timestamp)[0]}`);
    const shifted = { transaction: { ...data.transaction, amount_in_cents: amount } };
    expect(eventChecksum(shifted, properties, timestamp, eventsSecret)).toBe(checksum);
    expect(readEvent({ ...event, data: shifted, timestamp }, null, keys)).toBeNull();
  });

  it.each([
    ["another checksum", { signature: { properties, checksum: checksum.replace("5", "6") } }],
    ["another amount", { data: { transaction: { ...data.transaction, amount_in_cents: 1 } } }],
    ["another time", { timestamp: 1_530_291_412 }],
    ["another environment", { environment: "test" }],
    ["no properties", { signature: { properties: [], checksum } }],
    ["inherited properties", { signature: { properties: ["__proto__.constructor"], checksum } }],
    ["a missing property", { signature: { properties: ["transaction.iva"], checksum } }],
    ["an object as a value", { signature: { properties: ["transaction"], checksum } }],
    ["no data", { data: null }],
    ["no signature", { signature: undefined }],
  ])("keeps out an event with %s", (_, changed) => {
    expect(readEvent({ ...event, ...changed }, null, keys)).toBeNull();
  });

  it("is not saved by a right checksum in the body when the header has a wrong one", () => {
    expect(readEvent(event, "0".repeat(64), keys)).toBeNull();
  });
});

describe("the keys", () => {
  it.each([
    ["pub_prod_abc", "prod"],
    ["pub_test_abc", "test"],
    ["pub_stagtest_abc", "test"],
    ["pub_test_local", "test"],
  ])("%s belongs to %s", (key, environment) => expect(environmentOf(key)).toBe(environment));

  it("are the simulator's where none are configured, and absent when nobody can pay", () => {
    expect(keysOf({ wompi: { mode: "simulator" } })).toBe(simulatorKeys);
    expect(keysOf({ wompi: { mode: "off" } })).toBeNull();
  });
});

describe("a transaction", () => {
  it("is read with the fields that we use, and with a status that nobody knows yet", () => {
    expect(readTransaction({ ...data.transaction, status: "REVIEWED" })).toMatchObject({
      amountInCents: 4_490_000,
      status: "REVIEWED",
      bankUrl: null,
    });
  });

  it.each([
    ["no object", "APPROVED"],
    ["an id that would leave its path", { ...data.transaction, id: "../merchants" }],
    ["an amount as text", { ...data.transaction, amount_in_cents: "4490000" }],
    ["a negative amount", { ...data.transaction, amount_in_cents: -1 }],
    ["no reference", { ...data.transaction, reference: "" }],
  ])("is none with %s", (_, sent) => expect(readTransaction(sent)).toBeNull());

  it("sends nobody to an address that is no page", () => {
    const method = { extra: { async_payment_url: "javascript:alert(1)" } };
    expect(readTransaction({ ...data.transaction, payment_method: method })?.bankUrl).toBeNull();
  });

  it("has an id of letters, digits and dashes", () => {
    expect(isTransactionId("1292-1602113476-10985")).toBe(true);
    expect(isTransactionId("a/b")).toBe(false);
    expect(isTransactionId("a".repeat(65))).toBe(false);
  });
});

describe("what became of a payment", () => {
  const ours = { ...data.transaction, id: "1234-1", reference: "CT-1", status: "APPROVED" };
  /** Returns the client's reading of this answer, and the requests it sent. */
  async function asked(transactions: readonly object[]) {
    const requests: { address: string; key: string | null }[] = [];
    const send: Send = (address, { headers }) => {
      requests.push({ address, key: new Headers(headers).get("authorization") });
      return Promise.resolve(Response.json({ data: transactions }));
    };
    const client = new WompiClient({
      keys: { ...keys, url: "https://w.test/v1" },
      clock: movableClock(START),
      send,
    });
    const found = await client.transactionsOf("CT-1");
    return { ids: found.map(({ id }) => id), requests };
  }

  it("is asked by the reference alone, with the private key", async () => {
    expect(await asked([ours])).toEqual({
      ids: ["1234-1"],
      requests: [
        { address: "https://w.test/v1/transactions?reference=CT-1", key: `Bearer ${keys.privateKey}` },
      ],
    });
  });

  it("is asked within the trace of the request, where there is one", async () => {
    const heard: (string | null)[] = [];
    const send: Send = (_, { headers }) => {
      heard.push(new Headers(headers).get("traceparent"));
      return Promise.resolve(Response.json({ data: [] }));
    };
    const client = new WompiClient({ keys, clock: movableClock(START), send });
    const id = "4bf92f3577b34da6a3ce929d0e0e4736";
    await withinTrace({ id, flags: "01" }, () => client.transactionsOf("CT-1"));
    await client.transactionsOf("CT-1");
    expect(heard).toEqual([expect.stringMatching(new RegExp(`^00-${id}-[0-9a-f]{16}-01$`)), null]);
  });

  it("is not said by an answer that names another merchant or another reference", async () => {
    const merchant = (key: string) => ({ merchant: { name: "Comercio", public_key: key } });
    const { ids } = await asked([
      { ...ours, id: "1", ...merchant("pub_prod_otro") },
      { ...ours, id: "2", reference: "CT-10" },
      { ...ours, id: "3", ...merchant(keys.publicKey) },
    ]);
    expect(ids).toEqual(["3"]);
  });

  it("is asked again after 1, 5 and 30 minutes, 3 hours, and then each day", () => {
    expect([0, 1, 2, 3, 4, 9].map(minutesToNextAsk)).toEqual([1, 5, 30, 180, 1_440, 1_440]);
  });

  const order = "01a20d74-4cd5-7251-8b26-cf8c753b80fd";
  it.each([
    [order, order],
    [order.toUpperCase(), order],
    [`${order}-12`, order],
    [`${order}-`, null],
    [`${order}-1a`, null],
    [`x${order}`, null],
    ["CT-2026-000001-1", null],
  ])("the reference %s is of the reservation %s", (reference, id) =>
    expect(orderOfReference(reference)).toBe(id),
  );
});

describe("the sandbox", () => {
  it.each([
    [outcomeOfCard("4242424242424242"), "APPROVED"],
    [outcomeOfCard("4111111111111111"), "DECLINED"],
    [outcomeOfCard("5555555555554444"), "ERROR"],
    [outcomeOfPhone("3991111111"), "APPROVED"],
    [outcomeOfPhone("3992222222"), "DECLINED"],
    [outcomeOfPhone("3001234567"), "ERROR"],
    [outcomeOfBank("1"), "APPROVED"],
    [outcomeOfBank("2"), "DECLINED"],
    [outcomeOfBank("3"), "ERROR"],
  ])("comes to %s where the provider's does to %s", (outcome, expected) => expect(outcome).toBe(expected));
});
