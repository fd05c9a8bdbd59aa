import { firstName } from "../../../core/colombia/names.ts";
import type { Letter } from "../../../core/mail/layout.ts";
import type { ContractContent } from "../../contracts/contract/print/contract-content.ts";

/** Returns the subject of the mail that brings the code of a client's page. */
export const linkCodeSubject = (number: string): string => `Tu código para la página del contrato ${number}`;

/** Returns the mail that brings the code which a link that an advisor sent asks for. */
export const linkCodeLetter = (
  { number, client, advisor }: ContractContent,
  code: string,
  minutes: number,
): Letter => ({
  preview: `Vence en ${minutes} minutos`,
  title: "Tu código",
  paragraphs: [
    `Hola, ${firstName(client.name)}. Escribe este código en la página de tu viaje ` +
      `del contrato ${number}: ${code}`,
    `El código vence en ${minutes} minutos y sirve una sola vez.`,
    "Si no fuiste tú, no hagas nada y cuéntale a la agencia. No compartas este código con nadie, " +
      "tampoco con tu asesor.",
  ],
  ...(advisor && { advisor }),
});
