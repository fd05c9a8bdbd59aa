/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../graphql/schema.generated.ts';

import type { TypedDocumentNode as DocumentNode } from "@apollo/client";
import * as Apollo from "@apollo/client/react";
import type { Options } from "../../graphql/options.ts";
export type SavedViewLineFragment = { id: string, name: string, query: string, columns: Array<string> | null, standard: boolean };

export type SavedViewListQueryVariables = Exact<{
  list: string;
}>;


export type SavedViewListQuery = { savedViews: Array<{ id: string, name: string, query: string, columns: Array<string> | null, standard: boolean }> };

export type SavedViewSaveMutationVariables = Exact<{
  input: Types.SaveViewInput;
}>;


export type SavedViewSaveMutation = { saveView: { id: string, name: string, query: string, columns: Array<string> | null, standard: boolean } };

export type SavedViewRenameMutationVariables = Exact<{
  id: string;
  input: Types.RenameViewInput;
}>;


export type SavedViewRenameMutation = { renameView: { id: string, name: string, query: string, columns: Array<string> | null, standard: boolean } };

export type SavedViewStandardMutationVariables = Exact<{
  id: string;
  standard: boolean;
}>;


export type SavedViewStandardMutation = { chooseStandardView: { id: string, name: string, query: string, columns: Array<string> | null, standard: boolean } };

export type SavedViewDeleteMutationVariables = Exact<{
  id: string;
}>;


export type SavedViewDeleteMutation = { deleteView: string };

const SavedViewLineDefinition = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"SavedViewLine"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SavedView"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"query"}},{"kind":"Field","name":{"kind":"Name","value":"columns"}},{"kind":"Field","name":{"kind":"Name","value":"standard"}}]}};
export const SavedViewListDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SavedViewList"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"list"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"savedViews"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"list"},"value":{"kind":"Variable","name":{"kind":"Name","value":"list"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SavedViewLine"}}]}}]}},SavedViewLineDefinition]} as unknown as DocumentNode<SavedViewListQuery, SavedViewListQueryVariables>;
export const SavedViewSaveDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SavedViewSave"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SaveViewInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveView"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SavedViewLine"}}]}}]}},SavedViewLineDefinition]} as unknown as DocumentNode<SavedViewSaveMutation, SavedViewSaveMutationVariables>;
export const SavedViewRenameDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SavedViewRename"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RenameViewInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"renameView"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SavedViewLine"}}]}}]}},SavedViewLineDefinition]} as unknown as DocumentNode<SavedViewRenameMutation, SavedViewRenameMutationVariables>;
export const SavedViewStandardDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SavedViewStandard"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"standard"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"chooseStandardView"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"standard"},"value":{"kind":"Variable","name":{"kind":"Name","value":"standard"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SavedViewLine"}}]}}]}},SavedViewLineDefinition]} as unknown as DocumentNode<SavedViewStandardMutation, SavedViewStandardMutationVariables>;
export const SavedViewDeleteDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SavedViewDelete"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteView"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<SavedViewDeleteMutation, SavedViewDeleteMutationVariables>;
export const useSavedViewListQuery = (...[options]: Options<Apollo.useQuery.Options<SavedViewListQuery, SavedViewListQueryVariables>, SavedViewListQueryVariables>) =>
  Apollo.useQuery<SavedViewListQuery, SavedViewListQueryVariables>(SavedViewListDocument, options as Apollo.useQuery.Options<SavedViewListQuery, SavedViewListQueryVariables>);

export const useSavedViewSaveMutation = (options?: Apollo.useMutation.Options<SavedViewSaveMutation, SavedViewSaveMutationVariables>) =>
  Apollo.useMutation<SavedViewSaveMutation, SavedViewSaveMutationVariables>(SavedViewSaveDocument, options);

export const useSavedViewRenameMutation = (options?: Apollo.useMutation.Options<SavedViewRenameMutation, SavedViewRenameMutationVariables>) =>
  Apollo.useMutation<SavedViewRenameMutation, SavedViewRenameMutationVariables>(SavedViewRenameDocument, options);

export const useSavedViewStandardMutation = (options?: Apollo.useMutation.Options<SavedViewStandardMutation, SavedViewStandardMutationVariables>) =>
  Apollo.useMutation<SavedViewStandardMutation, SavedViewStandardMutationVariables>(SavedViewStandardDocument, options);

export const useSavedViewDeleteMutation = (options?: Apollo.useMutation.Options<SavedViewDeleteMutation, SavedViewDeleteMutationVariables>) =>
  Apollo.useMutation<SavedViewDeleteMutation, SavedViewDeleteMutationVariables>(SavedViewDeleteDocument, options);