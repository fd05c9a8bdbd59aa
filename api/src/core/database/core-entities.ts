import { AuditEntry } from "../audit/audit.entity.ts";
import { ChainLink } from "../audit/chain-link.entity.ts";
import { ReplicaBeat } from "./replica-beat.entity.ts";
import { LinkToken } from "../links/link.entity.ts";
import { ShortLink } from "../links/short-link.entity.ts";
import { OneTimeCode } from "../auth/one-time-code.entity.ts";
import { Demo } from "../demo/demo.entity.ts";
import { RateLimit } from "../http/rate-limit.entity.ts";
import { MailMessage } from "../mail/mail.entity.ts";
import { IdempotencyKey } from "../mutation/idempotency.entity.ts";
import { ImportMapping } from "../sheet/import-mapping.entity.ts";
import { Secret } from "../secrets/secret.entity.ts";
import { PendingFile, StoredFile } from "../storage/stored-file.entity.ts";
import { IssuedDocument } from "../verification/issued-document.entity.ts";

/** Tables that belong to core itself. */
export const coreEntities = [
  AuditEntry,
  ChainLink,
  LinkToken,
  ShortLink,
  OneTimeCode,
  Secret,
  Demo,
  IdempotencyKey,
  MailMessage,
  StoredFile,
  PendingFile,
  RateLimit,
  IssuedDocument,
  ReplicaBeat,
  ImportMapping,
];
