import { firstName } from "../../../core/colombia/names.ts";
import type { Letter } from "../../../core/mail/layout.ts";
import type { ContractContent } from "../contract/print/contract-content.ts";

/** Returns the subject of the mail that brings the code to sign. */
export const signingCodeSubject = (number: string): string => `Tu código para firmar el contrato ${number}`;

/** Returns the mail that brings the code with which a client signs. */
export const signingCodeLetter = (
  { number, client, advisor }: ContractContent,
  code: string,
  minutes: number,
): Letter => ({
  preview: `Vence en ${minutes} minutos`,
  title: "Tu código para firmar",
  paragraphs: [
    `Hola, ${firstName(client.name)}. Escribe este código en la página de firma ` +
      `del contrato ${number}: ${code}`,
    `El código vence en ${minutes} minutos y sirve una sola vez. ` +
      "Con él, tu firma queda unida a este correo.",
    "Si no fuiste tú, no hagas nada: sin el código el contrato no se firma en nuestra página. " +
      "No compartas este código con nadie.",
  ],
  ...(advisor && { advisor }),
});
