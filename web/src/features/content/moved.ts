/** List whose order the users of the panel choose, as its acts receive it. */
export interface OrderedList {
  readonly id: string;
  /** Ids of the rows, in their order. */
  readonly ids: string[];
}

/** Returns the list of these rows, as its acts receive it. */
export const orderedList = (rows: readonly { readonly id: string }[]): OrderedList => ({
  id: "",
  ids: rows.map(({ id }) => id),
});
