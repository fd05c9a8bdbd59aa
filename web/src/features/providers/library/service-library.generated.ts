/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../graphql/schema.generated.ts';

import type { TypedDocumentNode as DocumentNode } from "@apollo/client";
import * as Apollo from "@apollo/client/react";
import type { Options } from "../../../graphql/options.ts";
export type ListedServiceFragment = { id: string, kind: Types.ServiceKind, name: string, city: string | null, categoria: string | null, regimen: string | null, encanto: string | null, costo: number, base: Types.CostBase, proveedor: string | null, uses: number, usedAt: string, picture: string | null, version: number };

export type LibraryServiceListQueryVariables = Exact<{
  search: string;
  kind?: Types.ServiceKind | null | undefined;
  page?: number | null | undefined;
  next: number;
}>;


export type LibraryServiceListQuery = { libraryServices: Array<{ id: string, kind: Types.ServiceKind, name: string, city: string | null, categoria: string | null, regimen: string | null, encanto: string | null, costo: number, base: Types.CostBase, proveedor: string | null, uses: number, usedAt: string, picture: string | null, version: number }>, next: Array<{ id: string }> };

export type LibraryServiceUpdateMutationVariables = Exact<{
  id: string;
  input: Types.UpdateLibraryServiceInput;
}>;


export type LibraryServiceUpdateMutation = { updateLibraryService: { id: string, kind: Types.ServiceKind, name: string, city: string | null, categoria: string | null, regimen: string | null, encanto: string | null, costo: number, base: Types.CostBase, proveedor: string | null, uses: number, usedAt: string, picture: string | null, version: number } };

export type LibraryServiceMergeMutationVariables = Exact<{
  id: string;
  intoId: string;
}>;


export type LibraryServiceMergeMutation = { mergeLibraryServices: { id: string, kind: Types.ServiceKind, name: string, city: string | null, categoria: string | null, regimen: string | null, encanto: string | null, costo: number, base: Types.CostBase, proveedor: string | null, uses: number, usedAt: string, picture: string | null, version: number } };

export type LibraryServiceRemoveMutationVariables = Exact<{
  id: string;
}>;


export type LibraryServiceRemoveMutation = { removeLibraryService: boolean };

const ListedServiceDefinition = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"ListedService"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LibraryService"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"categoria"}},{"kind":"Field","name":{"kind":"Name","value":"regimen"}},{"kind":"Field","name":{"kind":"Name","value":"encanto"}},{"kind":"Field","name":{"kind":"Name","value":"costo"}},{"kind":"Field","name":{"kind":"Name","value":"base"}},{"kind":"Field","name":{"kind":"Name","value":"proveedor"}},{"kind":"Field","name":{"kind":"Name","value":"uses"}},{"kind":"Field","name":{"kind":"Name","value":"usedAt"}},{"kind":"Field","name":{"kind":"Name","value":"picture"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}};
export const LibraryServiceListDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LibraryServiceList"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"kind"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ServiceKind"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"next"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"libraryServices"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"kind"},"value":{"kind":"Variable","name":{"kind":"Name","value":"kind"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ListedService"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"next"},"name":{"kind":"Name","value":"libraryServices"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"kind"},"value":{"kind":"Variable","name":{"kind":"Name","value":"kind"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"next"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}},ListedServiceDefinition]} as unknown as DocumentNode<LibraryServiceListQuery, LibraryServiceListQueryVariables>;
export const LibraryServiceUpdateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"LibraryServiceUpdate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateLibraryServiceInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateLibraryService"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ListedService"}}]}}]}},ListedServiceDefinition]} as unknown as DocumentNode<LibraryServiceUpdateMutation, LibraryServiceUpdateMutationVariables>;
export const LibraryServiceMergeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"LibraryServiceMerge"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"intoId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mergeLibraryServices"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"intoId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"intoId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ListedService"}}]}}]}},ListedServiceDefinition]} as unknown as DocumentNode<LibraryServiceMergeMutation, LibraryServiceMergeMutationVariables>;
export const LibraryServiceRemoveDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"LibraryServiceRemove"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeLibraryService"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<LibraryServiceRemoveMutation, LibraryServiceRemoveMutationVariables>;
export const useLibraryServiceListQuery = (...[options]: Options<Apollo.useQuery.Options<LibraryServiceListQuery, LibraryServiceListQueryVariables>, LibraryServiceListQueryVariables>) =>
  Apollo.useQuery<LibraryServiceListQuery, LibraryServiceListQueryVariables>(LibraryServiceListDocument, options as Apollo.useQuery.Options<LibraryServiceListQuery, LibraryServiceListQueryVariables>);

export const useLibraryServiceUpdateMutation = (options?: Apollo.useMutation.Options<LibraryServiceUpdateMutation, LibraryServiceUpdateMutationVariables>) =>
  Apollo.useMutation<LibraryServiceUpdateMutation, LibraryServiceUpdateMutationVariables>(LibraryServiceUpdateDocument, options);

export const useLibraryServiceMergeMutation = (options?: Apollo.useMutation.Options<LibraryServiceMergeMutation, LibraryServiceMergeMutationVariables>) =>
  Apollo.useMutation<LibraryServiceMergeMutation, LibraryServiceMergeMutationVariables>(LibraryServiceMergeDocument, options);

export const useLibraryServiceRemoveMutation = (options?: Apollo.useMutation.Options<LibraryServiceRemoveMutation, LibraryServiceRemoveMutationVariables>) =>
  Apollo.useMutation<LibraryServiceRemoveMutation, LibraryServiceRemoveMutationVariables>(LibraryServiceRemoveDocument, options);