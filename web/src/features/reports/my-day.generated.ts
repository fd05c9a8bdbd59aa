/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../graphql/schema.generated.ts';

import type { TypedDocumentNode as DocumentNode } from "@apollo/client";
import * as Apollo from "@apollo/client/react";
import type { Options } from "../../graphql/options.ts";
export type MyDayQueryVariables = Exact<{ [key: string]: never; }>;


export type MyDayQuery = { myDay: Array<{ kind: Types.DayKind, part: Types.DayPart, total: number }> };

export type DayRowFragment = { kind: Types.DayKind, part: Types.DayPart, recordId: string, number: string, person: string, detail: string, amount: number | null, since: string, opened: number, unsentMail: Types.UnsentMail | null, asksChange: boolean };

export type DayInboxQueryVariables = Exact<{
  limit?: number | null | undefined;
}>;


export type DayInboxQuery = { dayInbox: { total: number, rows: Array<{ kind: Types.DayKind, part: Types.DayPart, recordId: string, number: string, person: string, detail: string, amount: number | null, since: string, opened: number, unsentMail: Types.UnsentMail | null, asksChange: boolean }> } };

export type DayDebtQueryVariables = Exact<{
  id: string;
}>;


export type DayDebtQuery = { contract: { id: string, saldoPendiente: number, saldoVencido: number } | null };

const DayRowDefinition = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"DayRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DayRow"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"part"}},{"kind":"Field","name":{"kind":"Name","value":"recordId"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"person"}},{"kind":"Field","name":{"kind":"Name","value":"detail"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"since"}},{"kind":"Field","name":{"kind":"Name","value":"opened"}},{"kind":"Field","name":{"kind":"Name","value":"unsentMail"}},{"kind":"Field","name":{"kind":"Name","value":"asksChange"}}]}};
export const MyDayDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MyDay"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"myDay"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"part"}},{"kind":"Field","name":{"kind":"Name","value":"total"}}]}}]}}]} as unknown as DocumentNode<MyDayQuery, MyDayQueryVariables>;
export const DayInboxDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DayInbox"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dayInbox"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DayRow"}}]}}]}}]}},DayRowDefinition]} as unknown as DocumentNode<DayInboxQuery, DayInboxQueryVariables>;
export const DayDebtDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DayDebt"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"contract"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"saldoPendiente"}},{"kind":"Field","name":{"kind":"Name","value":"saldoVencido"}}]}}]}}]} as unknown as DocumentNode<DayDebtQuery, DayDebtQueryVariables>;
export const useMyDayQuery = (...[options]: Options<Apollo.useQuery.Options<MyDayQuery, MyDayQueryVariables>, MyDayQueryVariables>) =>
  Apollo.useQuery<MyDayQuery, MyDayQueryVariables>(MyDayDocument, options as Apollo.useQuery.Options<MyDayQuery, MyDayQueryVariables>);

export const useDayInboxQuery = (...[options]: Options<Apollo.useQuery.Options<DayInboxQuery, DayInboxQueryVariables>, DayInboxQueryVariables>) =>
  Apollo.useQuery<DayInboxQuery, DayInboxQueryVariables>(DayInboxDocument, options as Apollo.useQuery.Options<DayInboxQuery, DayInboxQueryVariables>);

export const useDayDebtQuery = (...[options]: Options<Apollo.useQuery.Options<DayDebtQuery, DayDebtQueryVariables>, DayDebtQueryVariables>) =>
  Apollo.useQuery<DayDebtQuery, DayDebtQueryVariables>(DayDebtDocument, options as Apollo.useQuery.Options<DayDebtQuery, DayDebtQueryVariables>);