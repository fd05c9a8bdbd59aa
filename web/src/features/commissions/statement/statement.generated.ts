/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from "@apollo/client";
import * as Apollo from "@apollo/client/react";
import type { Options } from "../../../graphql/options.ts";
export type SellerStatementQueryVariables = Exact<{
  userId: number;
  month: string;
}>;


export type SellerStatementQuery = { sellerStatement: { vendedorId: number, mes: string, limite: number, ganado: number, solicitado: number, aprobado: number, pagado: number, ajustes: number, retenido: number, neto: number, contraLimite: number, enEspera: number } };

export type SellerStatementIssueMutationVariables = Exact<{
  userId: number;
  month: string;
}>;


export type SellerStatementIssueMutation = { issueSellerStatement: { filename: string, url: string } };

export const SellerStatementDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SellerStatement"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"userId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"month"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sellerStatement"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"userId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"userId"}}},{"kind":"Argument","name":{"kind":"Name","value":"month"},"value":{"kind":"Variable","name":{"kind":"Name","value":"month"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"vendedorId"}},{"kind":"Field","name":{"kind":"Name","value":"mes"}},{"kind":"Field","name":{"kind":"Name","value":"limite"}},{"kind":"Field","name":{"kind":"Name","value":"ganado"}},{"kind":"Field","name":{"kind":"Name","value":"solicitado"}},{"kind":"Field","name":{"kind":"Name","value":"aprobado"}},{"kind":"Field","name":{"kind":"Name","value":"pagado"}},{"kind":"Field","name":{"kind":"Name","value":"ajustes"}},{"kind":"Field","name":{"kind":"Name","value":"retenido"}},{"kind":"Field","name":{"kind":"Name","value":"neto"}},{"kind":"Field","name":{"kind":"Name","value":"contraLimite"}},{"kind":"Field","name":{"kind":"Name","value":"enEspera"}}]}}]}}]} as unknown as DocumentNode<SellerStatementQuery, SellerStatementQueryVariables>;
export const SellerStatementIssueDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SellerStatementIssue"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"userId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"month"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"issueSellerStatement"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"userId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"userId"}}},{"kind":"Argument","name":{"kind":"Name","value":"month"},"value":{"kind":"Variable","name":{"kind":"Name","value":"month"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"filename"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}}]}}]} as unknown as DocumentNode<SellerStatementIssueMutation, SellerStatementIssueMutationVariables>;
export const useSellerStatementQuery = (...[options]: Options<Apollo.useQuery.Options<SellerStatementQuery, SellerStatementQueryVariables>, SellerStatementQueryVariables>) =>
  Apollo.useQuery<SellerStatementQuery, SellerStatementQueryVariables>(SellerStatementDocument, options as Apollo.useQuery.Options<SellerStatementQuery, SellerStatementQueryVariables>);

export const useSellerStatementIssueMutation = (options?: Apollo.useMutation.Options<SellerStatementIssueMutation, SellerStatementIssueMutationVariables>) =>
  Apollo.useMutation<SellerStatementIssueMutation, SellerStatementIssueMutationVariables>(SellerStatementIssueDocument, options);