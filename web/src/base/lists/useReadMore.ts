import type { OperationVariables, TypedDocumentNode } from "@apollo/client";
import { useApolloClient } from "@apollo/client/react";

/** Another page of a list than the displayed one. */
interface OtherPage {
  readonly page: number;
  readonly limit: number;
}

/** Returns a function that reads another page of a list, with the query of the displayed page. */
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
