/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../graphql/schema.generated.ts';

import type { TypedDocumentNode as DocumentNode } from "@apollo/client";
import * as Apollo from "@apollo/client/react";
import type { Options } from "../../../graphql/options.ts";
export type ComparedFragment = { current: number, previous: number, percentage: number };

export type DayFiguresQueryVariables = Exact<{ [key: string]: never; }>;


export type DayFiguresQuery = { dashboardStats: { pendingPayments: number, totalContracts: number }, monthlyComparisons: { revenue: { current: number, previous: number, percentage: number }, quotes: { current: number, previous: number, percentage: number } } };

export type DashboardFiguresQueryVariables = Exact<{ [key: string]: never; }>;


export type DashboardFiguresQuery = { dashboardStats: { totalUsers: number, totalQuotes: number, totalContracts: number, totalRevenue: number, activePackages: number, pendingPayments: number }, monthlyComparisons: { revenue: { current: number, previous: number, percentage: number }, quotes: { current: number, previous: number, percentage: number }, users: { current: number, previous: number, percentage: number } } };

export type RevenueOverTimeQueryVariables = Exact<{
  period: Types.ChartPeriod;
  year: number;
  past: boolean;
}>;


export type RevenueOverTimeQuery = { revenueChart: { labels: Array<string>, data: Array<number> }, pastSalesChart?: { data: Array<number> } };

export type PastSalesByYearQueryVariables = Exact<{ [key: string]: never; }>;


export type PastSalesByYearQuery = { pastSalesByYear: Array<{ year: number, ventas: number, precio: number, costo: number | null, conCosto: number, pagado: number | null, conPagado: number }> };

export type QuotesOverTimeQueryVariables = Exact<{
  period: Types.ChartPeriod;
  year: number;
}>;


export type QuotesOverTimeQuery = { quotesChart: { labels: Array<string>, data: Array<number> } };

export type DashboardPackagesQueryVariables = Exact<{ [key: string]: never; }>;


export type DashboardPackagesQuery = { packageStats: Array<{ id: number, title: string, reservations: number, revenue: number, departures: Array<{ salida: string, people: number, disponibles: number }> }> };

export type DashboardActivitiesQueryVariables = Exact<{
  limit: number;
}>;


export type DashboardActivitiesQuery = { dashboardActivities: Array<{ id: string, type: string, title: string, description: string, link: string, createdAt: string, user: { id: number | null, name: string, lastname: string } }> };

const ComparedDefinition = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"Compared"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CountComparison"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"current"}},{"kind":"Field","name":{"kind":"Name","value":"previous"}},{"kind":"Field","name":{"kind":"Name","value":"percentage"}}]}};
export const DayFiguresDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DayFigures"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dashboardStats"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pendingPayments"}},{"kind":"Field","name":{"kind":"Name","value":"totalContracts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"monthlyComparisons"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"sameDays"},"value":{"kind":"BooleanValue","value":true}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revenue"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"current"}},{"kind":"Field","name":{"kind":"Name","value":"previous"}},{"kind":"Field","name":{"kind":"Name","value":"percentage"}}]}},{"kind":"Field","name":{"kind":"Name","value":"quotes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Compared"}}]}}]}}]}},ComparedDefinition]} as unknown as DocumentNode<DayFiguresQuery, DayFiguresQueryVariables>;
export const DashboardFiguresDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DashboardFigures"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dashboardStats"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalUsers"}},{"kind":"Field","name":{"kind":"Name","value":"totalQuotes"}},{"kind":"Field","name":{"kind":"Name","value":"totalContracts"}},{"kind":"Field","name":{"kind":"Name","value":"totalRevenue"}},{"kind":"Field","name":{"kind":"Name","value":"activePackages"}},{"kind":"Field","name":{"kind":"Name","value":"pendingPayments"}}]}},{"kind":"Field","name":{"kind":"Name","value":"monthlyComparisons"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"sameDays"},"value":{"kind":"BooleanValue","value":true}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revenue"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"current"}},{"kind":"Field","name":{"kind":"Name","value":"previous"}},{"kind":"Field","name":{"kind":"Name","value":"percentage"}}]}},{"kind":"Field","name":{"kind":"Name","value":"quotes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Compared"}}]}},{"kind":"Field","name":{"kind":"Name","value":"users"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Compared"}}]}}]}}]}},ComparedDefinition]} as unknown as DocumentNode<DashboardFiguresQuery, DashboardFiguresQueryVariables>;
export const RevenueOverTimeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RevenueOverTime"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"period"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ChartPeriod"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"year"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"past"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revenueChart"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"period"},"value":{"kind":"Variable","name":{"kind":"Name","value":"period"}}},{"kind":"Argument","name":{"kind":"Name","value":"year"},"value":{"kind":"Variable","name":{"kind":"Name","value":"year"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"labels"}},{"kind":"Field","name":{"kind":"Name","value":"data"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pastSalesChart"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"period"},"value":{"kind":"Variable","name":{"kind":"Name","value":"period"}}},{"kind":"Argument","name":{"kind":"Name","value":"year"},"value":{"kind":"Variable","name":{"kind":"Name","value":"year"}}}],"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"past"}}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"data"}}]}}]}}]} as unknown as DocumentNode<RevenueOverTimeQuery, RevenueOverTimeQueryVariables>;
export const PastSalesByYearDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PastSalesByYear"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pastSalesByYear"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"year"}},{"kind":"Field","name":{"kind":"Name","value":"ventas"}},{"kind":"Field","name":{"kind":"Name","value":"precio"}},{"kind":"Field","name":{"kind":"Name","value":"costo"}},{"kind":"Field","name":{"kind":"Name","value":"conCosto"}},{"kind":"Field","name":{"kind":"Name","value":"pagado"}},{"kind":"Field","name":{"kind":"Name","value":"conPagado"}}]}}]}}]} as unknown as DocumentNode<PastSalesByYearQuery, PastSalesByYearQueryVariables>;
export const QuotesOverTimeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"QuotesOverTime"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"period"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ChartPeriod"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"year"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"quotesChart"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"period"},"value":{"kind":"Variable","name":{"kind":"Name","value":"period"}}},{"kind":"Argument","name":{"kind":"Name","value":"year"},"value":{"kind":"Variable","name":{"kind":"Name","value":"year"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"labels"}},{"kind":"Field","name":{"kind":"Name","value":"data"}}]}}]}}]} as unknown as DocumentNode<QuotesOverTimeQuery, QuotesOverTimeQueryVariables>;
export const DashboardPackagesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DashboardPackages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"packageStats"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"reservations"}},{"kind":"Field","name":{"kind":"Name","value":"revenue"}},{"kind":"Field","name":{"kind":"Name","value":"departures"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"salida"}},{"kind":"Field","name":{"kind":"Name","value":"people"}},{"kind":"Field","name":{"kind":"Name","value":"disponibles"}}]}}]}}]}}]} as unknown as DocumentNode<DashboardPackagesQuery, DashboardPackagesQueryVariables>;
export const DashboardActivitiesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DashboardActivities"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dashboardActivities"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"lastname"}}]}},{"kind":"Field","name":{"kind":"Name","value":"link"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]}}]} as unknown as DocumentNode<DashboardActivitiesQuery, DashboardActivitiesQueryVariables>;
export const useDayFiguresQuery = (...[options]: Options<Apollo.useQuery.Options<DayFiguresQuery, DayFiguresQueryVariables>, DayFiguresQueryVariables>) =>
  Apollo.useQuery<DayFiguresQuery, DayFiguresQueryVariables>(DayFiguresDocument, options as Apollo.useQuery.Options<DayFiguresQuery, DayFiguresQueryVariables>);

export const useDashboardFiguresQuery = (...[options]: Options<Apollo.useQuery.Options<DashboardFiguresQuery, DashboardFiguresQueryVariables>, DashboardFiguresQueryVariables>) =>
  Apollo.useQuery<DashboardFiguresQuery, DashboardFiguresQueryVariables>(DashboardFiguresDocument, options as Apollo.useQuery.Options<DashboardFiguresQuery, DashboardFiguresQueryVariables>);

export const useRevenueOverTimeQuery = (...[options]: Options<Apollo.useQuery.Options<RevenueOverTimeQuery, RevenueOverTimeQueryVariables>, RevenueOverTimeQueryVariables>) =>
  Apollo.useQuery<RevenueOverTimeQuery, RevenueOverTimeQueryVariables>(RevenueOverTimeDocument, options as Apollo.useQuery.Options<RevenueOverTimeQuery, RevenueOverTimeQueryVariables>);

export const usePastSalesByYearQuery = (...[options]: Options<Apollo.useQuery.Options<PastSalesByYearQuery, PastSalesByYearQueryVariables>, PastSalesByYearQueryVariables>) =>
  Apollo.useQuery<PastSalesByYearQuery, PastSalesByYearQueryVariables>(PastSalesByYearDocument, options as Apollo.useQuery.Options<PastSalesByYearQuery, PastSalesByYearQueryVariables>);

export const useQuotesOverTimeQuery = (...[options]: Options<Apollo.useQuery.Options<QuotesOverTimeQuery, QuotesOverTimeQueryVariables>, QuotesOverTimeQueryVariables>) =>
  Apollo.useQuery<QuotesOverTimeQuery, QuotesOverTimeQueryVariables>(QuotesOverTimeDocument, options as Apollo.useQuery.Options<QuotesOverTimeQuery, QuotesOverTimeQueryVariables>);

export const useDashboardPackagesQuery = (...[options]: Options<Apollo.useQuery.Options<DashboardPackagesQuery, DashboardPackagesQueryVariables>, DashboardPackagesQueryVariables>) =>
  Apollo.useQuery<DashboardPackagesQuery, DashboardPackagesQueryVariables>(DashboardPackagesDocument, options as Apollo.useQuery.Options<DashboardPackagesQuery, DashboardPackagesQueryVariables>);

export const useDashboardActivitiesQuery = (...[options]: Options<Apollo.useQuery.Options<DashboardActivitiesQuery, DashboardActivitiesQueryVariables>, DashboardActivitiesQueryVariables>) =>
  Apollo.useQuery<DashboardActivitiesQuery, DashboardActivitiesQueryVariables>(DashboardActivitiesDocument, options as Apollo.useQuery.Options<DashboardActivitiesQuery, DashboardActivitiesQueryVariables>);