/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../graphql/schema.generated.ts';

import type { TypedDocumentNode as DocumentNode } from "@apollo/client";
import * as Apollo from "@apollo/client/react";
import type { Options } from "../../graphql/options.ts";
export type RecordChangedSubscriptionVariables = Exact<{
  type: Types.RecordKind;
  id?: string | null | undefined;
}>;


export type RecordChangedSubscription = { recordChanged: { type: Types.RecordKind, id: string | null, version: number | null } };

export type MyDayChangedSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type MyDayChangedSubscription = { myDayChanged: { type: Types.RecordKind, id: string | null, version: number | null } };

export type RecordViewersSubscriptionVariables = Exact<{
  type: Types.RecordKind;
  id: string;
}>;


export type RecordViewersSubscription = { onlookers: Array<{ id: number, initials: string, name: string }> };

export const RecordChangedDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"RecordChanged"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"type"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RecordKind"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"recordChanged"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"type"},"value":{"kind":"Variable","name":{"kind":"Name","value":"type"}}},{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]}}]} as unknown as DocumentNode<RecordChangedSubscription, RecordChangedSubscriptionVariables>;
export const MyDayChangedDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"MyDayChanged"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"myDayChanged"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]}}]} as unknown as DocumentNode<MyDayChangedSubscription, MyDayChangedSubscriptionVariables>;
export const RecordViewersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"RecordViewers"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"type"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RecordKind"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"onlookers"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"type"},"value":{"kind":"Variable","name":{"kind":"Name","value":"type"}}},{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"initials"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<RecordViewersSubscription, RecordViewersSubscriptionVariables>;
export const useRecordChangedSubscription = (...[options]: Options<Apollo.useSubscription.Options<RecordChangedSubscription, RecordChangedSubscriptionVariables>, RecordChangedSubscriptionVariables>) =>
  Apollo.useSubscription<RecordChangedSubscription, RecordChangedSubscriptionVariables>(RecordChangedDocument, options as Apollo.useSubscription.Options<RecordChangedSubscription, RecordChangedSubscriptionVariables>);

export const useMyDayChangedSubscription = (...[options]: Options<Apollo.useSubscription.Options<MyDayChangedSubscription, MyDayChangedSubscriptionVariables>, MyDayChangedSubscriptionVariables>) =>
  Apollo.useSubscription<MyDayChangedSubscription, MyDayChangedSubscriptionVariables>(MyDayChangedDocument, options as Apollo.useSubscription.Options<MyDayChangedSubscription, MyDayChangedSubscriptionVariables>);

export const useRecordViewersSubscription = (...[options]: Options<Apollo.useSubscription.Options<RecordViewersSubscription, RecordViewersSubscriptionVariables>, RecordViewersSubscriptionVariables>) =>
  Apollo.useSubscription<RecordViewersSubscription, RecordViewersSubscriptionVariables>(RecordViewersDocument, options as Apollo.useSubscription.Options<RecordViewersSubscription, RecordViewersSubscriptionVariables>);