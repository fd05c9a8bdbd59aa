/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../graphql/schema.generated.ts';

import type { TypedDocumentNode as DocumentNode } from "@apollo/client";
import * as Apollo from "@apollo/client/react";
import type { Options } from "../../../graphql/options.ts";
export type FirstDayQueryVariables = Exact<{
  token: string;
}>;


export type FirstDayQuery = { ownerLinkWorks: boolean };

export type AgencyOpenMutationVariables = Exact<{
  token: string;
  input: Types.OpenAgencyInput;
}>;


export type AgencyOpenMutation = { openAgency: { token: string, user: { id: number, name: string, lastname: string, email: string, phone: string | null, image: string, role: number, isActive: boolean, isActiveSeller: boolean, referralCode: string } } };

export const FirstDayDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"FirstDay"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"token"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ownerLinkWorks"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"token"},"value":{"kind":"Variable","name":{"kind":"Name","value":"token"}}}]}]}}]} as unknown as DocumentNode<FirstDayQuery, FirstDayQueryVariables>;
export const AgencyOpenDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AgencyOpen"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"token"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"OpenAgencyInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"openAgency"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"token"},"value":{"kind":"Variable","name":{"kind":"Name","value":"token"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"token"}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"lastname"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"image"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"isActiveSeller"}},{"kind":"Field","name":{"kind":"Name","value":"referralCode"}}]}}]}}]}}]} as unknown as DocumentNode<AgencyOpenMutation, AgencyOpenMutationVariables>;
export const useFirstDayQuery = (...[options]: Options<Apollo.useQuery.Options<FirstDayQuery, FirstDayQueryVariables>, FirstDayQueryVariables>) =>
  Apollo.useQuery<FirstDayQuery, FirstDayQueryVariables>(FirstDayDocument, options as Apollo.useQuery.Options<FirstDayQuery, FirstDayQueryVariables>);

export const useAgencyOpenMutation = (options?: Apollo.useMutation.Options<AgencyOpenMutation, AgencyOpenMutationVariables>) =>
  Apollo.useMutation<AgencyOpenMutation, AgencyOpenMutationVariables>(AgencyOpenDocument, options);