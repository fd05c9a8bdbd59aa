import type { OperationVariables, TypedDocumentNode } from "@apollo/client";
import { useApolloClient } from "@apollo/client/react";

/** A page of a list that is read beside the shown one. */
interface OtherPage {
  readonly page: number;
  readonly limit: number;
}

/** Returns how more of a list is read than the page that is seen: the same question about another page. */
export function useReadMore<Data, Variables extends OperationVariables, Row>(
  query: TypedDocumentNode<Data, Variables>,
  variables: NoInfer<Variables>,
  itemsOf: (data: Data) => readonly Row[],
): (page: OtherPage) => Promise<readonly Row[]> {
  const client = useApolloClient();
  return async (page) => {
    const { data } = await client.query({
      query,
      variables: { ...variables, ...page },
      fetchPolicy: "no-cache",
    } as never);
    return data ? itemsOf(data as Data) : [];
  };
}
