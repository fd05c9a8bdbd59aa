/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../graphql/schema.generated.ts';

import type { TypedDocumentNode as DocumentNode } from "@apollo/client";
import * as Apollo from "@apollo/client/react";
import type { Options } from "../../graphql/options.ts";
export type ExportLineFragment = { id: string, title: string, format: Types.ExportFormat, status: Types.ExportStatus, total: number, rows: number, failure: string | null, filename: string | null, expiresAt: string | null, createdAt: string, acts: Array<{ name: string, allowed: boolean, reason: string | null }> };

export type MyExportListQueryVariables = Exact<{
  page: number;
  limit: number;
}>;


export type MyExportListQuery = { myExports: { total: number, totalPages: number, page: number, items: Array<{ id: string, title: string, format: Types.ExportFormat, status: Types.ExportStatus, total: number, rows: number, failure: string | null, filename: string | null, expiresAt: string | null, createdAt: string, acts: Array<{ name: string, allowed: boolean, reason: string | null }> }> } };

export type MyExportStateQueryVariables = Exact<{
  id: string;
}>;


export type MyExportStateQuery = { myExport: { id: string, title: string, format: Types.ExportFormat, status: Types.ExportStatus, total: number, rows: number, failure: string | null, filename: string | null, expiresAt: string | null, createdAt: string, acts: Array<{ name: string, allowed: boolean, reason: string | null }> } | null };

export type ListExportStartMutationVariables = Exact<{
  input: Types.ExportListInput;
}>;


export type ListExportStartMutation = { exportList: { id: string, title: string, format: Types.ExportFormat, status: Types.ExportStatus, total: number, rows: number, failure: string | null, filename: string | null, expiresAt: string | null, createdAt: string, acts: Array<{ name: string, allowed: boolean, reason: string | null }> } };

export type ListExportCancelMutationVariables = Exact<{
  id: string;
}>;


export type ListExportCancelMutation = { cancelExport: { id: string, title: string, format: Types.ExportFormat, status: Types.ExportStatus, total: number, rows: number, failure: string | null, filename: string | null, expiresAt: string | null, createdAt: string, acts: Array<{ name: string, allowed: boolean, reason: string | null }> } };

export type ListExportOpenMutationVariables = Exact<{
  id: string;
}>;


export type ListExportOpenMutation = { openExport: { filename: string, url: string } };

export type ExportableColumnsQueryVariables = Exact<{
  list: Types.ExportedList;
}>;


export type ExportableColumnsQuery = { exportableColumns: Array<{ key: string, heading: string }> };

const ExportLineDefinition = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"ExportLine"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ListExport"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"format"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"rows"}},{"kind":"Field","name":{"kind":"Name","value":"failure"}},{"kind":"Field","name":{"kind":"Name","value":"filename"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"acts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"allowed"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]}};
export const MyExportListDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MyExportList"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"myExports"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ExportLine"}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"totalPages"}},{"kind":"Field","name":{"kind":"Name","value":"page"}}]}}]}},ExportLineDefinition]} as unknown as DocumentNode<MyExportListQuery, MyExportListQueryVariables>;
export const MyExportStateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MyExportState"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"myExport"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ExportLine"}}]}}]}},ExportLineDefinition]} as unknown as DocumentNode<MyExportStateQuery, MyExportStateQueryVariables>;
export const ListExportStartDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ListExportStart"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ExportListInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"exportList"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ExportLine"}}]}}]}},ExportLineDefinition]} as unknown as DocumentNode<ListExportStartMutation, ListExportStartMutationVariables>;
export const ListExportCancelDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ListExportCancel"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cancelExport"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ExportLine"}}]}}]}},ExportLineDefinition]} as unknown as DocumentNode<ListExportCancelMutation, ListExportCancelMutationVariables>;
export const ListExportOpenDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ListExportOpen"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"openExport"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"filename"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}}]}}]} as unknown as DocumentNode<ListExportOpenMutation, ListExportOpenMutationVariables>;
export const ExportableColumnsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ExportableColumns"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"list"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ExportedList"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"exportableColumns"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"list"},"value":{"kind":"Variable","name":{"kind":"Name","value":"list"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"heading"}}]}}]}}]} as unknown as DocumentNode<ExportableColumnsQuery, ExportableColumnsQueryVariables>;
export const useMyExportListQuery = (...[options]: Options<Apollo.useQuery.Options<MyExportListQuery, MyExportListQueryVariables>, MyExportListQueryVariables>) =>
  Apollo.useQuery<MyExportListQuery, MyExportListQueryVariables>(MyExportListDocument, options as Apollo.useQuery.Options<MyExportListQuery, MyExportListQueryVariables>);

export const useMyExportStateQuery = (...[options]: Options<Apollo.useQuery.Options<MyExportStateQuery, MyExportStateQueryVariables>, MyExportStateQueryVariables>) =>
  Apollo.useQuery<MyExportStateQuery, MyExportStateQueryVariables>(MyExportStateDocument, options as Apollo.useQuery.Options<MyExportStateQuery, MyExportStateQueryVariables>);

export const useListExportStartMutation = (options?: Apollo.useMutation.Options<ListExportStartMutation, ListExportStartMutationVariables>) =>
  Apollo.useMutation<ListExportStartMutation, ListExportStartMutationVariables>(ListExportStartDocument, options);

export const useListExportCancelMutation = (options?: Apollo.useMutation.Options<ListExportCancelMutation, ListExportCancelMutationVariables>) =>
  Apollo.useMutation<ListExportCancelMutation, ListExportCancelMutationVariables>(ListExportCancelDocument, options);

export const useListExportOpenMutation = (options?: Apollo.useMutation.Options<ListExportOpenMutation, ListExportOpenMutationVariables>) =>
  Apollo.useMutation<ListExportOpenMutation, ListExportOpenMutationVariables>(ListExportOpenDocument, options);

export const useExportableColumnsQuery = (...[options]: Options<Apollo.useQuery.Options<ExportableColumnsQuery, ExportableColumnsQueryVariables>, ExportableColumnsQueryVariables>) =>
  Apollo.useQuery<ExportableColumnsQuery, ExportableColumnsQueryVariables>(ExportableColumnsDocument, options as Apollo.useQuery.Options<ExportableColumnsQuery, ExportableColumnsQueryVariables>);