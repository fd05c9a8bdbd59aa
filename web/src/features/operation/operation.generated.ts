/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../graphql/schema.generated.ts';

import type { TypedDocumentNode as DocumentNode } from "@apollo/client";
import * as Apollo from "@apollo/client/react";
import type { Options } from "../../graphql/options.ts";
export type FailedLineFragment = { id: string, kind: Types.FailedKind, title: string, subject: string | null, tries: number, since: string, nextTryAt: string | null, reason: string };

export type FailedWorkListQueryVariables = Exact<{
  kind: Types.FailedKind;
  page: number;
  limit: number;
}>;


export type FailedWorkListQuery = { failedWork: { total: number, totalPages: number, page: number, items: Array<{ id: string, kind: Types.FailedKind, title: string, subject: string | null, tries: number, since: string, nextTryAt: string | null, reason: string }> } };

export type OperationOverviewQueryVariables = Exact<{ [key: string]: never; }>;


export type OperationOverviewQuery = { operationState: { task: number, mail: number, providerEvent: number, unconfirmedPayment: number, export: number, dossier: number, picture: number, waitingMail: number, queues: Array<{ name: string, title: string, waiting: number, running: number, oldestSeconds: number | null }> } };

export type WaitingMailCountQueryVariables = Exact<{ [key: string]: never; }>;


export type WaitingMailCountQuery = { operationState: { waitingMail: number } };

export type WaitingMailLineFragment = { id: string, what: string, to: string, subject: string, since: string, endsAt: string };

export type WaitingMailListQueryVariables = Exact<{
  page: number;
  limit: number;
}>;


export type WaitingMailListQuery = { waitingMails: { total: number, totalPages: number, page: number, items: Array<{ id: string, what: string, to: string, subject: string, since: string, endsAt: string }> } };

export type WaitingMailSendEachMutationVariables = Exact<{
  ids: Array<string> | string;
  idempotencyKey?: string | null | undefined;
}>;


export type WaitingMailSendEachMutation = { outcomes: Array<{ id: string, done: boolean, reason: string | null }> };

export type WaitingMailDropEachMutationVariables = Exact<{
  ids: Array<string> | string;
  idempotencyKey?: string | null | undefined;
}>;


export type WaitingMailDropEachMutation = { outcomes: Array<{ id: string, done: boolean, reason: string | null }> };

export type ClientMailsOpenMutationVariables = Exact<{ [key: string]: never; }>;


export type ClientMailsOpenMutation = { openClientMails: boolean };

export type InstanceNoticesQueryVariables = Exact<{ [key: string]: never; }>;


export type InstanceNoticesQuery = { instanceNotices: Array<{ key: string, text: string, urgent: boolean }> };

export type SystemHealthQueryVariables = Exact<{ [key: string]: never; }>;


export type SystemHealthQuery = { systemHealth: Array<{ name: string, label: string, state: Types.HealthState, text: string, todo: string | null }> };

export type FailedWorkRetryMutationVariables = Exact<{
  kind: Types.FailedKind;
  id: string;
}>;


export type FailedWorkRetryMutation = { retryFailedWork: boolean };

export type FailedWorkRetryEachMutationVariables = Exact<{
  kind: Types.FailedKind;
  ids: Array<string> | string;
  idempotencyKey?: string | null | undefined;
}>;


export type FailedWorkRetryEachMutation = { outcomes: Array<{ id: string, done: boolean, reason: string | null }> };

export type FeatureStateFragment = { feature: Types.OptionalFeature, hidden: boolean, reason: string | null };

export type OptionalFeaturesQueryVariables = Exact<{ [key: string]: never; }>;


export type OptionalFeaturesQuery = { optionalFeatures: Array<{ feature: Types.OptionalFeature, hidden: boolean, reason: string | null }> };

export type FeaturesHideMutationVariables = Exact<{
  features: Array<Types.OptionalFeature> | Types.OptionalFeature;
}>;


export type FeaturesHideMutation = { hideFeatures: Array<{ feature: Types.OptionalFeature, hidden: boolean, reason: string | null }> };

export type UpgradeFindingLineFragment = { id: string, kind: Types.UpgradeFindingKind, subjectId: string, otherId: string | null, title: string, second: string | null, fact: string | null, amount: number | null, day: string | null, accountId: string | null, printable: boolean, reviewedAt: string | null, reviewedBy: string | null };

export type UpgradeFindingListQueryVariables = Exact<{
  page: number;
  limit: number;
}>;


export type UpgradeFindingListQuery = { upgradeFindings: { open: number, total: number, totalPages: number, page: number, items: Array<{ id: string, kind: Types.UpgradeFindingKind, subjectId: string, otherId: string | null, title: string, second: string | null, fact: string | null, amount: number | null, day: string | null, accountId: string | null, printable: boolean, reviewedAt: string | null, reviewedBy: string | null }> } };

export type UpgradeFindingCountQueryVariables = Exact<{ [key: string]: never; }>;


export type UpgradeFindingCountQuery = { upgradeFindings: { open: number, total: number } };

export type UpgradeFindingReviewEachMutationVariables = Exact<{
  ids: Array<string> | string;
  idempotencyKey?: string | null | undefined;
}>;


export type UpgradeFindingReviewEachMutation = { outcomes: Array<{ id: string, done: boolean, reason: string | null }> };

export type FoundContractPrintMutationVariables = Exact<{
  id: string;
}>;


export type FoundContractPrintMutation = { printFoundContract: boolean };

const FailedLineDefinition = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"FailedLine"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FailedWork"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"tries"}},{"kind":"Field","name":{"kind":"Name","value":"since"}},{"kind":"Field","name":{"kind":"Name","value":"nextTryAt"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}};
const WaitingMailLineDefinition = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"WaitingMailLine"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WaitingMail"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"what"}},{"kind":"Field","name":{"kind":"Name","value":"to"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"since"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}}]}};
const FeatureStateDefinition = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"FeatureState"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OptionalFeatureState"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"feature"}},{"kind":"Field","name":{"kind":"Name","value":"hidden"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}};
const UpgradeFindingLineDefinition = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"UpgradeFindingLine"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UpgradeFinding"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"subjectId"}},{"kind":"Field","name":{"kind":"Name","value":"otherId"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"second"}},{"kind":"Field","name":{"kind":"Name","value":"fact"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"accountId"}},{"kind":"Field","name":{"kind":"Name","value":"printable"}},{"kind":"Field","name":{"kind":"Name","value":"reviewedAt"}},{"kind":"Field","name":{"kind":"Name","value":"reviewedBy"}}]}};
export const FailedWorkListDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"FailedWorkList"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"kind"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"FailedKind"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"failedWork"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"kind"},"value":{"kind":"Variable","name":{"kind":"Name","value":"kind"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FailedLine"}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"totalPages"}},{"kind":"Field","name":{"kind":"Name","value":"page"}}]}}]}},FailedLineDefinition]} as unknown as DocumentNode<FailedWorkListQuery, FailedWorkListQueryVariables>;
export const OperationOverviewDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OperationOverview"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"operationState"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"task"}},{"kind":"Field","name":{"kind":"Name","value":"mail"}},{"kind":"Field","name":{"kind":"Name","value":"providerEvent"}},{"kind":"Field","name":{"kind":"Name","value":"unconfirmedPayment"}},{"kind":"Field","name":{"kind":"Name","value":"export"}},{"kind":"Field","name":{"kind":"Name","value":"dossier"}},{"kind":"Field","name":{"kind":"Name","value":"picture"}},{"kind":"Field","name":{"kind":"Name","value":"waitingMail"}},{"kind":"Field","name":{"kind":"Name","value":"queues"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"waiting"}},{"kind":"Field","name":{"kind":"Name","value":"running"}},{"kind":"Field","name":{"kind":"Name","value":"oldestSeconds"}}]}}]}}]}}]} as unknown as DocumentNode<OperationOverviewQuery, OperationOverviewQueryVariables>;
export const WaitingMailCountDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"WaitingMailCount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"operationState"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"waitingMail"}}]}}]}}]} as unknown as DocumentNode<WaitingMailCountQuery, WaitingMailCountQueryVariables>;
export const WaitingMailListDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"WaitingMailList"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"waitingMails"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WaitingMailLine"}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"totalPages"}},{"kind":"Field","name":{"kind":"Name","value":"page"}}]}}]}},WaitingMailLineDefinition]} as unknown as DocumentNode<WaitingMailListQuery, WaitingMailListQueryVariables>;
export const WaitingMailSendEachDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"WaitingMailSendEach"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"outcomes"},"name":{"kind":"Name","value":"sendEachWaitingMail"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}},{"kind":"Argument","name":{"kind":"Name","value":"idempotencyKey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"done"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]}}]} as unknown as DocumentNode<WaitingMailSendEachMutation, WaitingMailSendEachMutationVariables>;
export const WaitingMailDropEachDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"WaitingMailDropEach"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"outcomes"},"name":{"kind":"Name","value":"dropEachWaitingMail"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}},{"kind":"Argument","name":{"kind":"Name","value":"idempotencyKey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"done"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]}}]} as unknown as DocumentNode<WaitingMailDropEachMutation, WaitingMailDropEachMutationVariables>;
export const ClientMailsOpenDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ClientMailsOpen"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"openClientMails"}}]}}]} as unknown as DocumentNode<ClientMailsOpenMutation, ClientMailsOpenMutationVariables>;
export const InstanceNoticesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"InstanceNotices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"instanceNotices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"urgent"}}]}}]}}]} as unknown as DocumentNode<InstanceNoticesQuery, InstanceNoticesQueryVariables>;
export const SystemHealthDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SystemHealth"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"systemHealth"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"todo"}}]}}]}}]} as unknown as DocumentNode<SystemHealthQuery, SystemHealthQueryVariables>;
export const FailedWorkRetryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"FailedWorkRetry"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"kind"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"FailedKind"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"retryFailedWork"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"kind"},"value":{"kind":"Variable","name":{"kind":"Name","value":"kind"}}},{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<FailedWorkRetryMutation, FailedWorkRetryMutationVariables>;
export const FailedWorkRetryEachDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"FailedWorkRetryEach"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"kind"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"FailedKind"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"outcomes"},"name":{"kind":"Name","value":"retryEachFailedWork"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"kind"},"value":{"kind":"Variable","name":{"kind":"Name","value":"kind"}}},{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}},{"kind":"Argument","name":{"kind":"Name","value":"idempotencyKey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"done"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]}}]} as unknown as DocumentNode<FailedWorkRetryEachMutation, FailedWorkRetryEachMutationVariables>;
export const OptionalFeaturesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OptionalFeatures"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"optionalFeatures"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FeatureState"}}]}}]}},FeatureStateDefinition]} as unknown as DocumentNode<OptionalFeaturesQuery, OptionalFeaturesQueryVariables>;
export const FeaturesHideDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"FeaturesHide"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"features"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"OptionalFeature"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hideFeatures"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"features"},"value":{"kind":"Variable","name":{"kind":"Name","value":"features"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FeatureState"}}]}}]}},FeatureStateDefinition]} as unknown as DocumentNode<FeaturesHideMutation, FeaturesHideMutationVariables>;
export const UpgradeFindingListDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"UpgradeFindingList"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"upgradeFindings"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UpgradeFindingLine"}}]}},{"kind":"Field","name":{"kind":"Name","value":"open"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"totalPages"}},{"kind":"Field","name":{"kind":"Name","value":"page"}}]}}]}},UpgradeFindingLineDefinition]} as unknown as DocumentNode<UpgradeFindingListQuery, UpgradeFindingListQueryVariables>;
export const UpgradeFindingCountDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"UpgradeFindingCount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"upgradeFindings"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"IntValue","value":"1"}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"open"}},{"kind":"Field","name":{"kind":"Name","value":"total"}}]}}]}}]} as unknown as DocumentNode<UpgradeFindingCountQuery, UpgradeFindingCountQueryVariables>;
export const UpgradeFindingReviewEachDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpgradeFindingReviewEach"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"outcomes"},"name":{"kind":"Name","value":"reviewEachUpgradeFinding"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}},{"kind":"Argument","name":{"kind":"Name","value":"idempotencyKey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"done"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]}}]} as unknown as DocumentNode<UpgradeFindingReviewEachMutation, UpgradeFindingReviewEachMutationVariables>;
export const FoundContractPrintDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"FoundContractPrint"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"printFoundContract"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<FoundContractPrintMutation, FoundContractPrintMutationVariables>;
export const useFailedWorkListQuery = (...[options]: Options<Apollo.useQuery.Options<FailedWorkListQuery, FailedWorkListQueryVariables>, FailedWorkListQueryVariables>) =>
  Apollo.useQuery<FailedWorkListQuery, FailedWorkListQueryVariables>(FailedWorkListDocument, options as Apollo.useQuery.Options<FailedWorkListQuery, FailedWorkListQueryVariables>);

export const useOperationOverviewQuery = (...[options]: Options<Apollo.useQuery.Options<OperationOverviewQuery, OperationOverviewQueryVariables>, OperationOverviewQueryVariables>) =>
  Apollo.useQuery<OperationOverviewQuery, OperationOverviewQueryVariables>(OperationOverviewDocument, options as Apollo.useQuery.Options<OperationOverviewQuery, OperationOverviewQueryVariables>);

export const useWaitingMailCountQuery = (...[options]: Options<Apollo.useQuery.Options<WaitingMailCountQuery, WaitingMailCountQueryVariables>, WaitingMailCountQueryVariables>) =>
  Apollo.useQuery<WaitingMailCountQuery, WaitingMailCountQueryVariables>(WaitingMailCountDocument, options as Apollo.useQuery.Options<WaitingMailCountQuery, WaitingMailCountQueryVariables>);

export const useWaitingMailListQuery = (...[options]: Options<Apollo.useQuery.Options<WaitingMailListQuery, WaitingMailListQueryVariables>, WaitingMailListQueryVariables>) =>
  Apollo.useQuery<WaitingMailListQuery, WaitingMailListQueryVariables>(WaitingMailListDocument, options as Apollo.useQuery.Options<WaitingMailListQuery, WaitingMailListQueryVariables>);

export const useWaitingMailSendEachMutation = (options?: Apollo.useMutation.Options<WaitingMailSendEachMutation, WaitingMailSendEachMutationVariables>) =>
  Apollo.useMutation<WaitingMailSendEachMutation, WaitingMailSendEachMutationVariables>(WaitingMailSendEachDocument, options);

export const useWaitingMailDropEachMutation = (options?: Apollo.useMutation.Options<WaitingMailDropEachMutation, WaitingMailDropEachMutationVariables>) =>
  Apollo.useMutation<WaitingMailDropEachMutation, WaitingMailDropEachMutationVariables>(WaitingMailDropEachDocument, options);

export const useClientMailsOpenMutation = (options?: Apollo.useMutation.Options<ClientMailsOpenMutation, ClientMailsOpenMutationVariables>) =>
  Apollo.useMutation<ClientMailsOpenMutation, ClientMailsOpenMutationVariables>(ClientMailsOpenDocument, options);

export const useInstanceNoticesQuery = (...[options]: Options<Apollo.useQuery.Options<InstanceNoticesQuery, InstanceNoticesQueryVariables>, InstanceNoticesQueryVariables>) =>
  Apollo.useQuery<InstanceNoticesQuery, InstanceNoticesQueryVariables>(InstanceNoticesDocument, options as Apollo.useQuery.Options<InstanceNoticesQuery, InstanceNoticesQueryVariables>);

export const useSystemHealthQuery = (...[options]: Options<Apollo.useQuery.Options<SystemHealthQuery, SystemHealthQueryVariables>, SystemHealthQueryVariables>) =>
  Apollo.useQuery<SystemHealthQuery, SystemHealthQueryVariables>(SystemHealthDocument, options as Apollo.useQuery.Options<SystemHealthQuery, SystemHealthQueryVariables>);

export const useFailedWorkRetryMutation = (options?: Apollo.useMutation.Options<FailedWorkRetryMutation, FailedWorkRetryMutationVariables>) =>
  Apollo.useMutation<FailedWorkRetryMutation, FailedWorkRetryMutationVariables>(FailedWorkRetryDocument, options);

export const useFailedWorkRetryEachMutation = (options?: Apollo.useMutation.Options<FailedWorkRetryEachMutation, FailedWorkRetryEachMutationVariables>) =>
  Apollo.useMutation<FailedWorkRetryEachMutation, FailedWorkRetryEachMutationVariables>(FailedWorkRetryEachDocument, options);

export const useOptionalFeaturesQuery = (...[options]: Options<Apollo.useQuery.Options<OptionalFeaturesQuery, OptionalFeaturesQueryVariables>, OptionalFeaturesQueryVariables>) =>
  Apollo.useQuery<OptionalFeaturesQuery, OptionalFeaturesQueryVariables>(OptionalFeaturesDocument, options as Apollo.useQuery.Options<OptionalFeaturesQuery, OptionalFeaturesQueryVariables>);

export const useFeaturesHideMutation = (options?: Apollo.useMutation.Options<FeaturesHideMutation, FeaturesHideMutationVariables>) =>
  Apollo.useMutation<FeaturesHideMutation, FeaturesHideMutationVariables>(FeaturesHideDocument, options);

export const useUpgradeFindingListQuery = (...[options]: Options<Apollo.useQuery.Options<UpgradeFindingListQuery, UpgradeFindingListQueryVariables>, UpgradeFindingListQueryVariables>) =>
  Apollo.useQuery<UpgradeFindingListQuery, UpgradeFindingListQueryVariables>(UpgradeFindingListDocument, options as Apollo.useQuery.Options<UpgradeFindingListQuery, UpgradeFindingListQueryVariables>);

export const useUpgradeFindingCountQuery = (...[options]: Options<Apollo.useQuery.Options<UpgradeFindingCountQuery, UpgradeFindingCountQueryVariables>, UpgradeFindingCountQueryVariables>) =>
  Apollo.useQuery<UpgradeFindingCountQuery, UpgradeFindingCountQueryVariables>(UpgradeFindingCountDocument, options as Apollo.useQuery.Options<UpgradeFindingCountQuery, UpgradeFindingCountQueryVariables>);

export const useUpgradeFindingReviewEachMutation = (options?: Apollo.useMutation.Options<UpgradeFindingReviewEachMutation, UpgradeFindingReviewEachMutationVariables>) =>
  Apollo.useMutation<UpgradeFindingReviewEachMutation, UpgradeFindingReviewEachMutationVariables>(UpgradeFindingReviewEachDocument, options);

export const useFoundContractPrintMutation = (options?: Apollo.useMutation.Options<FoundContractPrintMutation, FoundContractPrintMutationVariables>) =>
  Apollo.useMutation<FoundContractPrintMutation, FoundContractPrintMutationVariables>(FoundContractPrintDocument, options);