import type { Services } from "./core/context.ts";
import { jobContext } from "./core/jobs/context.ts";
import { refusePublishedPassword } from "./modules/accounts/published-password.ts";
import { makeOwnerLink } from "./modules/content/first-day/acts/make-owner-link.ts";
import { instanceNotices } from "./modules/operation/notices.ts";

/**
 * Checks an installation before it serves requests. Refuses an unsafe configuration, and logs one line for
 * each notice that the operators need. @throws ConfigError with one line.
 */
export async function beforeServing(services: Services): Promise<void> {
  await refusePublishedPassword(services);
  for (const { key, text } of await instanceNotices(services)) services.log.warn({ notice: key }, text);
}

/**
 * Makes a sign-up link for the first OWNER and returns the line that says how to get it; null when an OWNER
 * exists.
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
