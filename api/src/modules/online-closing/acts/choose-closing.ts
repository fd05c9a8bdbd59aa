import { badInput, conflict } from "../../../core/failure.ts";
import type { Work } from "../../../core/mutation/work.ts";
import { chooseExtras } from "../../quotes/quote/option/chosen-extras.ts";
import { chooseOption, undoChoice } from "../../quotes/quote/option/quote-choice.ts";
import { optionsOf } from "../../quotes/quote/option/quote-options.ts";
import { closingInProgress, type ClosingVisitor } from "../closing.access.ts";
import { noteStep } from "../closing-moves.ts";
import { offeredPayments } from "../closing-plan.rules.ts";
import { refuseWithoutSeats } from "../closing-seats.ts";
import type { ChooseClosingInput } from "../closing.inputs.ts";
import { ALREADY_ACCEPTED } from "../closing.texts.ts";
import { refuseWithoutRights } from "../lent-rights.ts";

const NOT_OFFERED = "Ese número de pagos ya no alcanza antes del viaje. Elige otro.";

/**
 * Keeps a client's choice of option, extras and number of payments. It can be changed until the summary is
 * accepted; the prices come from the frozen version.
 */
export async function chooseClosing(
  work: Work,
  { input, ...visitor }: ClosingVisitor & { input: ChooseClosingInput },
): Promise<string> {
  const found = await closingInProgress(work, visitor);
  const { quote, closing } = found;
  if (closing.acceptedAt) throw conflict(ALREADY_ACCEPTED);
  await refuseWithoutRights(work, found);
  await refuseWithoutSeats(work, found);
  if (!offeredPayments(closing.mostPayments, work.today, quote.fechaIda).includes(input.payments))
    throw badInput("payments", NOT_OFFERED);
  const options = await optionsOf(work, quote);
  const chosen = options.find((option) => option.chosen);
  if (input.option && input.option !== chosen?.id) {
    await undoChoice(work, quote, options);
    // Only one option is chosen at a time.
    await work.save();
    await chooseOption(work, quote, input.option);
  }
  const extras = await chooseExtras(work, quote, input.extras ?? []);
  closing.payments = input.payments;
  closing.chosenAt = work.now;
  noteStep(work, closing);
  work.audit("quote.closing-chosen", quote.id, {
    payments: input.payments,
    extras: extras.map(({ name }) => name),
    total: quote.precioTotal ?? 0,
  });
  return quote.id;
}
