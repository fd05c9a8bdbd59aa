import { ASESOR, LIDER } from "../accounts/permissions.rules.ts";
import { administers } from "../accounts/staff.rules.ts";
import type { Hierarchy, NodeMetrics, OrganizationNode } from "./organization.types.ts";
import type { Standing } from "./people.reads.ts";
import type { SalesBook } from "./sales.reads.ts";
import { type Sales, totalSales } from "./sales.rules.ts";

const metricsOf = (
  { openQuotes, quotes, contracts, sales, commissions }: Sales,
  withCommissions: boolean,
): NodeMetrics => ({
  openQuotes,
  quotes,
  contracts,
  sales,
  commissions: withCommissions ? commissions : null,
});

/** Returns the total sales of several people. */
const salesTogether = (people: readonly Standing[], book: SalesBook): Sales =>
  totalSales(people.map(({ id }) => book.own(id)));

/** Returns the total sales of several people as the metrics of a tree node. */
export const metricsTogether = (
  people: readonly Standing[],
  book: SalesBook,
  withCommissions: boolean,
): NodeMetrics => metricsOf(salesTogether(people, book), withCommissions);

/**
 * Returns the sales of a person's team, attributed by the leaders at the signatures. For administration,
 * which leads no team, returns the total of `people`.
 */
export const teamSales = (person: Standing, people: readonly Standing[], book: SalesBook): Sales =>
  administers(person) ? salesTogether(people, book) : book.team(person.id);

/**
 * Returns the people of a list as trees. Each person is below the supervisor if the list contains the
 * supervisor, otherwise below `root`, otherwise at the top. Within a team the order of the list is kept.
 */
export function treesOf(
  people: readonly Standing[],
  book: SalesBook,
  { root = null, withCommissions }: { readonly root?: Standing | null; readonly withCommissions: boolean },
): OrganizationNode[] {
  const known = new Set(people.map(({ id }) => id));
  const below = new Map<number | null, Standing[]>();
  for (const person of people) {
    if (person === root) continue;
    const above =
      person.supervisorId !== null && known.has(person.supervisorId)
        ? person.supervisorId
        : (root?.id ?? null);
    below.set(above, [...(below.get(above) ?? []), person]);
  }
  const grow = (person: Standing): OrganizationNode => {
    const team = (below.get(person.id) ?? []).map(grow);
    const metrics = metricsOf(book.own(person.id), withCommissions);
    const teamMetrics = metricsOf(teamSales(person, people, book), withCommissions);
    return {
      ...person,
      metrics,
      teamMetrics,
      people: team.reduce((all, node) => all + 1 + node.people, 0),
      team,
    };
  };
  return (root ? [root] : (below.get(null) ?? [])).map(grow);
}

/** Returns the hierarchy below a node: leaders and advisors who report to it, and advisors further below. */
export function hierarchyOf({ team }: OrganizationNode): Hierarchy {
  const advisorsIn = (nodes: readonly OrganizationNode[]): OrganizationNode[] =>
    nodes.flatMap((node) => [...(node.role === ASESOR ? [node] : []), ...advisorsIn(node.team)]);
  return {
    lideresDirectos: team.filter(({ role }) => role === LIDER),
    asesoresDirectos: team.filter(({ role }) => role === ASESOR),
    asesoresIndirectos: team.flatMap((node) => advisorsIn(node.team)),
  };
}
