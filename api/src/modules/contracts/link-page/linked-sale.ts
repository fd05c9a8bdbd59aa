import { linkDays } from "../../../core/auth/lifetimes.ts";
import type { LinkPurpose } from "../../../core/auth/viewer.ts";
import type { Scope } from "../../../core/mutation/scope.ts";
import { bind, type Fragment, sql } from "../../../core/read/sql.ts";
import type { QuoteStatus } from "../../quotes/quote/quote.lifecycle.ts";
import type { ContractStatus } from "../contract/contract.lifecycle.ts";
import type { LinkedSale } from "./link-page.rules.ts";

/** Record in the URL of a page: a contract, or the quote of a proposal or of a travellers' form. */
export interface PageRecord {
  readonly contractId?: string | null | undefined;
  readonly quoteId?: string | null | undefined;
}

/** A sale that a link gives access to, with the ids of its records. */
export interface ReachedSale extends LinkedSale {
  readonly contractId: string | null;
  readonly quoteId: string | null;
}

interface Row {
  readonly purpose: LinkPurpose | null;
  readonly takenBack: boolean | null;
  readonly isOver: boolean | null;
  readonly contractId: string | null;
  readonly contractStatus: ContractStatus;
  readonly isCoded: boolean;
  readonly contractHasEmail: boolean;
  readonly hasAddendum: boolean;
  readonly quoteId: string | null;
  readonly quoteStatus: QuoteStatus;
  readonly tripHasBegun: boolean;
  readonly tripIsOver: boolean;
  readonly hasOffer: boolean | null;
  readonly quoteHasEmail: boolean;
}

const nothing: ReachedSale = {
  purpose: null,
  isOver: false,
  contract: null,
  quote: null,
  contractId: null,
  quoteId: null,
};

/**
 * Returns the sale of a page that a link gives access to, in one statement. Empty for a link of another
 * sale, and for a link that was revoked before its contract was cancelled. `link` is the condition on the
 * link's row, `l`. A quote's link gives access to its cancelled contract only while the quote is still
 * converted into that contract.
 */
export async function linkedSale(scope: Scope, page: PageRecord, link: Fragment): Promise<ReachedSale> {
  const id = page.contractId ?? page.quoteId ?? null;
  if (id === null) return nothing;
  const [row] = await scope.rows<Row>(sql`select l.purpose,
    l.revoked_at is not null and (c.cancelled_at is null or l.revoked_at < c.cancelled_at) as "takenBack",
    l.revoked_at is not null or l.expires_at <= ${bind.now} as "isOver",
    c.id as "contractId", c.status as "contractStatus",
    exists (select from signatures s where s.contract_id = c.id and s.with_code) as "isCoded",
    coalesce(c.email_sent_to, c.cliente->>'email', '') <> '' as "contractHasEmail",
    exists (select from addenda a where a.contract_id = c.id and a.status = 'sent') as "hasAddendum",
    q.id as "quoteId", q.status as "quoteStatus",
    coalesce(c.status <> 'cancelled' and c.fecha_inicio_viaje <= ${bind.today}, false) as "tripHasBegun",
    coalesce(c.status <> 'cancelled' and coalesce(c.fecha_fin_viaje, c.fecha_inicio_viaje) < ${bind.today},
      false) as "tripIsOver",
    v.expires_at + make_interval(days => ${linkDays.quote}) > ${bind.now} as "hasOffer",
    coalesce(q.email_cliente, '') <> '' as "quoteHasEmail"
    from ${page.contractId ? ofContract(id) : ofQuote(id)}
    left join quote_versions v on v.id = q.sent_offer_id
    join links l on ${link} and case
      when l.purpose in ('quote', 'passengers') then l.record_id = q.id
        and (c.status is distinct from 'cancelled' or q.status = 'converted')
      when l.purpose in ('signature', 'payment') then l.record_id = c.id
      when l.purpose = 'addendum' then
        exists (select from addenda a where a.id = l.record_id and a.contract_id = c.id)
      else false end`);
  if (!row || row.takenBack) return nothing;
  const { contractId, quoteId } = row;
  return {
    contractId,
    quoteId,
    purpose: row.purpose,
    isOver: row.isOver ?? false,
    contract:
      contractId === null
        ? null
        : {
            status: row.contractStatus,
            isCoded: row.isCoded,
            hasEmail: row.contractHasEmail,
            hasAddendum: row.hasAddendum,
          },
    quote:
      quoteId === null
        ? null
        : {
            id: quoteId,
            status: row.quoteStatus,
            tripHasBegun: row.tripHasBegun,
            tripIsOver: row.tripIsOver,
            contractIsCancelled: contractId !== null && row.contractStatus === "cancelled",
            hasOffer: row.hasOffer ?? false,
            hasEmail: row.quoteHasEmail,
          },
  };
}

const ofContract = (id: string): Fragment => sql`(select * from contracts where id = ${id}
    and status <> 'draft') c left join quotes q on q.id = c.quote_id`;

/**
 * Returns SQL for `from`: a quote with its open contract, or with its latest contract while the quote is
 * still converted.
 */
const ofQuote = (id: string): Fragment => sql`(select * from quotes where id = ${id}) q
    left join lateral (select * from contracts k where k.quote_id = q.id and k.status <> 'draft'
      and (k.status <> 'cancelled' or q.status = 'converted')
      order by k.status = 'cancelled', k.created_at desc limit 1) c on true`;
