import type { TestApp } from "../support/app.ts";
import { aRegistered } from "../support/story/accounts.ts";
import { aPackage } from "../support/story/catalog.ts";
import { aCommission, aPaidCommission } from "../support/story/commissions.ts";
import { aSlide, aVideo } from "../support/story/content.ts";
import { aSentContract } from "../support/story/contracts.ts";
import { aPayableContract, aPayment, aVerifiedPayment, REVERSE } from "../support/story/payments.ts";
import { anItemInInstallments } from "../support/story/purchases.ts";
import { aRejectedQuote, aRequotedQuote, aSentQuote } from "../support/story/quotes.ts";
import { anOpenRaffle, board, marta, PAY_NUMBER, SELECT } from "../support/story/raffle.ts";

/** Something that was sent to a client, with the token of its link. */
interface Sent {
  readonly id: string;
  readonly number: string;
  readonly token: string;
}

/**
 * Records that a release leaves for the next one: the tokens of links, which no database keeps, and the
 * records they open.
 */
export interface Remembered {
  /** Time of the clock, by which links are valid. */
  readonly at: string;
  readonly quotes: readonly [Sent, Sent];
  readonly contracts: readonly [Sent, Sent];
  /** A payment of 500,000 COP was verified, one of 300,000 waits. */
  readonly payments: { readonly contractId: string; readonly verified: string; readonly waiting: string };
}

/** One small sale of every kind, made through the product's own acts. */
export async function live(app: TestApp): Promise<Remembered> {
  await aRegistered(app);
  await aPackage(app);
  await aSlide(app);
  await aVideo(app, "training", "https://www.youtube.com/watch?v=dQw4w9WgXcQ");
  const quotes = [await aSentQuote(app), await aSentQuote(app)] as const;
  await aRejectedQuote(app);
  await aRequotedQuote(app);
  const contracts = [sent(await aSentContract(app)), sent(await aSentContract(app))] as const;
  await anItemInInstallments(app);

  const { id: contractId } = await aPayableContract(app);
  const verified = await aVerifiedPayment(app, contractId);
  const reversed = await aVerifiedPayment(app, contractId, { monto: 250_000 });
  await app.as("owner").ask(REVERSE, { id: reversed.id, input: { motivo: "Cheque devuelto" } });
  const waiting = await aPayment(app, contractId, { monto: 300_000 });

  await aPaidCommission(app);
  await aCommission(app);
  await aBusyRaffle(app);
  const at = app.clock.now().toISOString();
  return { at, quotes, contracts, payments: { contractId, verified: verified.id, waiting: waiting.id } };
}

const sent = ({ id, number, token }: Sent): Sent => ({ id, number, token });

async function aBusyRaffle(app: TestApp): Promise<void> {
  await anOpenRaffle(app);
  await app.as("asesor").ask(SELECT, { input: { ...marta, numbers: ["007", "021"] } });
  await app.as("asesor").ask(PAY_NUMBER, { id: (await board(app))["007"]?.id, isPaid: true });
}
