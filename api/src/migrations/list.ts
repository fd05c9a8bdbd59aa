import { Migration0000 } from "./0000-foundation.ts";
import { Migration0001 } from "./0001-schema.ts";
import { Migration0002 } from "./0002-behaviour.ts";
import { Migration0003 } from "./0003-first-commission-configs.ts";
import { Migration0004 } from "./0004-frozen-money.ts";
import { Migration0007 } from "./0007-sessions.ts";
import { Migration0008 } from "./0008-mails.ts";
import { Migration0009 } from "./0009-contract-of-quote.ts";
import { Migration0010 } from "./0010-lodging-options.ts";
import { Migration0012 } from "./0012-possible-duplicates.ts";
import { Migration0013 } from "./0013-sale-of-signature.ts";
import { Migration0014 } from "./0014-agency-accounts.ts";
import { Migration0015 } from "./0015-refunds.ts";
import { Migration0016 } from "./0016-reservations.ts";
import { Migration0017 } from "./0017-card-payments.ts";
import { Migration0018 } from "./0018-client-page.ts";
import { Migration0019 } from "./0019-issued-documents.ts";
import { Migration0020 } from "./0020-means-of-payment.ts";
import { Migration0021 } from "./0021-bank.ts";
import { Migration0023 } from "./0023-closed-months.ts";
import { Migration0024 } from "./0024-attempts-of-reservations.ts";
import { Migration0026 } from "./0026-providers.ts";

/** Every migration in its order; the name is what the database remembers. */
export const migrations = [
  { name: "0000-foundation", class: Migration0000 },
  { name: "0001-schema", class: Migration0001 },
  { name: "0002-behaviour", class: Migration0002 },
  { name: "0003-first-commission-configs", class: Migration0003 },
  { name: "0004-frozen-money", class: Migration0004 },
  { name: "0007-sessions", class: Migration0007 },
  { name: "0008-mails", class: Migration0008 },
  { name: "0009-contract-of-quote", class: Migration0009 },
  { name: "0010-lodging-options", class: Migration0010 },
  { name: "0012-possible-duplicates", class: Migration0012 },
  { name: "0013-sale-of-signature", class: Migration0013 },
  { name: "0014-agency-accounts", class: Migration0014 },
  { name: "0015-refunds", class: Migration0015 },
  { name: "0016-reservations", class: Migration0016 },
  { name: "0017-card-payments", class: Migration0017 },
  { name: "0018-client-page", class: Migration0018 },
  { name: "0019-issued-documents", class: Migration0019 },
  { name: "0020-means-of-payment", class: Migration0020 },
  { name: "0021-bank", class: Migration0021 },
  { name: "0023-closed-months", class: Migration0023 },
  { name: "0024-attempts-of-reservations", class: Migration0024 },
  { name: "0026-providers", class: Migration0026 },
] as const;
