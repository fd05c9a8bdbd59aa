import {
  inOrder,
  others,
  type TeamMember,
  type Turn,
  turnOfClient,
  turnOfOffice,
} from "../../../accounts/turn/turn.rules.ts";
import type { RefundStatus } from "../refund.lifecycle.ts";

/** Facts that determine who takes the next step on a refund. */
export interface RefundTurnFacts {
  readonly status: RefundStatus;
  /** Name of the client. */
  readonly client: string;
  readonly office: readonly TeamMember[];
  readonly createdById: number | null;
  readonly createdAt: string;
  /**
   * Time at which the account was entered. The next field is the staff member who entered it; null without an
   * account, or when the client entered it.
   */
  readonly accountAt: string | null;
  readonly accountById: number | null;
  readonly needsSecondPerson: boolean;
  /** Id of the person who approved paying the refund in its current state; null without an approval. */
  readonly approvedById: number | null;
  /** Id of the person who requested that approval while it is pending, and the time of the request. */
  readonly askedById: number | null;
  readonly askedAt: string | null;
}

/** Sentence shown to the client of a refund whose account is known. */
const UNDER_WAY = "Ya tenemos tu cuenta: estamos tramitando tu devolución.";

/**
 * Returns the turn to pay a refund. The person who opened it and the person who entered its account are
 * excluded.
 */
export const payTurn = ({ office, createdById, accountById, createdAt, accountAt }: RefundTurnFacts): Turn =>
  turnOfOffice("payRefunds", others(office, createdById, accountById), {
    act: "pay",
    step: "pagar la devolución",
    // An account that was given for another refund was known before this refund.
    since: accountAt !== null && accountAt > createdAt ? accountAt : createdAt,
    sentence: "Se sabe a qué cuenta va la devolución y nadie la ha pagado.",
    clientSentence: UNDER_WAY,
    button: "Hacer devolución",
  });

/** Returns the next step of a refund; null when nobody has to act. */
function nextTurn(facts: RefundTurnFacts): Turn | null {
  const { status, client, office, createdAt, accountAt, approvedById } = facts;
  if (status !== "abierta") return null;
  if (accountAt === null)
    return turnOfClient(client, {
      act: "giveAccount",
      step: "decir a qué cuenta se le devuelve",
      since: createdAt,
      sentence: "Falta la cuenta a la que se le devuelve al cliente.",
      clientSentence: "Dinos a qué cuenta te devolvemos tu dinero.",
      button: "Escribir la cuenta",
    });
  const pays = payTurn(facts);
  if (!facts.needsSecondPerson) return pays;
  if (approvedById !== null) return { ...pays, people: pays.people.filter(({ id }) => id !== approvedById) };
  return facts.askedById === null
    ? {
        ...pays,
        act: "askApproval",
        step: "pedir la aprobación del pago",
        sentence: "La devolución necesita que otra persona apruebe pagarla.",
        button: "Pedir aprobación",
      }
    : turnOfOffice(
        "payRefunds",
        office.filter(({ id }) => id !== facts.askedById),
        {
          act: "approvePayout",
          step: "aprobar el pago",
          since: facts.askedAt,
          sentence: "Quien paga la devolución pidió la aprobación de otra persona.",
          clientSentence: UNDER_WAY,
          button: "Aprobar pago",
        },
      );
}

/** Returns the turns that a refund waits for; empty when nobody has to act. */
export const refundTurns = (facts: RefundTurnFacts): readonly Turn[] => inOrder([nextTurn(facts)]);
