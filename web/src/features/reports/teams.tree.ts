import { searchedText } from "@travesia/api/colombia/plain";

/** A person in a tree, with the people below. */
export interface TreeNode {
  readonly id: number;
  readonly name: string;
  readonly lastname: string;
  readonly people: number;
  readonly team?: readonly TreeNode[];
}

/** Number of people above which a tree is initially collapsed below its first level. */
const MANY = 40;

/** Returns the ids of all people in the trees who have a team. */
export const leadsOf = (nodes: readonly TreeNode[]): number[] =>
  nodes.flatMap((node) => (node.team?.length ? [node.id, ...leadsOf(node.team)] : []));

/**
 * Returns the ids of the people whose teams are initially collapsed: in a large tree, everybody below the top
 * level.
 */
export function foldedAtFirst(nodes: readonly TreeNode[]): ReadonlySet<number> {
  const people = nodes.reduce((all, node) => all + 1 + node.people, 0);
  return new Set(people > MANY ? nodes.flatMap(({ team = [] }) => leadsOf(team)) : []);
}

/** Returns the trees limited to the people who match a search, and everybody above them. */
export function found<Node extends TreeNode>(nodes: readonly Node[], search: string): readonly Node[] {
  const wanted = searchedText(search.trim());
  if (!wanted) return nodes;
  return nodes.flatMap((node) => {
    if (searchedText(`${node.name} ${node.lastname}`).includes(wanted)) return [node];
    const team = found((node.team ?? []) as readonly Node[], search);
    return team.length > 0 ? [{ ...node, team }] : [];
  });
}
