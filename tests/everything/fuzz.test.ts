import { performance } from "node:perf_hooks";
import { beforeAll, describe, expect, it } from "vitest";
import { fuzz } from "../fuzz/fuzz.ts";
import type { TestApp } from "../support/app.ts";
import { anAppWithSales } from "../support/sales.ts";

/** Minutes of a run by hand, `npm run fuzz`; without them a short one whose choices never change. */
const minutes = Number(process.env["FUZZ_MINUTES"] ?? 0);
const seed = Number(process.env["FUZZ_SEED"] ?? 41);

let app: TestApp;
beforeAll(async () => {
  app = await anAppWithSales();
});

describe("calls that follow from each other's answers", () => {
  it(
    "find no defect, no trace, no row out of scope and no field that is hidden elsewhere",
    async () => {
      const end = performance.now() + minutes * 60_000;
      const { steps, answered, compared, findings } = await fuzz(app, {
        seed,
        goesOn: minutes ? () => performance.now() < end : (done) => done < 1_500,
        // How quick a machine is that does other things too is no fact about the product.
        ...(minutes && { slowest: 1_000 }),
      });
      process.stdout.write(
        `seed ${seed}: ${steps} steps, ${answered} answered, ` +
          `${compared} rows read again, ${findings.length} findings\n`,
      );
      for (const { what, curl } of findings) process.stdout.write(`${what}\n  ${curl}\n`);
      expect(findings.map(({ what }) => what)).toEqual([]);
      expect(answered).toBeGreaterThan(steps / 10);
      expect(compared).toBeGreaterThan(50);
    },
    (minutes + 10) * 60_000,
  );
});
