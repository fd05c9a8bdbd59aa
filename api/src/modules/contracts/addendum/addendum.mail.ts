import { linkDays } from "../../../core/auth/lifetimes.ts";
import { firstName } from "../../../core/colombia/names.ts";
import { counted, spokenTrip } from "../../../core/colombia/spoken.ts";
import { formatCop, sum } from "../../../core/colombia/cop.ts";
import { codeLetter } from "../../../core/mail/code-letter.ts";
import type { Letter } from "../../../core/mail/layout.ts";
import { planSentence } from "../contract/print/plan-sentence.rules.ts";
import type { AddendumContent } from "./addendum.parts.ts";

/** Returns the subject of the mail that sends an addendum to be signed. */
export const addendumSubject = (number: string): string =>
  `Un cambio a tu contrato ${number} espera tu firma`;

const passageOf = (
  { contrato, base, precioDespues }: AddendumContent,
  text: string,
  tone: "sun" | "leaf",
) => ({
  kind: "Otrosí",
  number: contrato,
  origin: base.origin,
  destination: base.destination,
  dates: spokenTrip(base.from, base.to),
  travellers: base.travellers,
  price: precioDespues,
  status: { text, tone },
});

/** Returns the changes as text, one per line. */
const changed = ({ cambios, precioAntes, precioDespues }: AddendumContent): string[] => [
  ...cambios.map(
    ({ label, before, after }) => `${label}: ${before || "no estaba"} → ${after || "se retira"}`,
  ),
  ...(precioAntes === precioDespues
    ? []
    : [`Precio total: ${formatCop(precioAntes)} → ${formatCop(precioDespues)}`]),
];

/**
 * Describes how the client pays after the addendum, in the wording of the contract; empty if the plan is
 * unchanged.
 */
function paying({ plan, precioDespues: price }: AddendumContent): string[] {
  if (plan === null) return [];
  const open = plan.filter(({ pagada }) => !pagada);
  const paid = sum(plan.filter(({ pagada }) => pagada).map(({ monto }) => monto));
  const due = open.map(({ fechaVencimiento, monto }) => ({ due: fechaVencimiento, amount: monto }));
  return [`Así queda tu plan de pagos. ${planSentence({ plan: due, price }, paid)}`];
}

/** Returns the mail that sends an addendum to be signed; `url` opens the addendum's page. */
export const addendumLetter = (content: AddendumContent, url: string): Letter => ({
  preview: `Otrosí n.º ${content.numero} al contrato ${content.contrato}`,
  title: addendumSubject(content.contrato),
  passage: passageOf(content, "Por firmar", "sun"),
  paragraphs: [
    `Hola, ${firstName(content.base.client.name)}. Preparamos el otrosí n.º ${content.numero} ` +
      `a tu contrato ${content.contrato}. Esto es lo que cambia:`,
    ...changed(content),
    ...paying(content),
    "Tu contrato sigue como está hasta que firmes. " +
      `El enlace es personal y estará disponible por ${counted(linkDays.addendum, "día", "días")}.`,
  ],
  button: { text: "Revisar y firmar", url },
  ...(content.base.advisor && { advisor: content.base.advisor }),
});

/** Returns the subject of the mail with the signed addendum. */
export const signedAddendumSubject = (number: string): string =>
  `El cambio a tu contrato ${number} quedó firmado`;

/** Returns the mail with the signed addendum; `verification` is the URL for verifying it. */
export const signedAddendumLetter = (content: AddendumContent, verification: string): Letter => ({
  preview: `Otrosí n.º ${content.numero} al contrato ${content.contrato}`,
  title: signedAddendumSubject(content.contrato),
  passage: passageOf(content, "Firmado", "leaf"),
  paragraphs: [
    `Hola, ${firstName(content.base.client.name)}. Firmaste el otrosí n.º ${content.numero} ` +
      `a tu contrato ${content.contrato}, que desde ahora dice:`,
    ...changed(content),
    ...paying(content),
    "Adjuntamos tu copia con el certificado de la firma. En cualquier momento puedes comprobar que nadie la cambió.",
  ],
  button: { text: "Comprobar el documento", url: verification },
  ...(content.base.advisor && { advisor: content.base.advisor }),
});

/** Returns the purpose of the signing code as a phrase: `firmar el otrosí de tu viaje a Cartagena`. */
export const addendumAim = ({ base }: AddendumContent): string =>
  `firmar el otrosí de tu viaje a ${base.destination}`;

/** Returns the mail with the code for signing an addendum. */
export const addendumCodeLetter = (content: AddendumContent, code: string, minutes: number): Letter =>
  codeLetter({
    code,
    minutes,
    title: "Tu código para firmar",
    aim: addendumAim(content),
    said: [
      `Hola, ${firstName(content.base.client.name)}. Escríbelo en la página de firma: con él, ` +
        "tu firma queda unida a este correo.",
      "Si no fuiste tú, no hagas nada: sin el código el otrosí no se firma. No compartas este código con nadie.",
    ],
    ...(content.base.advisor && { advisor: content.base.advisor }),
  });
