import type { Act } from "../../core/mutation/act.ts";
import { retryCardCheck } from "./acts/retry-card-check.ts";
import { retryDossier } from "./acts/retry-dossier.ts";
import { retryForeignPicture } from "./acts/retry-foreign-picture.ts";
import { retryExport } from "./acts/retry-export.ts";
import { retryJob } from "./acts/retry-job.ts";
import { retryMail } from "./acts/retry-mail.ts";
import { retryProviderEvent } from "./acts/retry-provider-event.ts";
import type { FailedKind } from "./operation.enums.ts";

/** Acts that retry failed work, by kind. */
export const retryOf: Readonly<Record<FailedKind, Act<{ readonly id: string }, void>>> = {
  task: retryJob,
  mail: retryMail,
  provider_event: retryProviderEvent,
  unconfirmed_payment: retryCardCheck,
  export: retryExport,
  dossier: retryDossier,
  picture: retryForeignPicture,
};
