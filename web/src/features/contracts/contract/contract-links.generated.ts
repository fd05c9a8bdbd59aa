/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../graphql/schema.generated.ts';

import type { TypedDocumentNode as DocumentNode } from "@apollo/client";
import * as Apollo from "@apollo/client/react";
import type { Options } from "../../../graphql/options.ts";
export type CarriedContractLinkFragment = { id: string, channel: Types.SharedChannel, version: number, isMine: boolean, createdAt: string, openings: number, openedAt: string | null, revokedAt: string | null, signedAt: string | null, needsReview: boolean | null, maker: { name: string, lastname: string } };

export type ContractLinksQueryVariables = Exact<{
  id: string;
}>;


export type ContractLinksQuery = { contractLinks: Array<{ id: string, channel: Types.SharedChannel, version: number, isMine: boolean, createdAt: string, openings: number, openedAt: string | null, revokedAt: string | null, signedAt: string | null, needsReview: boolean | null, maker: { name: string, lastname: string } }> };

export type ContractLinkRevokeMutationVariables = Exact<{
  id: string;
}>;


export type ContractLinkRevokeMutation = { revokeContractLink: { id: string, channel: Types.SharedChannel, version: number, isMine: boolean, createdAt: string, openings: number, openedAt: string | null, revokedAt: string | null, signedAt: string | null, needsReview: boolean | null, maker: { name: string, lastname: string } } };

export type ContractLinkReviewMutationVariables = Exact<{
  id: string;
}>;


export type ContractLinkReviewMutation = { reviewContractLink: { id: string, channel: Types.SharedChannel, version: number, isMine: boolean, createdAt: string, openings: number, openedAt: string | null, revokedAt: string | null, signedAt: string | null, needsReview: boolean | null, maker: { name: string, lastname: string } } };

const CarriedContractLinkDefinition = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"CarriedContractLink"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ContractLink"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"channel"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"isMine"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"openings"}},{"kind":"Field","name":{"kind":"Name","value":"openedAt"}},{"kind":"Field","name":{"kind":"Name","value":"revokedAt"}},{"kind":"Field","name":{"kind":"Name","value":"signedAt"}},{"kind":"Field","name":{"kind":"Name","value":"needsReview"}},{"kind":"Field","name":{"kind":"Name","value":"maker"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"lastname"}}]}}]}};
export const ContractLinksDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ContractLinks"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"contractLinks"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CarriedContractLink"}}]}}]}},CarriedContractLinkDefinition]} as unknown as DocumentNode<ContractLinksQuery, ContractLinksQueryVariables>;
export const ContractLinkRevokeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ContractLinkRevoke"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revokeContractLink"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CarriedContractLink"}}]}}]}},CarriedContractLinkDefinition]} as unknown as DocumentNode<ContractLinkRevokeMutation, ContractLinkRevokeMutationVariables>;
export const ContractLinkReviewDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ContractLinkReview"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reviewContractLink"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CarriedContractLink"}}]}}]}},CarriedContractLinkDefinition]} as unknown as DocumentNode<ContractLinkReviewMutation, ContractLinkReviewMutationVariables>;
export const useContractLinksQuery = (...[options]: Options<Apollo.useQuery.Options<ContractLinksQuery, ContractLinksQueryVariables>, ContractLinksQueryVariables>) =>
  Apollo.useQuery<ContractLinksQuery, ContractLinksQueryVariables>(ContractLinksDocument, options as Apollo.useQuery.Options<ContractLinksQuery, ContractLinksQueryVariables>);

export const useContractLinkRevokeMutation = (options?: Apollo.useMutation.Options<ContractLinkRevokeMutation, ContractLinkRevokeMutationVariables>) =>
  Apollo.useMutation<ContractLinkRevokeMutation, ContractLinkRevokeMutationVariables>(ContractLinkRevokeDocument, options);

export const useContractLinkReviewMutation = (options?: Apollo.useMutation.Options<ContractLinkReviewMutation, ContractLinkReviewMutationVariables>) =>
  Apollo.useMutation<ContractLinkReviewMutation, ContractLinkReviewMutationVariables>(ContractLinkReviewDocument, options);