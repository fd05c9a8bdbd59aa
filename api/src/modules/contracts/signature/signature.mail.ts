import { firstName } from "../../../core/colombia/names.ts";
import { codeLetter } from "../../../core/mail/code-letter.ts";
import type { Letter } from "../../../core/mail/layout.ts";
import type { ContractContent } from "../contract/print/contract-content.ts";

/** Returns the purpose of the signing code as a phrase: `firmar el contrato de tu viaje a Cartagena`. */
export const signingAim = ({ destination }: Pick<ContractContent, "destination">): string =>
  `firmar el contrato de tu viaje a ${destination}`;

/** Returns the subject of the mail with the code for signing a contract. */
export const signingCodeSubject = (content: ContractContent): string =>
  `Tu código para ${signingAim(content)}`;

/** Returns the mail with the code for signing a contract. */
export const signingCodeLetter = (content: ContractContent, code: string, minutes: number): Letter =>
  codeLetter({
    code,
    minutes,
    title: "Tu código para firmar",
    aim: signingAim(content),
    said: [
      `Hola, ${firstName(content.client.name)}. Escríbelo en la página de firma: con él, ` +
        "tu firma queda unida a este correo.",
      "Si no fuiste tú, no hagas nada: sin el código el contrato no se firma en nuestra página. " +
        "No compartas este código con nadie.",
    ],
    ...(content.advisor && { advisor: content.advisor }),
  });
