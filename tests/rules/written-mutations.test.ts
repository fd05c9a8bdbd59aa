import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { Does } from "../../api/src/modules/accounts/account/permission.ts";
import {
  chargebackActs,
  claimableActs,
} from "../../api/src/modules/payments/chargeback/chargeback.acts.rules.ts";
import { paymentActs } from "../../api/src/modules/payments/payment/payment.acts.rules.ts";

/**
 * Mutations that have a method of their own, by module (decision 0184): they store pictures or several files,
 * look at a limit of a record, take a class of arguments, or answer a list. A number may only fall.
 */
const most: Readonly<Record<string, number>> = {
  accounts: 20,
  bank: 4,
  catalog: 2,
  claims: 5,
  commissions: 10,
  content: 18,
  contracts: 11,
  customers: 4,
  exports: 1,
  history: 1,
  invoices: 2,
  operation: 3,
  organization: 3,
  payments: 7,
  providers: 3,
  purchases: 1,
  quotes: 13,
  raffle: 3,
  reports: 1,
  reservations: 6,
  "staff-documents": 1,
  webhooks: 4,
};

const modules = fileURLToPath(new URL("../../api/src/modules/", import.meta.url));

describe("a mutation", () => {
  it("that only runs an act is declared in a line", () => {
    const written = Object.groupBy(
      globSync("**/*.resolver.ts", { cwd: modules }).flatMap((file) =>
        Array.from(readFileSync(`${modules}${file}`, "utf8").matchAll(/@Mutation\(/g), () => file),
      ),
      (file) => file.split("/")[0]!,
    );
    const over = Object.entries(written).flatMap(([name, found = []]) =>
      found.length > (most[name] ?? 0) ? [`${name}: ${found.length}, at most ${most[name] ?? 0}`] : [],
    );
    expect(over).toEqual([]);
  });

  it("takes one capability from the table of its acts, or the API does not start", () => {
    expect(() => Does(paymentActs, "verify", "reject")).not.toThrow();
    expect(() => Does(paymentActs, "verify", "reverse")).toThrow("verify, reverse: not one capability");
    expect(() => Does(chargebackActs, "decide", "note")).toThrow("not one capability");
    expect(() => Does(claimableActs, "openChargeback")).toThrow("openChargeback: not one capability");
  });
});
