import type * as app from "../../api/src/app.ts";
import type * as seed from "../../api/src/app.seed.ts";
import type * as services from "../../api/src/app.services.ts";
import type * as chain from "../../api/src/core/chain/chain-lines.ts";
import type * as viewers from "../../api/src/core/auth/viewers.ts";
import type * as clock from "../../api/src/core/clock.ts";
import type * as config from "../../api/src/core/config/config.ts";
import type * as embedded from "../../api/src/server/postgres/embedded.ts";
import type * as migrate from "../../api/src/core/database/migrate.ts";
import type * as grants from "../../api/src/core/database/grants.ts";
import type * as orm from "../../api/src/core/database/orm.ts";
import type * as formRoom from "../../api/src/core/http/form-room.ts";
import type * as jobs from "../../api/src/core/jobs/context.ts";
import type * as log from "../../api/src/core/log/log.ts";
import type * as work from "../../api/src/core/mutation/work.ts";
import type * as printer from "../../api/src/core/pdf/printer.ts";
import type * as cover from "../../api/src/core/preview/printed-cover.ts";
import type * as textRow from "../../api/src/core/below-mapper/text-row.ts";
import type * as route from "../../api/src/gateway/route.ts";
import type * as modules from "../../api/src/modules.ts";
import type * as accounts from "../../api/src/modules/accounts/account/account-source.ts";
import type * as agency from "../../api/src/modules/content/agency.default.ts";
import type * as fiscalPdf from "../../api/src/modules/invoices/document/fiscal.pdf.ts";
import type * as fiscalXml from "../../api/src/modules/invoices/ubl/fiscal-xml.ts";
import type * as wrongDocument from "../../api/src/modules/invoices/ubl/refuse-wrong-document.ts";
import type * as readText from "../../api/src/modules/quotes/pasted/read-text.rules.ts";
import type * as quotePdf from "../../api/src/modules/quotes/quote/offer/quote.pdf.ts";

interface Built {
  app: typeof app;
  "app.seed": typeof seed;
  "app.services": typeof services;
  "core/auth/viewers": typeof viewers;
  "core/chain/chain-lines": typeof chain;
  "core/clock": typeof clock;
  "core/config/config": typeof config;
  "server/postgres/embedded": typeof embedded;
  "core/database/migrate": typeof migrate;
  "core/database/grants": typeof grants;
  "core/database/orm": typeof orm;
  "core/http/form-room": typeof formRoom;
  "core/jobs/context": typeof jobs;
  "core/log/log": typeof log;
  "core/mutation/work": typeof work;
  "core/pdf/printer": typeof printer;
  "core/preview/printed-cover": typeof cover;
  "core/below-mapper/text-row": typeof textRow;
  "gateway/route": typeof route;
  modules: typeof modules;
  "modules/accounts/account/account-source": typeof accounts;
  "modules/content/agency.default": typeof agency;
  "modules/invoices/document/fiscal.pdf": typeof fiscalPdf;
  "modules/invoices/ubl/fiscal-xml": typeof fiscalXml;
  "modules/invoices/ubl/refuse-wrong-document": typeof wrongDocument;
  "modules/quotes/pasted/read-text.rules": typeof readText;
  "modules/quotes/quote/offer/quote.pdf": typeof quotePdf;
}

/**
 * A file of the product as it is built and served, by its path in `api/src`: what is measured is what `npm
 * start` runs.
 */
export const built = async <P extends keyof Built>(path: P): Promise<Built[P]> =>
  (await import(new URL(`../../api/dist/${path}.js`, import.meta.url).href)) as Built[P];
