import { Extensions } from "type-graphql";
import type { LinkPurpose } from "../auth/viewer.ts";
import { bind, type Fragment, joined, raw, sql } from "./sql.ts";

/**
 * Shows the rows of a related list only to links of these purposes, when a link's document reaches the
 * record; for any other link the list is empty. Signed-in people see the list if they see the record.
 * `@ByLink("passengers", "signature") @Field(() => [Passenger]) @OneToMany(…)`
 */
export const ByLink = (...purposes: readonly LinkPurpose[]) => Extensions({ byLink: purposes });

/**
 * Returns SQL that restricts the rows of a list by the link's purpose, to be appended to other conditions;
 * empty when every link sees them.
 */
export const shownByLink = (purposes: readonly LinkPurpose[] | undefined): Fragment =>
  purposes
    ? sql` and (${bind.purpose} is null or ${bind.purpose} in (${joined(
        purposes.map((purpose) => raw(`'${purpose}'`)),
        ", ",
      )}))`
    : raw("");
