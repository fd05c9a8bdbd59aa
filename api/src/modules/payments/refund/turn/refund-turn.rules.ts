import {
  inOrder,
  others,
  type TeamMember,
  type Turn,
  turnOfClient,
  turnOfOffice,
} from "../../../accounts/turn/turn.rules.ts";
import type { RefundStatus } from "../refund.lifecycle.ts";

/** Facts that decide who does the next step of a refund. */
export interface RefundTurnFacts {
  readonly status: RefundStatus;
  /** The client's name. */
  readonly client: string;
  readonly office: readonly TeamMember[];
  readonly createdById: number | null;
  readonly createdAt: string;
  /**
   * Time at which the account was entered, and the person of the office who did; null without an account, or
   * when the client gave it.
   */
  readonly accountAt: string | null;
  readonly accountById: number | null;
  readonly needsSecondPerson: boolean;
  /** Id of the person who approved paying it as it is; null without an approval. */
  readonly approvedById: number | null;
  /** Id of the person who requested that approval, while it is pending, and the time of the request. */
  readonly askedById: number | null;
  readonly askedAt: string | null;
}

/** Sentence for the client of a refund whose account is known. */
const UNDER_WAY = "Ya tenemos tu cuenta: estamos tramitando tu devolución.";

/**
 * Returns the turn of the people who pay a refund, without the person who opened it and the person who
 * entered its account.
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

/** Returns the next step of a refund; null when it waits for nobody. */
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

/** Returns the turns that a refund waits for; empty when it waits for nobody. */
export const refundTurns = (facts: RefundTurnFacts): readonly Turn[] => inOrder([nextTurn(facts)]);
