/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../graphql/schema.generated.ts';

import type { TypedDocumentNode as DocumentNode } from "@apollo/client";
import * as Apollo from "@apollo/client/react";
import type { Options } from "../../../graphql/options.ts";
export type ListedDayTextFragment = { id: string, kind: Types.DayTextKind, place: string, activity: string | null, titulo: string | null, texto: string, version: number };

export type LibraryDayTextListQueryVariables = Exact<{
  search: string;
  page?: number | null | undefined;
  next: number;
}>;


export type LibraryDayTextListQuery = { libraryDayTexts: Array<{ id: string, kind: Types.DayTextKind, place: string, activity: string | null, titulo: string | null, texto: string, version: number }>, next: Array<{ id: string }> };

export type LibraryDayTextUpdateMutationVariables = Exact<{
  id: string;
  input: Types.UpdateLibraryDayTextInput;
}>;


export type LibraryDayTextUpdateMutation = { updateLibraryDayText: { id: string, kind: Types.DayTextKind, place: string, activity: string | null, titulo: string | null, texto: string, version: number } };

export type LibraryDayTextRemoveMutationVariables = Exact<{
  id: string;
}>;


export type LibraryDayTextRemoveMutation = { removeLibraryDayText: boolean };

const ListedDayTextDefinition = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"ListedDayText"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LibraryDayText"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"place"}},{"kind":"Field","name":{"kind":"Name","value":"activity"}},{"kind":"Field","name":{"kind":"Name","value":"titulo"}},{"kind":"Field","name":{"kind":"Name","value":"texto"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}};
export const LibraryDayTextListDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LibraryDayTextList"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"next"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"libraryDayTexts"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ListedDayText"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"next"},"name":{"kind":"Name","value":"libraryDayTexts"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"next"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}},ListedDayTextDefinition]} as unknown as DocumentNode<LibraryDayTextListQuery, LibraryDayTextListQueryVariables>;
export const LibraryDayTextUpdateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"LibraryDayTextUpdate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateLibraryDayTextInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateLibraryDayText"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ListedDayText"}}]}}]}},ListedDayTextDefinition]} as unknown as DocumentNode<LibraryDayTextUpdateMutation, LibraryDayTextUpdateMutationVariables>;
export const LibraryDayTextRemoveDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"LibraryDayTextRemove"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeLibraryDayText"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<LibraryDayTextRemoveMutation, LibraryDayTextRemoveMutationVariables>;
export const useLibraryDayTextListQuery = (...[options]: Options<Apollo.useQuery.Options<LibraryDayTextListQuery, LibraryDayTextListQueryVariables>, LibraryDayTextListQueryVariables>) =>
  Apollo.useQuery<LibraryDayTextListQuery, LibraryDayTextListQueryVariables>(LibraryDayTextListDocument, options as Apollo.useQuery.Options<LibraryDayTextListQuery, LibraryDayTextListQueryVariables>);

export const useLibraryDayTextUpdateMutation = (options?: Apollo.useMutation.Options<LibraryDayTextUpdateMutation, LibraryDayTextUpdateMutationVariables>) =>
  Apollo.useMutation<LibraryDayTextUpdateMutation, LibraryDayTextUpdateMutationVariables>(LibraryDayTextUpdateDocument, options);

export const useLibraryDayTextRemoveMutation = (options?: Apollo.useMutation.Options<LibraryDayTextRemoveMutation, LibraryDayTextRemoveMutationVariables>) =>
  Apollo.useMutation<LibraryDayTextRemoveMutation, LibraryDayTextRemoveMutationVariables>(LibraryDayTextRemoveDocument, options);