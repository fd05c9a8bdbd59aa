/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from "@apollo/client";
import * as Apollo from "@apollo/client/react";
export type TripCalendarMutationVariables = Exact<{
  contractId: string;
}>;


export type TripCalendarMutation = { makeTripCalendar: string };

export const TripCalendarDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"TripCalendar"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"contractId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"makeTripCalendar"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"contractId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"contractId"}}}]}]}}]} as unknown as DocumentNode<TripCalendarMutation, TripCalendarMutationVariables>;
export const useTripCalendarMutation = (options?: Apollo.useMutation.Options<TripCalendarMutation, TripCalendarMutationVariables>) =>
  Apollo.useMutation<TripCalendarMutation, TripCalendarMutationVariables>(TripCalendarDocument, options);