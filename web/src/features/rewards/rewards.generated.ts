/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../graphql/schema.generated.ts';

import type { TypedDocumentNode as DocumentNode } from "@apollo/client";
import * as Apollo from "@apollo/client/react";
import type { Options } from "../../graphql/options.ts";
export type PointLineFragment = { id: string, kind: Types.PointKind, points: number, balance: number, customerName: string | null, reason: string | null, at: string };

export type PointsHomeQueryVariables = Exact<{
  page: number;
  limit?: number | null | undefined;
  order?: Types.PointMovementOrder | null | undefined;
  direction?: Types.OrderDirection | null | undefined;
}>;


export type PointsHomeQuery = { me: { id: number, email: string, points: number, referralCode: string } | null, pointMovements: { total: number, totalPages: number, items: Array<{ id: string, kind: Types.PointKind, points: number, balance: number, customerName: string | null, reason: string | null, at: string }> } };

export type PointsReferredQueryVariables = Exact<{
  page: number;
  limit: number;
}>;


export type PointsReferredQuery = { referredPeople: { total: number, totalPages: number, items: Array<{ name: string, since: string, points: number }> } };

export type PointsOfQueryVariables = Exact<{
  userId: number;
}>;


export type PointsOfQuery = { user: { id: number, name: string, lastname: string, points: number } | null, pointMovementsOf: { items: Array<{ id: string, kind: Types.PointKind, points: number, balance: number, customerName: string | null, reason: string | null, at: string }> } };

export type PointsAdjustMutationVariables = Exact<{
  userId: number;
  input: Types.AdjustPointsInput;
  key?: string | null | undefined;
}>;


export type PointsAdjustMutation = { adjustPoints: { id: string, kind: Types.PointKind, points: number, balance: number, customerName: string | null, reason: string | null, at: string } };

const PointLineDefinition = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"PointLine"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PointMovement"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"points"}},{"kind":"Field","name":{"kind":"Name","value":"balance"}},{"kind":"Field","name":{"kind":"Name","value":"customerName"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"at"}}]}};
export const PointsHomeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PointsHome"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"order"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PointMovementOrder"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"direction"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"OrderDirection"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"points"}},{"kind":"Field","name":{"kind":"Name","value":"referralCode"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pointMovements"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}},{"kind":"Argument","name":{"kind":"Name","value":"order"},"value":{"kind":"Variable","name":{"kind":"Name","value":"order"}}},{"kind":"Argument","name":{"kind":"Name","value":"direction"},"value":{"kind":"Variable","name":{"kind":"Name","value":"direction"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PointLine"}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"totalPages"}}]}}]}},PointLineDefinition]} as unknown as DocumentNode<PointsHomeQuery, PointsHomeQueryVariables>;
export const PointsReferredDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PointsReferred"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"referredPeople"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"since"}},{"kind":"Field","name":{"kind":"Name","value":"points"}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"totalPages"}}]}}]}}]} as unknown as DocumentNode<PointsReferredQuery, PointsReferredQueryVariables>;
export const PointsOfDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PointsOf"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"userId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"user"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"userId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"lastname"}},{"kind":"Field","name":{"kind":"Name","value":"points"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pointMovementsOf"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"userId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"userId"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"5"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PointLine"}}]}}]}}]}},PointLineDefinition]} as unknown as DocumentNode<PointsOfQuery, PointsOfQueryVariables>;
export const PointsAdjustDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PointsAdjust"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"userId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AdjustPointsInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"key"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"adjustPoints"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"userId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"userId"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"idempotencyKey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"key"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PointLine"}}]}}]}},PointLineDefinition]} as unknown as DocumentNode<PointsAdjustMutation, PointsAdjustMutationVariables>;
export const usePointsHomeQuery = (...[options]: Options<Apollo.useQuery.Options<PointsHomeQuery, PointsHomeQueryVariables>, PointsHomeQueryVariables>) =>
  Apollo.useQuery<PointsHomeQuery, PointsHomeQueryVariables>(PointsHomeDocument, options as Apollo.useQuery.Options<PointsHomeQuery, PointsHomeQueryVariables>);

export const usePointsReferredQuery = (...[options]: Options<Apollo.useQuery.Options<PointsReferredQuery, PointsReferredQueryVariables>, PointsReferredQueryVariables>) =>
  Apollo.useQuery<PointsReferredQuery, PointsReferredQueryVariables>(PointsReferredDocument, options as Apollo.useQuery.Options<PointsReferredQuery, PointsReferredQueryVariables>);

export const usePointsOfQuery = (...[options]: Options<Apollo.useQuery.Options<PointsOfQuery, PointsOfQueryVariables>, PointsOfQueryVariables>) =>
  Apollo.useQuery<PointsOfQuery, PointsOfQueryVariables>(PointsOfDocument, options as Apollo.useQuery.Options<PointsOfQuery, PointsOfQueryVariables>);

export const usePointsAdjustMutation = (options?: Apollo.useMutation.Options<PointsAdjustMutation, PointsAdjustMutationVariables>) =>
  Apollo.useMutation<PointsAdjustMutation, PointsAdjustMutationVariables>(PointsAdjustDocument, options);