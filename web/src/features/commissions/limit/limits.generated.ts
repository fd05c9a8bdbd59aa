/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../graphql/schema.generated.ts';

import type { TypedDocumentNode as DocumentNode } from "@apollo/client";
import * as Apollo from "@apollo/client/react";
import type { Options } from "../../../graphql/options.ts";
export type LimitTrialFragment = { limite: number, mesesConEspera: number, enEsperaAlFinal: number, meses: Array<{ mes: string, porPagar: number, pagado: number, enEspera: number }> };

export type LimitSimulationQueryVariables = Exact<{
  input: Types.SimulateLimitInput;
}>;


export type LimitSimulationQuery = { monthlyLimitSimulation: Array<{ vendedor: { id: number, nombre: string, role: number }, actual: { limite: number, mesesConEspera: number, enEsperaAlFinal: number, meses: Array<{ mes: string, porPagar: number, pagado: number, enEspera: number }> }, nuevo: { limite: number, mesesConEspera: number, enEsperaAlFinal: number, meses: Array<{ mes: string, porPagar: number, pagado: number, enEspera: number }> } }> };

export type LimitChangeMutationVariables = Exact<{
  userId: number;
  input: Types.ChangeMonthlyLimitInput;
}>;


export type LimitChangeMutation = { changeMonthlyLimit: { vendedorId: number, limite: number } };

const LimitTrialDefinition = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"LimitTrial"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LimitOutcome"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"limite"}},{"kind":"Field","name":{"kind":"Name","value":"mesesConEspera"}},{"kind":"Field","name":{"kind":"Name","value":"enEsperaAlFinal"}},{"kind":"Field","name":{"kind":"Name","value":"meses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mes"}},{"kind":"Field","name":{"kind":"Name","value":"porPagar"}},{"kind":"Field","name":{"kind":"Name","value":"pagado"}},{"kind":"Field","name":{"kind":"Name","value":"enEspera"}}]}}]}};
export const LimitSimulationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LimitSimulation"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SimulateLimitInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"monthlyLimitSimulation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"vendedor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"nombre"}},{"kind":"Field","name":{"kind":"Name","value":"role"}}]}},{"kind":"Field","name":{"kind":"Name","value":"actual"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LimitTrial"}}]}},{"kind":"Field","name":{"kind":"Name","value":"nuevo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LimitTrial"}}]}}]}}]}},LimitTrialDefinition]} as unknown as DocumentNode<LimitSimulationQuery, LimitSimulationQueryVariables>;
export const LimitChangeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"LimitChange"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"userId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ChangeMonthlyLimitInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changeMonthlyLimit"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"userId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"userId"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"vendedorId"}},{"kind":"Field","name":{"kind":"Name","value":"limite"}}]}}]}}]} as unknown as DocumentNode<LimitChangeMutation, LimitChangeMutationVariables>;
export const useLimitSimulationQuery = (...[options]: Options<Apollo.useQuery.Options<LimitSimulationQuery, LimitSimulationQueryVariables>, LimitSimulationQueryVariables>) =>
  Apollo.useQuery<LimitSimulationQuery, LimitSimulationQueryVariables>(LimitSimulationDocument, options as Apollo.useQuery.Options<LimitSimulationQuery, LimitSimulationQueryVariables>);

export const useLimitChangeMutation = (options?: Apollo.useMutation.Options<LimitChangeMutation, LimitChangeMutationVariables>) =>
  Apollo.useMutation<LimitChangeMutation, LimitChangeMutationVariables>(LimitChangeDocument, options);