import { addressOf } from "../../../core/addresses.ts";
import { queueMail } from "../../../core/mail/queue-mail.ts";
import type { Work } from "../../../core/mutation/work.ts";
import { OWNER_LINK_HOURS } from "./owner-link.ts";

/** Returns the URL of the page on which a token creates the first OWNER. */
export const firstDayAddress = ({ services }: Work, token: string): string =>
  `${services.config.publicUrl}${addressOf("firstDay")}?token=${encodeURIComponent(token)}`;

/** E-mails the link by which the first OWNER creates their account. */
export async function queueOwnerLinkMail(
  work: Work,
  { id, to, url }: { readonly id: string; readonly to: string; readonly url: string },
): Promise<void> {
  const once = `El enlace funciona una sola vez, durante ${OWNER_LINK_HOURS} horas.`;
  await queueMail(work, {
    key: `owner-link:${id}`,
    to,
    subject: "Todo listo para tu primer día",
    letter: {
      preview: `Crea la cuenta del propietario. ${once}`,
      title: "Todo listo para tu primer día",
      paragraphs: [
        "Con este enlace creas la cuenta del propietario y le das nombre a tu agencia.",
        `${once} Si no esperabas este correo, no hagas nada.`,
      ],
      button: { text: "Comenzar", url },
    },
  });
}
