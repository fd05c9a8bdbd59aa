import { enumOf } from "../../../core/enums.ts";
import { type Fragment, raw, sql } from "../../../core/read/sql.ts";
import { type SaleChannel as Channel, saleChannelLabels } from "./sale-channel.rules.ts";

/** Way in which a client reached the agency, in the schema. */
export const SaleChannel = enumOf("SaleChannel", saleChannelLabels, {
  label: "Canal",
  labels: saleChannelLabels,
  description: "Por dónde llegó una venta.",
});
export type SaleChannel = Channel;

/** Returns SQL: the channel of a sale, from whether its quote came from the public page and its client. */
const channelSql = (external: string, client: string): Fragment =>
  sql`case when ${raw(external)} then 'pagina' when exists (select from users u where u.id = ${raw(client)}
    and u.referred_by is not null) then 'referido' else 'oficina' end`;

/** SQL of the channel of a quote `q`. */
export const quoteChannelSql: Fragment = channelSql("q.is_external", "q.cliente_id");

/** SQL of the channel of a contract `c`. */
export const contractChannelSql: Fragment = channelSql(
  "exists (select from quotes a where a.id = c.quote_id and a.is_external)",
  "c.cliente_id",
);

/** Condition that an account was referred, by a relation to it. */
const referred = (client: string) => ({ [client]: { referredBy: { $ne: null } } });

/**
 * Returns the conditions of a channel: `external` and `internal` are those for a quote from the public page
 * and for any other, and `client` names the relation to the client's account.
 */
export const ofChannel = (
  channel: SaleChannel,
  client: string,
  { external, internal }: { readonly external: object; readonly internal: object },
): object =>
  channel === "pagina"
    ? external
    : {
        $and: [
          internal,
          channel === "referido"
            ? referred(client)
            : { $or: [{ [client]: null }, { [client]: { referredBy: null } }] },
        ],
      };
