import { addresses } from "@travesia/api/addresses";
import { path } from "../../base/routes/path.ts";

const state = path(addresses.operation);

/** Address value of the filter of failed jobs that shows the waiting e-mails instead. */
export const WAITING_MAILS = "espera";
/** Address value that shows the health of the installation instead. */
export const HEALTH = "salud";

/** Address value that shows the webhooks instead. */
export const WEBHOOKS = "webhooks";

/** Address value that shows the findings of an upgrade instead; on the bank page, the list of findings. */
export const UPGRADE = "actualizacion";

export const operationPaths = {
  state,
  waitingMails: () => `${state.to()}?clase=${WAITING_MAILS}`,
};
