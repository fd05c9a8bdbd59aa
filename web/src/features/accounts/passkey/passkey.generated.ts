/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../graphql/schema.generated.ts';

import type { TypedDocumentNode as DocumentNode } from "@apollo/client";
import * as Apollo from "@apollo/client/react";
import type { Options } from "../../../graphql/options.ts";
export type PasskeyPartsFragment = { id: string, name: string, backedUp: boolean, createdAt: string, lastUsedAt: string | null };

export type PasskeyListQueryVariables = Exact<{ [key: string]: never; }>;


export type PasskeyListQuery = { myPasskeys: Array<{ id: string, name: string, backedUp: boolean, createdAt: string, lastUsedAt: string | null }> };

export type PasskeyBeginMutationVariables = Exact<{
  password: string;
  code?: string | null | undefined;
  passkey?: Types.PasskeyAnswerInput | null | undefined;
}>;


export type PasskeyBeginMutation = { beginPasskey: string };

export type PasskeyAddMutationVariables = Exact<{
  input: Types.NewPasskeyInput;
}>;


export type PasskeyAddMutation = { addPasskey: Array<string> };

export type PasskeyRenameMutationVariables = Exact<{
  id: string;
  input: Types.PasskeyNameInput;
}>;


export type PasskeyRenameMutation = { renamePasskey: { id: string, name: string, backedUp: boolean, createdAt: string, lastUsedAt: string | null } };

export type PasskeyRemoveMutationVariables = Exact<{
  id: string;
  password: string;
  code?: string | null | undefined;
  passkey?: Types.PasskeyAnswerInput | null | undefined;
}>;


export type PasskeyRemoveMutation = { removePasskey: string };

const PasskeyPartsDefinition = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"PasskeyParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Passkey"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"backedUp"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}}]}};
export const PasskeyListDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PasskeyList"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"myPasskeys"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PasskeyParts"}}]}}]}},PasskeyPartsDefinition]} as unknown as DocumentNode<PasskeyListQuery, PasskeyListQueryVariables>;
export const PasskeyBeginDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PasskeyBegin"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"password"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"code"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"passkey"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PasskeyAnswerInput"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"beginPasskey"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"password"},"value":{"kind":"Variable","name":{"kind":"Name","value":"password"}}},{"kind":"Argument","name":{"kind":"Name","value":"code"},"value":{"kind":"Variable","name":{"kind":"Name","value":"code"}}},{"kind":"Argument","name":{"kind":"Name","value":"passkey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"passkey"}}}]}]}}]} as unknown as DocumentNode<PasskeyBeginMutation, PasskeyBeginMutationVariables>;
export const PasskeyAddDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PasskeyAdd"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"NewPasskeyInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addPasskey"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}]}]}}]} as unknown as DocumentNode<PasskeyAddMutation, PasskeyAddMutationVariables>;
export const PasskeyRenameDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PasskeyRename"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PasskeyNameInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"renamePasskey"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PasskeyParts"}}]}}]}},PasskeyPartsDefinition]} as unknown as DocumentNode<PasskeyRenameMutation, PasskeyRenameMutationVariables>;
export const PasskeyRemoveDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PasskeyRemove"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"password"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"code"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"passkey"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PasskeyAnswerInput"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removePasskey"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"password"},"value":{"kind":"Variable","name":{"kind":"Name","value":"password"}}},{"kind":"Argument","name":{"kind":"Name","value":"code"},"value":{"kind":"Variable","name":{"kind":"Name","value":"code"}}},{"kind":"Argument","name":{"kind":"Name","value":"passkey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"passkey"}}}]}]}}]} as unknown as DocumentNode<PasskeyRemoveMutation, PasskeyRemoveMutationVariables>;
export const usePasskeyListQuery = (...[options]: Options<Apollo.useQuery.Options<PasskeyListQuery, PasskeyListQueryVariables>, PasskeyListQueryVariables>) =>
  Apollo.useQuery<PasskeyListQuery, PasskeyListQueryVariables>(PasskeyListDocument, options as Apollo.useQuery.Options<PasskeyListQuery, PasskeyListQueryVariables>);

export const usePasskeyBeginMutation = (options?: Apollo.useMutation.Options<PasskeyBeginMutation, PasskeyBeginMutationVariables>) =>
  Apollo.useMutation<PasskeyBeginMutation, PasskeyBeginMutationVariables>(PasskeyBeginDocument, options);

export const usePasskeyAddMutation = (options?: Apollo.useMutation.Options<PasskeyAddMutation, PasskeyAddMutationVariables>) =>
  Apollo.useMutation<PasskeyAddMutation, PasskeyAddMutationVariables>(PasskeyAddDocument, options);

export const usePasskeyRenameMutation = (options?: Apollo.useMutation.Options<PasskeyRenameMutation, PasskeyRenameMutationVariables>) =>
  Apollo.useMutation<PasskeyRenameMutation, PasskeyRenameMutationVariables>(PasskeyRenameDocument, options);

export const usePasskeyRemoveMutation = (options?: Apollo.useMutation.Options<PasskeyRemoveMutation, PasskeyRemoveMutationVariables>) =>
  Apollo.useMutation<PasskeyRemoveMutation, PasskeyRemoveMutationVariables>(PasskeyRemoveDocument, options);