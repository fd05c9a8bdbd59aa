import type { Services } from "./core/context.ts";
import { jobContext } from "./core/jobs/context.ts";
import { refusePublishedPassword } from "./modules/accounts/published-password.ts";
import { makeOwnerLink } from "./modules/content/first-day/acts/make-owner-link.ts";
import { instanceNotices } from "./modules/operation/notices.ts";

/**
 * Looks at an installation before it serves: what is unsafe is refused, what its operators have to know is
 * said, a line each. @throws ConfigError with one line.
 */
export async function beforeServing(services: Services): Promise<void> {
  await refusePublishedPassword(services);
  for (const { key, text } of await instanceNotices(services)) services.log.warn({ notice: key }, text);
}

/**
 * Makes the link for the first OWNER, where there is none, and answers the line that says how it comes to
 * them; null where there is an OWNER.
 */
export async function firstOwnerLine(services: Services, atStart: boolean): Promise<string | null> {
  const link = await jobContext(services, "owner-link").run(makeOwnerLink, { atStart });
  if (!link) return null;
  if (link.by === "print")
    return (
      "Crea la cuenta del propietario (una vez, en 24 horas; reemplaza los enlaces anteriores): " + link.url
    );
  return link.again
    ? `El enlace para crear la cuenta del propietario ya se envió a ${link.to}. Otro: npm run owner:link`
    : `El enlace para crear la cuenta del propietario va por correo a ${link.to}.`;
}
