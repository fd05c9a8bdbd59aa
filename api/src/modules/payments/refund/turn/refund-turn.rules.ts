import {
  others,
  type TeamMember,
  type Turn,
  turnOfClient,
  turnOfOffice,
} from "../../../accounts/turn/turn.rules.ts";
import type { RefundStatus } from "../refund.lifecycle.ts";

/** What tells who does the next step of a refund. */
export interface RefundTurnFacts {
  readonly status: RefundStatus;
  /** The client's name. */
  readonly client: string;
  readonly office: readonly TeamMember[];
  readonly createdById: number | null;
  readonly createdAt: string;
  /** When the account was written down, and by whom of the office; null where nobody did. */
  readonly accountAt: string | null;
  readonly accountById: number | null;
  readonly needsSecondPerson: boolean;
  /** Who approved paying it as it stands. */
  readonly approvedById: number | null;
  /** Who asked for that approval, as long as it waits, and since when. */
  readonly askedById: number | null;
  readonly askedAt: string | null;
}

/** Who pays a refund: nobody who opened it, or wrote down where it goes. */
export const payTurn = ({ office, createdById, accountById, createdAt, accountAt }: RefundTurnFacts): Turn =>
  turnOfOffice("payRefunds", others(office, createdById, accountById), {
    step: "pagarla",
    since: accountAt ?? createdAt,
  });

/** Who does the next step of a refund; null where nothing waits. */
export function refundTurn(facts: RefundTurnFacts): Turn | null {
  const { status, client, office, createdAt, accountAt, approvedById } = facts;
  if (status !== "abierta") return null;
  if (accountAt === null)
    return turnOfClient(client, { step: "decir a qué cuenta se le devuelve", since: createdAt });
  const pays = payTurn(facts);
  if (!facts.needsSecondPerson) return pays;
  if (approvedById !== null) return { ...pays, people: pays.people.filter(({ id }) => id !== approvedById) };
  return facts.askedById === null
    ? { ...pays, step: "pedir la aprobación del pago" }
    : turnOfOffice(
        "payRefunds",
        office.filter(({ id }) => id !== facts.askedById),
        { step: "aprobar el pago", since: facts.askedAt },
      );
}
