/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../graphql/schema.generated.ts';

import * as Apollo from "@apollo/client/react";
import type { Options } from "../../graphql/options.ts";
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
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


export type NotificationReceivedSubscription = { notificationReceived: { id: string, type: string, category: Types.NotificationCategory, title: string, message: string, link: string | null, priority: Types.NotificationPriority, read: boolean, createdAt: string } };

export const NotificationLineFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NotificationLine"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Notification"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"link"}},{"kind":"Field","name":{"kind":"Name","value":"priority"}},{"kind":"Field","name":{"kind":"Name","value":"read"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<NotificationLineFragment, unknown>;
export const NotificationChoicesFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NotificationChoices"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NotificationPreferences"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"push"}},{"kind":"Field","name":{"kind":"Name","value":"sms"}},{"kind":"Field","name":{"kind":"Name","value":"quotesUpdates"}},{"kind":"Field","name":{"kind":"Name","value":"paymentReminders"}},{"kind":"Field","name":{"kind":"Name","value":"systemAlerts"}},{"kind":"Field","name":{"kind":"Name","value":"marketingEmails"}}]}}]} as unknown as DocumentNode<NotificationChoicesFragment, unknown>;
export const NotificationListDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"NotificationList"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"NotificationFilter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"notifications"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"NotificationLine"}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"totalPages"}}]}},{"kind":"Field","name":{"kind":"Name","value":"unreadNotificationCount"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NotificationLine"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Notification"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"link"}},{"kind":"Field","name":{"kind":"Name","value":"priority"}},{"kind":"Field","name":{"kind":"Name","value":"read"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<NotificationListQuery, NotificationListQueryVariables>;
export const NotificationReadDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"NotificationRead"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"markNotificationRead"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"read"}}]}}]}}]} as unknown as DocumentNode<NotificationReadMutation, NotificationReadMutationVariables>;
export const NotificationReadAllDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"NotificationReadAll"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"markAllNotificationsRead"}}]}}]} as unknown as DocumentNode<NotificationReadAllMutation, NotificationReadAllMutationVariables>;
export const NotificationDeleteDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"NotificationDelete"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteNotification"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<NotificationDeleteMutation, NotificationDeleteMutationVariables>;
export const NotificationPreferencesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"NotificationPreferences"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"notificationPreferences"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"NotificationChoices"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NotificationChoices"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NotificationPreferences"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"push"}},{"kind":"Field","name":{"kind":"Name","value":"sms"}},{"kind":"Field","name":{"kind":"Name","value":"quotesUpdates"}},{"kind":"Field","name":{"kind":"Name","value":"paymentReminders"}},{"kind":"Field","name":{"kind":"Name","value":"systemAlerts"}},{"kind":"Field","name":{"kind":"Name","value":"marketingEmails"}}]}}]} as unknown as DocumentNode<NotificationPreferencesQuery, NotificationPreferencesQueryVariables>;
export const NotificationPreferDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"NotificationPrefer"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PreferencesInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateNotificationPreferences"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"NotificationChoices"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NotificationChoices"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NotificationPreferences"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"push"}},{"kind":"Field","name":{"kind":"Name","value":"sms"}},{"kind":"Field","name":{"kind":"Name","value":"quotesUpdates"}},{"kind":"Field","name":{"kind":"Name","value":"paymentReminders"}},{"kind":"Field","name":{"kind":"Name","value":"systemAlerts"}},{"kind":"Field","name":{"kind":"Name","value":"marketingEmails"}}]}}]} as unknown as DocumentNode<NotificationPreferMutation, NotificationPreferMutationVariables>;
export const NotificationReceivedDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"NotificationReceived"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"notificationReceived"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"NotificationLine"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NotificationLine"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Notification"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"link"}},{"kind":"Field","name":{"kind":"Name","value":"priority"}},{"kind":"Field","name":{"kind":"Name","value":"read"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<NotificationReceivedSubscription, NotificationReceivedSubscriptionVariables>;
export const useNotificationListQuery = (...[options]: Options<Apollo.useQuery.Options<NotificationListQuery, NotificationListQueryVariables>, NotificationListQueryVariables>) =>
  Apollo.useQuery<NotificationListQuery, NotificationListQueryVariables>(NotificationListDocument, options as Apollo.useQuery.Options<NotificationListQuery, NotificationListQueryVariables>);

export const useNotificationReadMutation = (options?: Apollo.useMutation.Options<NotificationReadMutation, NotificationReadMutationVariables>) =>
  Apollo.useMutation<NotificationReadMutation, NotificationReadMutationVariables>(NotificationReadDocument, options);

export const useNotificationReadAllMutation = (options?: Apollo.useMutation.Options<NotificationReadAllMutation, NotificationReadAllMutationVariables>) =>
  Apollo.useMutation<NotificationReadAllMutation, NotificationReadAllMutationVariables>(NotificationReadAllDocument, options);

export const useNotificationDeleteMutation = (options?: Apollo.useMutation.Options<NotificationDeleteMutation, NotificationDeleteMutationVariables>) =>
  Apollo.useMutation<NotificationDeleteMutation, NotificationDeleteMutationVariables>(NotificationDeleteDocument, options);

export const useNotificationPreferencesQuery = (...[options]: Options<Apollo.useQuery.Options<NotificationPreferencesQuery, NotificationPreferencesQueryVariables>, NotificationPreferencesQueryVariables>) =>
  Apollo.useQuery<NotificationPreferencesQuery, NotificationPreferencesQueryVariables>(NotificationPreferencesDocument, options as Apollo.useQuery.Options<NotificationPreferencesQuery, NotificationPreferencesQueryVariables>);

export const useNotificationPreferMutation = (options?: Apollo.useMutation.Options<NotificationPreferMutation, NotificationPreferMutationVariables>) =>
  Apollo.useMutation<NotificationPreferMutation, NotificationPreferMutationVariables>(NotificationPreferDocument, options);

export const useNotificationReceivedSubscription = (...[options]: Options<Apollo.useSubscription.Options<NotificationReceivedSubscription, NotificationReceivedSubscriptionVariables>, NotificationReceivedSubscriptionVariables>) =>
  Apollo.useSubscription<NotificationReceivedSubscription, NotificationReceivedSubscriptionVariables>(NotificationReceivedDocument, options as Apollo.useSubscription.Options<NotificationReceivedSubscription, NotificationReceivedSubscriptionVariables>);