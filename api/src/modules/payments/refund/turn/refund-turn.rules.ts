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

/** Who does the next step of a refund; null where nothing waits. */
export function refundTurn(facts: RefundTurnFacts): Turn | null {
  const { status, client, office, createdById, createdAt, accountAt, accountById, approvedById } = facts;
  if (status !== "abierta") return null;
  if (accountAt === null)
    return turnOfClient(client, { step: "decir a qué cuenta se le devuelve", since: createdAt });
  const payers = others(office, createdById, accountById);
  if (!facts.needsSecondPerson)
    return turnOfOffice("payRefunds", payers, { step: "pagarla", since: accountAt });
  if (approvedById !== null)
    return turnOfOffice(
      "payRefunds",
      payers.filter(({ id }) => id !== approvedById),
      { step: "pagarla", since: accountAt },
    );
  return facts.askedById === null
    ? turnOfOffice("payRefunds", payers, { step: "pedir la aprobación del pago", since: accountAt })
    : turnOfOffice(
        "payRefunds",
        office.filter(({ id }) => id !== facts.askedById),
        { step: "aprobar el pago", since: facts.askedAt },
      );
}
