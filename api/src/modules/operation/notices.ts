import { configurationNotices, type Notice } from "../../core/config/notices.ts";
import type { Services } from "../../core/context.ts";
import { publishedPasswordNotices } from "../accounts/published-password.ts";

/** Returns the notices for the operators of this installation, urgent ones first. */
export const instanceNotices = async (services: Services): Promise<readonly Notice[]> => [
  ...(await publishedPasswordNotices(services)),
  ...configurationNotices(services.config),
];
