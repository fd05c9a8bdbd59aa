import { v7 } from "uuid";
import { assign } from "../../../core/rows.ts";
import type { Work } from "../../../core/mutation/work.ts";
import { nameProblem, normalName } from "../../../core/colombia/names.ts";
import { normalPhone, phoneProblem } from "../../../core/colombia/phones.ts";
import { badInput } from "../../../core/failure.ts";
import { may } from "../../accounts/permissions.rules.ts";
import { recordConsent } from "../../accounts/consent/record-consent.ts";
import { User } from "../../accounts/account/user.entity.ts";
import { holdOpenRaffle } from "../raffle.access.ts";
import type { SelectNumbersInput } from "../raffle.inputs.ts";
import { announceNumbers } from "../raffle-live.ts";
import { askedNumbers, heldUntil, refuseLateSale, refuseTaken } from "../raffle.rules.ts";
import { RaffleNumber } from "../raffle-number.entity.ts";

/** Selected numbers of a raffle: the selection's id, and the numbers in order. */
export interface NumberSelection {
  readonly selectionId: string;
  readonly numbers: string[];
}

/**
 * Reserves numbers of the open raffle for a person, all or none. The numbers are locked in board order; when
 * two people want the same number, the second waits and is refused without reserving anything.
 */
export async function selectRaffleNumbers(
  work: Work,
  { input }: { input: SelectNumbersInput },
): Promise<NumberSelection> {
  const values = askedNumbers(input.numbers);
  const { name, phone } = personOf(input);
  const raffle = await holdOpenRaffle(work);
  refuseLateSale(raffle.drawDate, work.today);
  const numbers = await work.em.find(
    RaffleNumber,
    { raffle, value: { $in: values } },
    { orderBy: { value: "asc" } },
  );
  await work.lock(...numbers);
  refuseTaken(numbers.filter(({ selectedAt }) => selectedAt !== null).map(({ value }) => value));

  const { viewer, now } = work;
  const seller = viewer && may(viewer.role, "sellRaffle") ? work.em.getReference(User, viewer.id) : null;
  const selectionId = v7();
  for (const number of numbers)
    assign(number, { name, phone, seller, selectionId, selectedAt: now, dueAt: heldUntil(now) });
  await recordConsent(work, "raffle", selectionId, input.aceptaTratamiento === true);
  work.audit("raffle.selected", selectionId, { raffleId: raffle.id, values, name, phone });
  await work.emit("raffle.selected", { raffleId: raffle.id });
  await announceNumbers(work, raffle.id, values, "selected");
  return { selectionId, numbers: values };
}

function personOf({ name, phone }: SelectNumbersInput): { name: string; phone: string } {
  const wrongName = nameProblem(name);
  if (wrongName) throw badInput("name", wrongName);
  const wrongPhone = phoneProblem(phone);
  if (wrongPhone) throw badInput("phone", wrongPhone);
  return { name: normalName(name), phone: normalPhone(phone) ?? phone };
}
