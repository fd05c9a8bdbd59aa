import { addresses } from "@travesia/api/addresses";
import { path } from "../../base/routes/path.ts";

const state = path(addresses.operation);

/** Value of the filter of failed work that shows the mails that wait instead. */
export const WAITING_MAILS = "espera";
/** Value that shows the health of the installation instead. */
export const HEALTH = "salud";

/** Value that shows the webhooks instead. */
export const WEBHOOKS = "webhooks";

/** Value that shows the findings of an upgrade instead; in the bank, the list of them. */
export const UPGRADE = "actualizacion";

export const operationPaths = {
  state,
  waitingMails: () => `${state.to()}?clase=${WAITING_MAILS}`,
};
