/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../graphql/schema.generated.ts';

import type { TypedDocumentNode as DocumentNode } from "@apollo/client";
import * as Apollo from "@apollo/client/react";
import type { Options } from "../../graphql/options.ts";
export type NotificationLineFragment = { id: string, type: string, category: Types.NotificationCategory, title: string, message: string, link: string | null, priority: Types.NotificationPriority, read: boolean, createdAt: string };

export type NotificationListQueryVariables = Exact<{
  page?: number | null | undefined;
  limit?: number | null | undefined;
  filter?: Types.NotificationFilter | null | undefined;
}>;


export type NotificationListQuery = { unreadNotificationCount: number, notifications: { total: number, totalPages: number, items: Array<{ id: string, type: string, category: Types.NotificationCategory, title: string, message: string, link: string | null, priority: Types.NotificationPriority, read: boolean, createdAt: string }> } };

export type NotificationReadMutationVariables = Exact<{
  id: string;
}>;


export type NotificationReadMutation = { markNotificationRead: { id: string, read: boolean } };

export type NotificationReadAllMutationVariables = Exact<{ [key: string]: never; }>;


export type NotificationReadAllMutation = { markAllNotificationsRead: number };

export type NotificationOpenQueryVariables = Exact<{
  id: string;
}>;


export type NotificationOpenQuery = { notification: { id: string, type: string, category: Types.NotificationCategory, title: string, message: string, link: string | null, priority: Types.NotificationPriority, read: boolean, createdAt: string } | null };

export type NotificationRestoreMutationVariables = Exact<{
  id: string;
}>;


export type NotificationRestoreMutation = { restoreNotification: { id: string, type: string, category: Types.NotificationCategory, title: string, message: string, link: string | null, priority: Types.NotificationPriority, read: boolean, createdAt: string } };

export type NotificationsRestoreMutationVariables = Exact<{
  ids: Array<string> | string;
  idempotencyKey?: string | null | undefined;
}>;


export type NotificationsRestoreMutation = { outcomes: Array<{ id: string, done: boolean, reason: string | null }> };

export type PushKeyQueryVariables = Exact<{ [key: string]: never; }>;


export type PushKeyQuery = { pushKey: string };

export type PushKeepMutationVariables = Exact<{
  input: Types.PushSubscriptionInput;
}>;


export type PushKeepMutation = { keepPushSubscription: boolean };

export type PushDropMutationVariables = Exact<{
  endpoint: string;
}>;


export type PushDropMutation = { dropPushSubscription: boolean };

export type NotifiablePeopleQueryVariables = Exact<{
  limit?: number | null | undefined;
  filter?: Types.NotifiableFilter | null | undefined;
}>;


export type NotifiablePeopleQuery = { notifiablePeople: { items: Array<{ id: number, name: string, lastname: string, role: number }> } };

export type NoticeAudienceQueryVariables = Exact<{
  audience: Types.NoticeAudience;
}>;


export type NoticeAudienceQuery = { noticeAudienceCount: number };

export type NoticesSendMutationVariables = Exact<{
  audience: Types.NoticeAudience;
  notice: Types.NoticeText;
}>;


export type NoticesSendMutation = { sendNotices: { id: string, told: number, total: number } };

export type NoticeBatchQueryVariables = Exact<{
  id: string;
}>;


export type NoticeBatchQuery = { noticeBatch: { id: string, told: number, total: number, finishedAt: string | null } | null };

export type NotificationDeleteMutationVariables = Exact<{
  id: string;
}>;


export type NotificationDeleteMutation = { deleteNotification: string };

export type NotificationPreferencesQueryVariables = Exact<{ [key: string]: never; }>;


export type NotificationPreferencesQuery = { notificationPreferences: { email: boolean, push: boolean, sms: boolean, quotesUpdates: boolean, paymentReminders: boolean, systemAlerts: boolean, marketingEmails: boolean } };

export type NotificationPreferMutationVariables = Exact<{
  input: Types.PreferencesInput;
}>;


export type NotificationPreferMutation = { updateNotificationPreferences: { email: boolean, push: boolean, sms: boolean, quotesUpdates: boolean, paymentReminders: boolean, systemAlerts: boolean, marketingEmails: boolean } };

export type NotificationChoicesFragment = { email: boolean, push: boolean, sms: boolean, quotesUpdates: boolean, paymentReminders: boolean, systemAlerts: boolean, marketingEmails: boolean };

export type NotificationReceivedSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type NotificationReceivedSubscription = { notificationReceived: { id: string, type: string, category: Types.NotificationCategory, title: string, message: string, link: string | null, priority: Types.NotificationPriority, read: boolean, createdAt: string } | null };

export type NotificationsReadMutationVariables = Exact<{
  ids: Array<string> | string;
  idempotencyKey?: string | null | undefined;
}>;


export type NotificationsReadMutation = { outcomes: Array<{ id: string, done: boolean, reason: string | null }> };

export type NotificationsDeleteMutationVariables = Exact<{
  ids: Array<string> | string;
  idempotencyKey?: string | null | undefined;
}>;


export type NotificationsDeleteMutation = { outcomes: Array<{ id: string, done: boolean, reason: string | null }> };

const NotificationLineDefinition = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"NotificationLine"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Notification"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"link"}},{"kind":"Field","name":{"kind":"Name","value":"priority"}},{"kind":"Field","name":{"kind":"Name","value":"read"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}};
const NotificationChoicesDefinition = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"NotificationChoices"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NotificationPreferences"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"push"}},{"kind":"Field","name":{"kind":"Name","value":"sms"}},{"kind":"Field","name":{"kind":"Name","value":"quotesUpdates"}},{"kind":"Field","name":{"kind":"Name","value":"paymentReminders"}},{"kind":"Field","name":{"kind":"Name","value":"systemAlerts"}},{"kind":"Field","name":{"kind":"Name","value":"marketingEmails"}}]}};
export const NotificationListDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"NotificationList"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"NotificationFilter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"notifications"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"NotificationLine"}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"totalPages"}}]}},{"kind":"Field","name":{"kind":"Name","value":"unreadNotificationCount"}}]}},NotificationLineDefinition]} as unknown as DocumentNode<NotificationListQuery, NotificationListQueryVariables>;
export const NotificationReadDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"NotificationRead"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"markNotificationRead"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"read"}}]}}]}}]} as unknown as DocumentNode<NotificationReadMutation, NotificationReadMutationVariables>;
export const NotificationReadAllDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"NotificationReadAll"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"markAllNotificationsRead"}}]}}]} as unknown as DocumentNode<NotificationReadAllMutation, NotificationReadAllMutationVariables>;
export const NotificationOpenDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"NotificationOpen"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"notification"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"NotificationLine"}}]}}]}},NotificationLineDefinition]} as unknown as DocumentNode<NotificationOpenQuery, NotificationOpenQueryVariables>;
export const NotificationRestoreDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"NotificationRestore"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"restoreNotification"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"NotificationLine"}}]}}]}},NotificationLineDefinition]} as unknown as DocumentNode<NotificationRestoreMutation, NotificationRestoreMutationVariables>;
export const NotificationsRestoreDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"NotificationsRestore"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"outcomes"},"name":{"kind":"Name","value":"restoreEachNotification"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}},{"kind":"Argument","name":{"kind":"Name","value":"idempotencyKey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"done"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]}}]} as unknown as DocumentNode<NotificationsRestoreMutation, NotificationsRestoreMutationVariables>;
export const PushKeyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PushKey"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pushKey"}}]}}]} as unknown as DocumentNode<PushKeyQuery, PushKeyQueryVariables>;
export const PushKeepDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PushKeep"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PushSubscriptionInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"keepPushSubscription"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}]}]}}]} as unknown as DocumentNode<PushKeepMutation, PushKeepMutationVariables>;
export const PushDropDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PushDrop"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"endpoint"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dropPushSubscription"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"endpoint"},"value":{"kind":"Variable","name":{"kind":"Name","value":"endpoint"}}}]}]}}]} as unknown as DocumentNode<PushDropMutation, PushDropMutationVariables>;
export const NotifiablePeopleDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"NotifiablePeople"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"NotifiableFilter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"notifiablePeople"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"lastname"}},{"kind":"Field","name":{"kind":"Name","value":"role"}}]}}]}}]}}]} as unknown as DocumentNode<NotifiablePeopleQuery, NotifiablePeopleQueryVariables>;
export const NoticeAudienceDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"NoticeAudience"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"audience"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"NoticeAudience"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"noticeAudienceCount"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"audience"},"value":{"kind":"Variable","name":{"kind":"Name","value":"audience"}}}]}]}}]} as unknown as DocumentNode<NoticeAudienceQuery, NoticeAudienceQueryVariables>;
export const NoticesSendDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"NoticesSend"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"audience"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"NoticeAudience"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"notice"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"NoticeText"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sendNotices"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"audience"},"value":{"kind":"Variable","name":{"kind":"Name","value":"audience"}}},{"kind":"Argument","name":{"kind":"Name","value":"notice"},"value":{"kind":"Variable","name":{"kind":"Name","value":"notice"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"told"}},{"kind":"Field","name":{"kind":"Name","value":"total"}}]}}]}}]} as unknown as DocumentNode<NoticesSendMutation, NoticesSendMutationVariables>;
export const NoticeBatchDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"NoticeBatch"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"noticeBatch"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"told"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"finishedAt"}}]}}]}}]} as unknown as DocumentNode<NoticeBatchQuery, NoticeBatchQueryVariables>;
export const NotificationDeleteDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"NotificationDelete"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteNotification"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<NotificationDeleteMutation, NotificationDeleteMutationVariables>;
export const NotificationPreferencesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"NotificationPreferences"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"notificationPreferences"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"NotificationChoices"}}]}}]}},NotificationChoicesDefinition]} as unknown as DocumentNode<NotificationPreferencesQuery, NotificationPreferencesQueryVariables>;
export const NotificationPreferDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"NotificationPrefer"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PreferencesInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateNotificationPreferences"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"NotificationChoices"}}]}}]}},NotificationChoicesDefinition]} as unknown as DocumentNode<NotificationPreferMutation, NotificationPreferMutationVariables>;
export const NotificationReceivedDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"NotificationReceived"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"notificationReceived"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"NotificationLine"}}]}}]}},NotificationLineDefinition]} as unknown as DocumentNode<NotificationReceivedSubscription, NotificationReceivedSubscriptionVariables>;
export const NotificationsReadDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"NotificationsRead"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"outcomes"},"name":{"kind":"Name","value":"markEachNotificationRead"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}},{"kind":"Argument","name":{"kind":"Name","value":"idempotencyKey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"done"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]}}]} as unknown as DocumentNode<NotificationsReadMutation, NotificationsReadMutationVariables>;
export const NotificationsDeleteDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"NotificationsDelete"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"outcomes"},"name":{"kind":"Name","value":"deleteEachNotification"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}},{"kind":"Argument","name":{"kind":"Name","value":"idempotencyKey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"done"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]}}]} as unknown as DocumentNode<NotificationsDeleteMutation, NotificationsDeleteMutationVariables>;
export const useNotificationListQuery = (...[options]: Options<Apollo.useQuery.Options<NotificationListQuery, NotificationListQueryVariables>, NotificationListQueryVariables>) =>
  Apollo.useQuery<NotificationListQuery, NotificationListQueryVariables>(NotificationListDocument, options as Apollo.useQuery.Options<NotificationListQuery, NotificationListQueryVariables>);

export const useNotificationReadMutation = (options?: Apollo.useMutation.Options<NotificationReadMutation, NotificationReadMutationVariables>) =>
  Apollo.useMutation<NotificationReadMutation, NotificationReadMutationVariables>(NotificationReadDocument, options);

export const useNotificationReadAllMutation = (options?: Apollo.useMutation.Options<NotificationReadAllMutation, NotificationReadAllMutationVariables>) =>
  Apollo.useMutation<NotificationReadAllMutation, NotificationReadAllMutationVariables>(NotificationReadAllDocument, options);

export const useNotificationOpenQuery = (...[options]: Options<Apollo.useQuery.Options<NotificationOpenQuery, NotificationOpenQueryVariables>, NotificationOpenQueryVariables>) =>
  Apollo.useQuery<NotificationOpenQuery, NotificationOpenQueryVariables>(NotificationOpenDocument, options as Apollo.useQuery.Options<NotificationOpenQuery, NotificationOpenQueryVariables>);

export const useNotificationRestoreMutation = (options?: Apollo.useMutation.Options<NotificationRestoreMutation, NotificationRestoreMutationVariables>) =>
  Apollo.useMutation<NotificationRestoreMutation, NotificationRestoreMutationVariables>(NotificationRestoreDocument, options);

export const useNotificationsRestoreMutation = (options?: Apollo.useMutation.Options<NotificationsRestoreMutation, NotificationsRestoreMutationVariables>) =>
  Apollo.useMutation<NotificationsRestoreMutation, NotificationsRestoreMutationVariables>(NotificationsRestoreDocument, options);

export const usePushKeyQuery = (...[options]: Options<Apollo.useQuery.Options<PushKeyQuery, PushKeyQueryVariables>, PushKeyQueryVariables>) =>
  Apollo.useQuery<PushKeyQuery, PushKeyQueryVariables>(PushKeyDocument, options as Apollo.useQuery.Options<PushKeyQuery, PushKeyQueryVariables>);

export const usePushKeepMutation = (options?: Apollo.useMutation.Options<PushKeepMutation, PushKeepMutationVariables>) =>
  Apollo.useMutation<PushKeepMutation, PushKeepMutationVariables>(PushKeepDocument, options);

export const usePushDropMutation = (options?: Apollo.useMutation.Options<PushDropMutation, PushDropMutationVariables>) =>
  Apollo.useMutation<PushDropMutation, PushDropMutationVariables>(PushDropDocument, options);

export const useNotifiablePeopleQuery = (...[options]: Options<Apollo.useQuery.Options<NotifiablePeopleQuery, NotifiablePeopleQueryVariables>, NotifiablePeopleQueryVariables>) =>
  Apollo.useQuery<NotifiablePeopleQuery, NotifiablePeopleQueryVariables>(NotifiablePeopleDocument, options as Apollo.useQuery.Options<NotifiablePeopleQuery, NotifiablePeopleQueryVariables>);

export const useNoticeAudienceQuery = (...[options]: Options<Apollo.useQuery.Options<NoticeAudienceQuery, NoticeAudienceQueryVariables>, NoticeAudienceQueryVariables>) =>
  Apollo.useQuery<NoticeAudienceQuery, NoticeAudienceQueryVariables>(NoticeAudienceDocument, options as Apollo.useQuery.Options<NoticeAudienceQuery, NoticeAudienceQueryVariables>);

export const useNoticesSendMutation = (options?: Apollo.useMutation.Options<NoticesSendMutation, NoticesSendMutationVariables>) =>
  Apollo.useMutation<NoticesSendMutation, NoticesSendMutationVariables>(NoticesSendDocument, options);

export const useNoticeBatchQuery = (...[options]: Options<Apollo.useQuery.Options<NoticeBatchQuery, NoticeBatchQueryVariables>, NoticeBatchQueryVariables>) =>
  Apollo.useQuery<NoticeBatchQuery, NoticeBatchQueryVariables>(NoticeBatchDocument, options as Apollo.useQuery.Options<NoticeBatchQuery, NoticeBatchQueryVariables>);

export const useNotificationDeleteMutation = (options?: Apollo.useMutation.Options<NotificationDeleteMutation, NotificationDeleteMutationVariables>) =>
  Apollo.useMutation<NotificationDeleteMutation, NotificationDeleteMutationVariables>(NotificationDeleteDocument, options);

export const useNotificationPreferencesQuery = (...[options]: Options<Apollo.useQuery.Options<NotificationPreferencesQuery, NotificationPreferencesQueryVariables>, NotificationPreferencesQueryVariables>) =>
  Apollo.useQuery<NotificationPreferencesQuery, NotificationPreferencesQueryVariables>(NotificationPreferencesDocument, options as Apollo.useQuery.Options<NotificationPreferencesQuery, NotificationPreferencesQueryVariables>);

export const useNotificationPreferMutation = (options?: Apollo.useMutation.Options<NotificationPreferMutation, NotificationPreferMutationVariables>) =>
  Apollo.useMutation<NotificationPreferMutation, NotificationPreferMutationVariables>(NotificationPreferDocument, options);

export const useNotificationReceivedSubscription = (...[options]: Options<Apollo.useSubscription.Options<NotificationReceivedSubscription, NotificationReceivedSubscriptionVariables>, NotificationReceivedSubscriptionVariables>) =>
  Apollo.useSubscription<NotificationReceivedSubscription, NotificationReceivedSubscriptionVariables>(NotificationReceivedDocument, options as Apollo.useSubscription.Options<NotificationReceivedSubscription, NotificationReceivedSubscriptionVariables>);

export const useNotificationsReadMutation = (options?: Apollo.useMutation.Options<NotificationsReadMutation, NotificationsReadMutationVariables>) =>
  Apollo.useMutation<NotificationsReadMutation, NotificationsReadMutationVariables>(NotificationsReadDocument, options);

export const useNotificationsDeleteMutation = (options?: Apollo.useMutation.Options<NotificationsDeleteMutation, NotificationsDeleteMutationVariables>) =>
  Apollo.useMutation<NotificationsDeleteMutation, NotificationsDeleteMutationVariables>(NotificationsDeleteDocument, options);