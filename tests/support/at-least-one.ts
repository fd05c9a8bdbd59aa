/** Returns rows that a test goes through; fails where there are none, and nothing would be expected. */
export function atLeastOne<Rows extends readonly unknown[]>(rows: Rows): Rows {
  if (rows.length === 0) throw new Error("there is nothing to go through");
  return rows;
}
