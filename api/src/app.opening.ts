import type { Services } from "./core/context.ts";
import { refusePublishedPassword } from "./modules/accounts/published-password.ts";
import { instanceNotices } from "./modules/operation/notices.ts";

/**
 * Looks at an installation before it serves: what is unsafe is refused, what its operators have to know is
 * said, a line each. @throws ConfigError with one line.
 */
export async function beforeServing(services: Services): Promise<void> {
  await refusePublishedPassword(services);
  for (const { key, text } of await instanceNotices(services)) services.log.warn({ notice: key }, text);
}
