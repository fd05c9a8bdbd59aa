import type { AuthRule } from "../auth/auth.decorator.ts";
import { Role, roleNames, roleNumber } from "../auth/role.ts";
import { bind, type Fragment, joined, raw, sql } from "./sql.ts";
import type { RowColumns } from "./sql-field.ts";

/**
 * Returns a value guarded by `@Auth`: null for viewers who may not see it, so that one statement serves every
 * role.
 */
export const authorized = (rule: AuthRule, value: Fragment, row: RowColumns): Fragment =>
  sql`case when ${condition(rule, row)} then ${value} end`;

function condition({ requires, self = [] }: AuthRule, row: RowColumns): Fragment {
  const people = roleNames.filter((name) => requires.includes(name)).map(roleNumber);
  const ways = [
    requires.length ? sql`${bind.role} = any(${raw(`'{${people.join()}}'::int[]`)})` : sql`${bind.role} > 0`,
  ];
  if (requires.includes(Role.LINK)) ways.push(sql`${bind.link}`);
  if (self.length) ways.push(sql`${bind.me} in (${joined(self.map(row), ", ")})`);
  return sql`(${joined(ways, " or ")})`;
}
