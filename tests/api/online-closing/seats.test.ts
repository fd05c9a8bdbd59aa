import { beforeEach, describe, expect, it } from "vitest";
import type { TestApp } from "../../support/app.ts";
import { expectRefused } from "../../support/expect-refused.ts";
import { asOwner } from "../../support/owner.ts";
import { aPackage } from "../../support/story/catalog.ts";
import { CANCEL } from "../../support/story/commissions.ts";
import {
  allowClosing,
  aSittingToAccept,
  acceptSummary,
  choose,
  closingOf,
  contractOf,
  reportSitting,
  signSitting,
  type Sitting,
  startClosing,
} from "../../support/story/online-closing.ts";
import { aSentQuote, type StoryQuote } from "../../support/story/quotes.ts";
import { book, departure, seatsLeft } from "../../support/story/reservations.ts";
import { anAppForEach } from "../../support/taking-back.ts";

const NO_SEATS = "Ya no quedan cupos para esta salida. Tu asesor te llamará para ofrecerte otra.";

const theApp = anAppForEach();
let app: TestApp;
let packId: number;
beforeEach(async () => {
  app = theApp();
  packId = await aPackage(app, { cupos: 4 });
});

/** A quote for three people that was requested from the package, on its only departure. */
async function aPackageQuote(): Promise<StoryQuote> {
  const days = { fechaIda: departure.salida, fechaRegreso: departure.llegada };
  const quote = await aSentQuote(app, { input: days });
  await asOwner(app, (em) => em.execute("update quotes set package_id = ? where id = ?", [packId, quote.id]));
  return allowClosing(app, quote);
}

const aSitting = async (): Promise<Sitting> => aSittingToAccept(app, await aPackageQuote());

describe("the seats of a departure", () => {
  it("are held for 48 hours from the accepted summary, free again after, and sold with the payment", async () => {
    const sitting = await aSitting();
    expect(await seatsLeft(app, packId)).toBe(4);
    const contractId = await contractOf(app, sitting);
    expect(await seatsLeft(app, packId)).toBe(1);
    app.clock.advance({ hours: 47 });
    expect(await seatsLeft(app, packId)).toBe(1);
    app.clock.advance({ hours: 2 });
    expect(await seatsLeft(app, packId)).toBe(4);
    app.clock.advance({ hours: -49 });
    await signSitting(app, sitting, contractId);
    await reportSitting(app, sitting, contractId, 3_000_000);
    app.clock.advance({ hours: 200 });
    expect(await seatsLeft(app, packId)).toBe(1);
  });

  it("are free again when the contract is cancelled", async () => {
    const contractId = await contractOf(app, await aSitting());
    await app.as("owner").ask(CANCEL, { id: contractId, input: { motivo: "El cliente desistió" } });
    expect(await seatsLeft(app, packId)).toBe(4);
  });

  it("that are gone leave the closing to the seller, at each step", async () => {
    const sitting = await startClosing(app, await aPackageQuote());
    await book(app, packId, { numberOfPeople: 2 });
    expectRefused(await choose(app, sitting), "CONFLICT", NO_SEATS);
    expect(await closingOf(app, sitting)).toMatchObject({ status: "a_mano" });
  });

  it("are not sold twice when two clients accept at once", async () => {
    const [one, other] = [await aSitting(), await aSitting()];
    const answers = await Promise.all([acceptSummary(app, one), acceptSummary(app, other)]);
    expect(answers.filter(({ data }) => data?.acceptClosing)).toHaveLength(1);
    expect(answers.flatMap(({ errors = [] }) => errors.map(({ message }) => message))).toEqual([NO_SEATS]);
    expect(await seatsLeft(app, packId)).toBe(1);
  });
});
