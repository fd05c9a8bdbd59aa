/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../graphql/schema.generated.ts';

import type { TypedDocumentNode as DocumentNode } from "@apollo/client";
import * as Apollo from "@apollo/client/react";
import type { Options } from "../../graphql/options.ts";
export type HistoryLineFragment = { id: string, at: string, type: string, text: string, again: string | null, actorName: string, tone: Types.HistoryTone, note: string | null, record: Types.HistoryRecord, recordId: string, recordName: string | null, actorRole: string | null, origin: string, ip: string | null, changes: Array<{ label: string, before: string | null, after: string | null }> };

export type RecordHistoryQueryVariables = Exact<{
  record: Types.StoryRecord;
  id: string;
  limit: number;
}>;


export type RecordHistoryQuery = { recordHistory: { total: number, items: Array<{ id: string, at: string, type: string, text: string, again: string | null, actorName: string, tone: Types.HistoryTone, note: string | null, record: Types.HistoryRecord, recordId: string, recordName: string | null, actorRole: string | null, origin: string, ip: string | null, changes: Array<{ label: string, before: string | null, after: string | null }> }> } };

export type AuditListQueryVariables = Exact<{
  filter?: Types.AuditFilter | null | undefined;
  page: number;
  limit?: number | null | undefined;
  order?: Types.AuditOrder | null | undefined;
  direction?: Types.OrderDirection | null | undefined;
}>;


export type AuditListQuery = { auditEntries: { total: number, totalPages: number, page: number, items: Array<{ id: string, at: string, type: string, text: string, again: string | null, actorName: string, tone: Types.HistoryTone, note: string | null, record: Types.HistoryRecord, recordId: string, recordName: string | null, actorRole: string | null, origin: string, ip: string | null, changes: Array<{ label: string, before: string | null, after: string | null }> }> } };

export type AuditChainHeadQueryVariables = Exact<{ [key: string]: never; }>;


export type AuditChainHeadQuery = { auditChain: { position: number, hash: string | null, chainedAt: string | null, waiting: number } };

export type AuditExportMutationVariables = Exact<{
  filter?: Types.AuditFilter | null | undefined;
}>;


export type AuditExportMutation = { exportAudit: { url: string, filename: string, rows: number } };

const HistoryLineDefinition = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"HistoryLine"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"HistoryEntry"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"again"}},{"kind":"Field","name":{"kind":"Name","value":"actorName"}},{"kind":"Field","name":{"kind":"Name","value":"tone"}},{"kind":"Field","name":{"kind":"Name","value":"changes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"before"}},{"kind":"Field","name":{"kind":"Name","value":"after"}}]}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"record"}},{"kind":"Field","name":{"kind":"Name","value":"recordId"}},{"kind":"Field","name":{"kind":"Name","value":"recordName"}},{"kind":"Field","name":{"kind":"Name","value":"actorRole"}},{"kind":"Field","name":{"kind":"Name","value":"origin"}},{"kind":"Field","name":{"kind":"Name","value":"ip"}}]}};
export const RecordHistoryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RecordHistory"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"record"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"StoryRecord"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"recordHistory"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"record"},"value":{"kind":"Variable","name":{"kind":"Name","value":"record"}}},{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"HistoryLine"}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"}}]}}]}},HistoryLineDefinition]} as unknown as DocumentNode<RecordHistoryQuery, RecordHistoryQueryVariables>;
export const AuditListDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AuditList"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"AuditFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"order"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"AuditOrder"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"direction"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"OrderDirection"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"auditEntries"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}},{"kind":"Argument","name":{"kind":"Name","value":"order"},"value":{"kind":"Variable","name":{"kind":"Name","value":"order"}}},{"kind":"Argument","name":{"kind":"Name","value":"direction"},"value":{"kind":"Variable","name":{"kind":"Name","value":"direction"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"HistoryLine"}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"totalPages"}},{"kind":"Field","name":{"kind":"Name","value":"page"}}]}}]}},HistoryLineDefinition]} as unknown as DocumentNode<AuditListQuery, AuditListQueryVariables>;
export const AuditChainHeadDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AuditChainHead"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"auditChain"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"hash"}},{"kind":"Field","name":{"kind":"Name","value":"chainedAt"}},{"kind":"Field","name":{"kind":"Name","value":"waiting"}}]}}]}}]} as unknown as DocumentNode<AuditChainHeadQuery, AuditChainHeadQueryVariables>;
export const AuditExportDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AuditExport"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"AuditFilter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"exportAudit"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"filename"}},{"kind":"Field","name":{"kind":"Name","value":"rows"}}]}}]}}]} as unknown as DocumentNode<AuditExportMutation, AuditExportMutationVariables>;
export const useRecordHistoryQuery = (...[options]: Options<Apollo.useQuery.Options<RecordHistoryQuery, RecordHistoryQueryVariables>, RecordHistoryQueryVariables>) =>
  Apollo.useQuery<RecordHistoryQuery, RecordHistoryQueryVariables>(RecordHistoryDocument, options as Apollo.useQuery.Options<RecordHistoryQuery, RecordHistoryQueryVariables>);

export const useAuditListQuery = (...[options]: Options<Apollo.useQuery.Options<AuditListQuery, AuditListQueryVariables>, AuditListQueryVariables>) =>
  Apollo.useQuery<AuditListQuery, AuditListQueryVariables>(AuditListDocument, options as Apollo.useQuery.Options<AuditListQuery, AuditListQueryVariables>);

export const useAuditChainHeadQuery = (...[options]: Options<Apollo.useQuery.Options<AuditChainHeadQuery, AuditChainHeadQueryVariables>, AuditChainHeadQueryVariables>) =>
  Apollo.useQuery<AuditChainHeadQuery, AuditChainHeadQueryVariables>(AuditChainHeadDocument, options as Apollo.useQuery.Options<AuditChainHeadQuery, AuditChainHeadQueryVariables>);

export const useAuditExportMutation = (options?: Apollo.useMutation.Options<AuditExportMutation, AuditExportMutationVariables>) =>
  Apollo.useMutation<AuditExportMutation, AuditExportMutationVariables>(AuditExportDocument, options);