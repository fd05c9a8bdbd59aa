import { Field, ObjectType } from "type-graphql";
import type { Context } from "../../../../core/context.ts";
import { sql } from "../../../../core/read/sql.ts";
import { COP } from "../../../../core/scalars.ts";
import { BankConcept } from "../../bank.enums.ts";
import { ruled } from "../concept.rules.ts";

/** Rule that is offered for a movement, because a person gave the same concept to alike ones twice. */
@ObjectType({ simpleResolvers: true })
export class BankRuleOffer {
  @Field(() => BankConcept, { description: "Concepto que da." }) concept!: BankConcept;
  @Field(() => String, { description: "Palabras que traen los dos movimientos." }) words!: string;
  @Field(() => COP, { description: "Valor mínimo en COP, sin signo." }) minAmount!: number;
  @Field(() => COP, { description: "Valor máximo en COP, sin signo." }) maxAmount!: number;
}

/** SQL of the words of a movement under this alias, without the ones that have digits. */
const plainWords = (alias: "m" | "o") => sql`array_to_string(array(
  select w from unnest(string_to_array(${alias === "m" ? sql`m.identity` : sql`o.identity`}, ' '))
    with ordinality as g(w, place) where w !~ '[0-9]' order by place), ' ')`;

/**
 * Returns the rule that a movement's concept suggests; null unless it was given twice by hand to alike texts.
 * A rule with fewer words that gives another concept does not prevent it.
 */
export async function ruleOfferOf({ read }: Context, movementId: string): Promise<BankRuleOffer | null> {
  const [offer] = await read.rows<BankRuleOffer & object>(
    sql`select a.concept, ${plainWords("m")} as words,
        (least(abs(m.amount), min(abs(o.amount))) / 2)::bigint as "minAmount",
        (greatest(abs(m.amount), max(abs(o.amount))) * 2)::bigint as "maxAmount"
      from bank_movements m join bank_allocations a on a.movement_id = m.id and a.origin = 'eleccion'
        and a.concept = any(${[...ruled]}::text[])
      join bank_movements o on o.account_id = m.account_id and o.id <> m.id
        and ${plainWords("o")} = ${plainWords("m")}
      join bank_allocations b on b.movement_id = o.id and b.concept = a.concept and b.origin = 'eleccion'
      where m.id = ${movementId} and m.state = 'asignado' and ${plainWords("m")} ~ '[a-z]{3}'
        and not exists (select from bank_rules r where r.account_id = m.account_id and r.ended_at is null
          and string_to_array(r.words, ' ') <@ string_to_array(m.identity, ' ')
          and (r.concept = a.concept or r.words = ${plainWords("m")}))
      group by m.id, a.concept limit 1`,
  );
  return offer ?? null;
}
