/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../graphql/schema.generated.ts';

import type { TypedDocumentNode as DocumentNode } from "@apollo/client";
import * as Apollo from "@apollo/client/react";
import type { Options } from "../../../graphql/options.ts";
export type GoalRowFragment = { userId: number, name: string, lastname: string, role: number, mes: string, monto: number | null, version: number | null, vendido: number, cumplimiento: number | null, puedeFijarse: boolean };

export type SalesGoalsQueryVariables = Exact<{
  mes: string;
}>;


export type SalesGoalsQuery = { salesGoals: Array<{ userId: number, name: string, lastname: string, role: number, mes: string, monto: number | null, version: number | null, vendido: number, cumplimiento: number | null, puedeFijarse: boolean }> };

export type SalesGoalSetMutationVariables = Exact<{
  userId: number;
  input: Types.SetSalesGoalInput;
}>;


export type SalesGoalSetMutation = { setSalesGoal: { userId: number, name: string, lastname: string, role: number, mes: string, monto: number | null, version: number | null, vendido: number, cumplimiento: number | null, puedeFijarse: boolean } };

const GoalRowDefinition = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"GoalRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SalesGoalProgress"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"lastname"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"mes"}},{"kind":"Field","name":{"kind":"Name","value":"monto"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"vendido"}},{"kind":"Field","name":{"kind":"Name","value":"cumplimiento"}},{"kind":"Field","name":{"kind":"Name","value":"puedeFijarse"}}]}};
export const SalesGoalsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SalesGoals"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"mes"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"salesGoals"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"mes"},"value":{"kind":"Variable","name":{"kind":"Name","value":"mes"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"GoalRow"}}]}}]}},GoalRowDefinition]} as unknown as DocumentNode<SalesGoalsQuery, SalesGoalsQueryVariables>;
export const SalesGoalSetDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SalesGoalSet"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"userId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SetSalesGoalInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setSalesGoal"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"userId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"userId"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"GoalRow"}}]}}]}},GoalRowDefinition]} as unknown as DocumentNode<SalesGoalSetMutation, SalesGoalSetMutationVariables>;
export const useSalesGoalsQuery = (...[options]: Options<Apollo.useQuery.Options<SalesGoalsQuery, SalesGoalsQueryVariables>, SalesGoalsQueryVariables>) =>
  Apollo.useQuery<SalesGoalsQuery, SalesGoalsQueryVariables>(SalesGoalsDocument, options as Apollo.useQuery.Options<SalesGoalsQuery, SalesGoalsQueryVariables>);

export const useSalesGoalSetMutation = (options?: Apollo.useMutation.Options<SalesGoalSetMutation, SalesGoalSetMutationVariables>) =>
  Apollo.useMutation<SalesGoalSetMutation, SalesGoalSetMutationVariables>(SalesGoalSetDocument, options);