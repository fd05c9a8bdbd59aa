/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../graphql/schema.generated.ts';

import type { TypedDocumentNode as DocumentNode } from "@apollo/client";
import * as Apollo from "@apollo/client/react";
import type { Options } from "../../graphql/options.ts";
export type OpeningBalanceFragment = { id: string, clase: Types.OpeningKind, nombre: string, monto: number, centavos: number, proposed: boolean, contractId: string | null, providerId: string | null, accountId: string | null };

export type OpeningRecordFragment = { id: string, mes: string, dia: string, confirmedAt: string | null, confirmedBy: { id: number | null, name: string, lastname: string } | null, lines: Array<{ id: string, clase: Types.OpeningKind, nombre: string, monto: number, centavos: number, proposed: boolean, contractId: string | null, providerId: string | null, accountId: string | null }> };

export type OpeningBalancesQueryVariables = Exact<{ [key: string]: never; }>;


export type OpeningBalancesQuery = { opening: { id: string, mes: string, dia: string, confirmedAt: string | null, confirmedBy: { id: number | null, name: string, lastname: string } | null, lines: Array<{ id: string, clase: Types.OpeningKind, nombre: string, monto: number, centavos: number, proposed: boolean, contractId: string | null, providerId: string | null, accountId: string | null }> } | null, receivingAccounts: Array<{ id: string, kind: Types.AgencyAccountKind, bank: string, keyKind: Types.BreBKeyKind | null, number: string, active: boolean }> };

export type OpeningProposeMutationVariables = Exact<{
  input: Types.ProposeOpeningInput;
}>;


export type OpeningProposeMutation = { proposeOpening: { id: string, mes: string, dia: string, confirmedAt: string | null, confirmedBy: { id: number | null, name: string, lastname: string } | null, lines: Array<{ id: string, clase: Types.OpeningKind, nombre: string, monto: number, centavos: number, proposed: boolean, contractId: string | null, providerId: string | null, accountId: string | null }> } };

export type OpeningLineSetMutationVariables = Exact<{
  input: Types.OpeningLineInput;
}>;


export type OpeningLineSetMutation = { setOpeningLine: { id: string, mes: string, dia: string, confirmedAt: string | null, confirmedBy: { id: number | null, name: string, lastname: string } | null, lines: Array<{ id: string, clase: Types.OpeningKind, nombre: string, monto: number, centavos: number, proposed: boolean, contractId: string | null, providerId: string | null, accountId: string | null }> } };

export type OpeningConfirmMutationVariables = Exact<{
  input: Types.ConfirmOpeningInput;
}>;


export type OpeningConfirmMutation = { confirmOpening: { id: string, mes: string, dia: string, confirmedAt: string | null, confirmedBy: { id: number | null, name: string, lastname: string } | null, lines: Array<{ id: string, clase: Types.OpeningKind, nombre: string, monto: number, centavos: number, proposed: boolean, contractId: string | null, providerId: string | null, accountId: string | null }> } };

const OpeningBalanceDefinition = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"OpeningBalance"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OpeningLine"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"clase"}},{"kind":"Field","name":{"kind":"Name","value":"nombre"}},{"kind":"Field","name":{"kind":"Name","value":"monto"}},{"kind":"Field","name":{"kind":"Name","value":"centavos"}},{"kind":"Field","name":{"kind":"Name","value":"proposed"}},{"kind":"Field","name":{"kind":"Name","value":"contractId"}},{"kind":"Field","name":{"kind":"Name","value":"providerId"}},{"kind":"Field","name":{"kind":"Name","value":"accountId"}}]}};
const OpeningRecordDefinition = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"OpeningRecord"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Opening"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"mes"}},{"kind":"Field","name":{"kind":"Name","value":"dia"}},{"kind":"Field","name":{"kind":"Name","value":"confirmedAt"}},{"kind":"Field","name":{"kind":"Name","value":"confirmedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"lastname"}}]}},{"kind":"Field","name":{"kind":"Name","value":"lines"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OpeningBalance"}}]}}]}};
export const OpeningBalancesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OpeningBalances"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"opening"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OpeningRecord"}}]}},{"kind":"Field","name":{"kind":"Name","value":"receivingAccounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"bank"}},{"kind":"Field","name":{"kind":"Name","value":"keyKind"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"active"}}]}}]}},OpeningRecordDefinition,OpeningBalanceDefinition]} as unknown as DocumentNode<OpeningBalancesQuery, OpeningBalancesQueryVariables>;
export const OpeningProposeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"OpeningPropose"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ProposeOpeningInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"proposeOpening"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OpeningRecord"}}]}}]}},OpeningRecordDefinition,OpeningBalanceDefinition]} as unknown as DocumentNode<OpeningProposeMutation, OpeningProposeMutationVariables>;
export const OpeningLineSetDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"OpeningLineSet"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"OpeningLineInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setOpeningLine"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OpeningRecord"}}]}}]}},OpeningRecordDefinition,OpeningBalanceDefinition]} as unknown as DocumentNode<OpeningLineSetMutation, OpeningLineSetMutationVariables>;
export const OpeningConfirmDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"OpeningConfirm"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ConfirmOpeningInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"confirmOpening"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OpeningRecord"}}]}}]}},OpeningRecordDefinition,OpeningBalanceDefinition]} as unknown as DocumentNode<OpeningConfirmMutation, OpeningConfirmMutationVariables>;
export const useOpeningBalancesQuery = (...[options]: Options<Apollo.useQuery.Options<OpeningBalancesQuery, OpeningBalancesQueryVariables>, OpeningBalancesQueryVariables>) =>
  Apollo.useQuery<OpeningBalancesQuery, OpeningBalancesQueryVariables>(OpeningBalancesDocument, options as Apollo.useQuery.Options<OpeningBalancesQuery, OpeningBalancesQueryVariables>);

export const useOpeningProposeMutation = (options?: Apollo.useMutation.Options<OpeningProposeMutation, OpeningProposeMutationVariables>) =>
  Apollo.useMutation<OpeningProposeMutation, OpeningProposeMutationVariables>(OpeningProposeDocument, options);

export const useOpeningLineSetMutation = (options?: Apollo.useMutation.Options<OpeningLineSetMutation, OpeningLineSetMutationVariables>) =>
  Apollo.useMutation<OpeningLineSetMutation, OpeningLineSetMutationVariables>(OpeningLineSetDocument, options);

export const useOpeningConfirmMutation = (options?: Apollo.useMutation.Options<OpeningConfirmMutation, OpeningConfirmMutationVariables>) =>
  Apollo.useMutation<OpeningConfirmMutation, OpeningConfirmMutationVariables>(OpeningConfirmDocument, options);