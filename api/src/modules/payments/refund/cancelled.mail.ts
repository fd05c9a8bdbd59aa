import type { Day } from "../../../core/colombia/days.ts";
import { firstName } from "../../../core/colombia/names.ts";
import { spokenDay } from "../../../core/colombia/spoken.ts";
import { type Cop, formatCop } from "../../../core/colombia/cop.ts";
import type { Letter } from "../../../core/mail/layout.ts";
import { waitingText } from "./refund.rules.ts";
import type { PaidContent } from "../payable/payable.ts";

/** Amounts of a contract when it is cancelled, in COP. */
export interface CancelledMoney {
  /** Sum of the verified payments. */
  readonly paid: Cop;
  /** Sum of the payments that await verification. */
  readonly waiting: Cop;
  /** Part of the verified payments that no earlier refund covers. */
  readonly left: Cop;
  /**
   * Refund decided together with the cancellation; the agency keeps the rest. Null when nothing was decided.
   */
  readonly refund: { readonly monto: Cop; readonly dueOn: Day; readonly asksAccount: boolean } | null;
}

const OBJECTS = "Si no estás de acuerdo, responde a este correo.";

/** Returns the sentence about the remaining payments, according to the decision. */
function decidedText({ left, refund }: Pick<CancelledMoney, "left" | "refund">): string {
  if (refund === null)
    return "Aún no se ha decidido cuánto se te devuelve: te escribiremos en cuanto se decida.";
  const { monto, dueOn } = refund;
  if (monto === 0) return `De lo que pagaste no se devuelve dinero. ${OBJECTS}`;
  const goesBack = `Te devolveremos ${formatCop(monto)} a más tardar el ${spokenDay(dueOn)}.`;
  return monto < left
    ? `${goesBack} Lo demás, ${formatCop(left - monto)}, no se devuelve. ${OBJECTS}`
    : goesBack;
}

/** Returns the sentences of an e-mail about the money of a cancelled contract. */
function moneyTexts({ paid, waiting, ...decided }: CancelledMoney): string[] {
  if (paid === 0 && waiting === 0)
    return ["No habíamos recibido pagos de este contrato, así que no hay dinero por devolver."];
  const texts: string[] = [];
  if (paid > 0) texts.push(`Pagaste ${formatCop(paid)}.`);
  if (decided.left > 0) texts.push(decidedText(decided));
  const waits = waitingText(waiting);
  return waits ? [...texts, waits] : texts;
}

const ASKS_ACCOUNT =
  "Dinos a qué cuenta lo enviamos: en tu página lo haces en un minuto. Nunca te pediremos claves ni códigos " +
  "de tu banco.";

/**
 * Returns the e-mail that informs a client that the contract was cancelled, with the decision about the
 * payments; `url` opens the client page. The reason entered by staff is internal and not included.
 */
export function cancelledLetter(
  content: PaidContent,
  number: string,
  money: CancelledMoney,
  url: string | null,
): { readonly subject: string; readonly letter: Letter } {
  const { client, destination, advisor } = content;
  const asksAccount = money.refund?.asksAccount === true && money.refund.monto > 0;
  return {
    subject: `Se canceló tu contrato ${number}`,
    letter: {
      preview: `Tu viaje a ${destination}`,
      title: "Se canceló tu contrato",
      paragraphs: [
        `Hola, ${firstName(client.name)}. El contrato ${number} de tu viaje a ${destination} se canceló: ` +
          "ya no hay nada por firmar ni por pagar de él.",
        moneyTexts(money).join(" "),
        ...(asksAccount ? [ASKS_ACCOUNT] : []),
        "Si tienes preguntas, responde a este correo o escríbele a tu asesor.",
      ],
      ...(url && { button: { text: asksAccount ? "Decir a qué cuenta" : "Ver mi viaje", url } }),
      ...(advisor && { advisor }),
    },
  };
}
