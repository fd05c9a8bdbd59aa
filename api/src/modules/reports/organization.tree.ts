import { ASESOR, LIDER } from "../accounts/permissions.rules.ts";
import type { Hierarchy, NodeMetrics, OrganizationNode } from "./organization.types.ts";
import type { Standing } from "./people.reads.ts";
import { type Sales, totalSales } from "./sales.rules.ts";

/** A node on its way up: its figures are still to be added to those above. */
interface Grown {
  readonly node: OrganizationNode;
  readonly sales: Sales;
}

const metricsOf = ({ openQuotes, quotes, contracts, sales, commissions }: Sales, withCommissions: boolean): NodeMetrics => ({
  openQuotes,
  quotes,
  contracts,
  sales,
  commissions: withCommissions ? commissions : null,
});

/** What some people sold together, as a node shows it. */
export const metricsTogether = (people: readonly Standing[], salesOf: (id: number) => Sales, withCommissions: boolean): NodeMetrics =>
  metricsOf(totalSales(people.map(({ id }) => salesOf(id))), withCommissions);

/**
 * The people of a list as trees: each below their supervisor, if that one is of the list, else below `root`, else at the top.
 * The list's order stays within a team.
 */
export function treesOf(
  people: readonly Standing[],
  salesOf: (id: number) => Sales,
  { root = null, withCommissions }: { readonly root?: Standing | null; readonly withCommissions: boolean },
): OrganizationNode[] {
  const known = new Set(people.map(({ id }) => id));
  const below = new Map<number | null, Standing[]>();
  for (const person of people) {
    if (person === root) continue;
    const above = person.supervisorId !== null && known.has(person.supervisorId) ? person.supervisorId : (root?.id ?? null);
    below.set(above, [...(below.get(above) ?? []), person]);
  }
  const grow = (person: Standing): Grown => {
    const team = (below.get(person.id) ?? []).map(grow);
    const own = salesOf(person.id);
    const sales = totalSales([own, ...team.map((member) => member.sales)]);
    const metrics = { metrics: metricsOf(own, withCommissions), teamMetrics: metricsOf(sales, withCommissions) };
    const count = team.reduce((all, { node }) => all + 1 + node.people, 0);
    return { node: { ...person, ...metrics, people: count, team: team.map(({ node }) => node) }, sales };
  };
  return (root ? [root] : (below.get(null) ?? [])).map((person) => grow(person).node);
}

/** Who stands how below a node: leaders and advisors who report to it, and advisors further below. */
export function hierarchyOf({ team }: OrganizationNode): Hierarchy {
  const advisorsIn = (nodes: readonly OrganizationNode[]): OrganizationNode[] =>
    nodes.flatMap((node) => [...(node.role === ASESOR ? [node] : []), ...advisorsIn(node.team)]);
  return {
    lideresDirectos: team.filter(({ role }) => role === LIDER),
    asesoresDirectos: team.filter(({ role }) => role === ASESOR),
    asesoresIndirectos: team.flatMap((node) => advisorsIn(node.team)),
  };
}
