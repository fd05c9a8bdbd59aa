import { firstName } from "../../../core/colombia/names.ts";
import { codeLetter } from "../../../core/mail/code-letter.ts";
import type { Letter } from "../../../core/mail/layout.ts";
import type { ContractContent } from "../../contracts/contract/print/contract-content.ts";

/** Returns the phrase that names the page that the code opens: `la página de tu viaje a Cartagena`. */
export const linkCodeAim = ({ destination }: ContractContent): string =>
  `la página de tu viaje a ${destination}`;

/** Returns the e-mail with the code that is required for a link sent by an advisor. */
export const linkCodeLetter = (content: ContractContent, code: string, minutes: number): Letter =>
  codeLetter({
    code,
    minutes,
    title: "Tu código",
    aim: linkCodeAim(content),
    said: [
      `Hola, ${firstName(content.client.name)}. Escríbelo en la página de tu viaje.`,
      "Si no fuiste tú, no hagas nada y cuéntale a la agencia. No compartas este código con nadie, " +
        "tampoco con tu asesor.",
    ],
    ...(content.advisor && { advisor: content.advisor }),
  });
