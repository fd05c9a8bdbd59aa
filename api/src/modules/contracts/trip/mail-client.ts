import { queueMail } from "../../../core/mail/queue-mail.ts";
import type { Work } from "../../../core/mutation/work.ts";
import { tripKindOf, type TripRef } from "./trip-kind.ts";

/**
 * Notifies a trip's client by mail, at most once a day, that their link was used to share the trip or add it
 * to a calendar. A link does not prove who used it.
 */
export async function mailClient(work: Work, { kind, id }: TripRef, record: object): Promise<void> {
  const client = work.link && tripKindOf(kind).client(record);
  if (!client) return;
  const { email, name, destination, page } = client;
  const title = "Se compartió tu viaje";
  const said = `Con tu enlace se compartió hoy tu viaje a ${destination}, o se agregó a un calendario.`;
  await queueMail(work, {
    key: `trip-shared:${id}:${work.today}`,
    to: email,
    subject: title,
    letter: {
      preview: said,
      title,
      paragraphs: [
        `Hola, ${name}:`,
        `${said} Quien tiene ese enlace o calendario ve los días, los vuelos y el hotel, sin precios ` +
          "ni pagos.",
        "Los ves todos en la página de tu viaje, en «Compartir el viaje», y allí quitas los que no quieras.",
      ],
      button: { text: "Ver mi viaje", url: await page(work) },
    },
  });
}
