/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../graphql/schema.generated.ts';

import type { TypedDocumentNode as DocumentNode } from "@apollo/client";
import * as Apollo from "@apollo/client/react";
import type { Options } from "../../../graphql/options.ts";
export type TripCalendarMutationVariables = Exact<{
  contractId?: string | null | undefined;
  reservationId?: string | null | undefined;
}>;


export type TripCalendarMutation = { makeTripCalendar: string };

export type SharedTripQueryVariables = Exact<{
  id: string;
}>;


export type SharedTripQuery = { sharedTrip: { id: string, traveller: string | null, travellers: number, advisor: { name: string, lastname: string, email: string, phone: string | null, picture: string | null } | null, trip: { origin: string, destination: string, about: string | null, from: string, to: string | null, daysLeft: number, isCancelled: boolean, isNational: boolean, picture: string | null, exclusions: Array<string>, creditos: Array<string>, flights: Array<{ itemId: string, name: string | null, origin: string | null, destination: string | null, departs: string | null, arrives: string | null, luggage: string | null, checkIn: string | null }>, stays: Array<{ itemId: string, name: string | null, city: string, about: string | null, from: string | null, until: string | null, nights: number, picture: string | null }>, days: Array<{ dia: number | null, titulo: string | null, texto: string | null, imagen: string | null }>, inclusions: Array<{ tipo: Types.ItemTipo, text: string }> }, vouchers: Array<{ id: string, service: string, filename: string, url: string }> } };

export type TripVouchersQueryVariables = Exact<{
  contractId?: string | null | undefined;
  reservationId?: string | null | undefined;
}>;


export type TripVouchersQuery = { tripVouchers: Array<{ id: string, service: string, filename: string, url: string }> };

export type TripSharesQueryVariables = Exact<{
  contractId?: string | null | undefined;
  reservationId?: string | null | undefined;
}>;


export type TripSharesQuery = { tripShares: Array<{ id: string, name: string | null, isCalendar: boolean, openings: number, expiresAt: string }> };

export type TripShareMutationVariables = Exact<{
  contractId?: string | null | undefined;
  reservationId?: string | null | undefined;
  travellerId?: string | null | undefined;
}>;


export type TripShareMutation = { shareTrip: string };

export type TripShareEndMutationVariables = Exact<{
  id: string;
}>;


export type TripShareEndMutation = { endTripShare: string };

export type TripToKeepQueryVariables = Exact<{
  id: string;
  vouchers: Array<string> | string;
}>;


export type TripToKeepQuery = { tripToKeep: { page: string, until: string } };

export const TripCalendarDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"TripCalendar"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"contractId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"reservationId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"makeTripCalendar"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"contractId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"contractId"}}},{"kind":"Argument","name":{"kind":"Name","value":"reservationId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"reservationId"}}}]}]}}]} as unknown as DocumentNode<TripCalendarMutation, TripCalendarMutationVariables>;
export const SharedTripDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SharedTrip"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sharedTrip"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"traveller"}},{"kind":"Field","name":{"kind":"Name","value":"travellers"}},{"kind":"Field","name":{"kind":"Name","value":"advisor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"lastname"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"picture"}}]}},{"kind":"Field","name":{"kind":"Name","value":"trip"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"origin"}},{"kind":"Field","name":{"kind":"Name","value":"destination"}},{"kind":"Field","name":{"kind":"Name","value":"about"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}},{"kind":"Field","name":{"kind":"Name","value":"daysLeft"}},{"kind":"Field","name":{"kind":"Name","value":"isCancelled"}},{"kind":"Field","name":{"kind":"Name","value":"isNational"}},{"kind":"Field","name":{"kind":"Name","value":"picture"}},{"kind":"Field","name":{"kind":"Name","value":"flights"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"itemId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"origin"}},{"kind":"Field","name":{"kind":"Name","value":"destination"}},{"kind":"Field","name":{"kind":"Name","value":"departs"}},{"kind":"Field","name":{"kind":"Name","value":"arrives"}},{"kind":"Field","name":{"kind":"Name","value":"luggage"}},{"kind":"Field","name":{"kind":"Name","value":"checkIn"}}]}},{"kind":"Field","name":{"kind":"Name","value":"stays"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"itemId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"about"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"until"}},{"kind":"Field","name":{"kind":"Name","value":"nights"}},{"kind":"Field","name":{"kind":"Name","value":"picture"}}]}},{"kind":"Field","name":{"kind":"Name","value":"days"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dia"}},{"kind":"Field","name":{"kind":"Name","value":"titulo"}},{"kind":"Field","name":{"kind":"Name","value":"texto"}},{"kind":"Field","name":{"kind":"Name","value":"imagen"}}]}},{"kind":"Field","name":{"kind":"Name","value":"inclusions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tipo"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"Field","name":{"kind":"Name","value":"exclusions"}},{"kind":"Field","name":{"kind":"Name","value":"creditos"}}]}},{"kind":"Field","name":{"kind":"Name","value":"vouchers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"service"}},{"kind":"Field","name":{"kind":"Name","value":"filename"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}}]}}]}}]} as unknown as DocumentNode<SharedTripQuery, SharedTripQueryVariables>;
export const TripVouchersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TripVouchers"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"contractId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"reservationId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tripVouchers"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"contractId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"contractId"}}},{"kind":"Argument","name":{"kind":"Name","value":"reservationId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"reservationId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"service"}},{"kind":"Field","name":{"kind":"Name","value":"filename"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}}]}}]} as unknown as DocumentNode<TripVouchersQuery, TripVouchersQueryVariables>;
export const TripSharesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TripShares"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"contractId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"reservationId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tripShares"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"contractId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"contractId"}}},{"kind":"Argument","name":{"kind":"Name","value":"reservationId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"reservationId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"isCalendar"}},{"kind":"Field","name":{"kind":"Name","value":"openings"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}}]}}]}}]} as unknown as DocumentNode<TripSharesQuery, TripSharesQueryVariables>;
export const TripShareDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"TripShare"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"contractId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"reservationId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"travellerId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"shareTrip"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"contractId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"contractId"}}},{"kind":"Argument","name":{"kind":"Name","value":"reservationId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"reservationId"}}},{"kind":"Argument","name":{"kind":"Name","value":"travellerId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"travellerId"}}}]}]}}]} as unknown as DocumentNode<TripShareMutation, TripShareMutationVariables>;
export const TripShareEndDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"TripShareEnd"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endTripShare"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<TripShareEndMutation, TripShareEndMutationVariables>;
export const TripToKeepDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TripToKeep"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"vouchers"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tripToKeep"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"vouchers"},"value":{"kind":"Variable","name":{"kind":"Name","value":"vouchers"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"until"}}]}}]}}]} as unknown as DocumentNode<TripToKeepQuery, TripToKeepQueryVariables>;
export const useTripCalendarMutation = (options?: Apollo.useMutation.Options<TripCalendarMutation, TripCalendarMutationVariables>) =>
  Apollo.useMutation<TripCalendarMutation, TripCalendarMutationVariables>(TripCalendarDocument, options);

export const useSharedTripQuery = (...[options]: Options<Apollo.useQuery.Options<SharedTripQuery, SharedTripQueryVariables>, SharedTripQueryVariables>) =>
  Apollo.useQuery<SharedTripQuery, SharedTripQueryVariables>(SharedTripDocument, options as Apollo.useQuery.Options<SharedTripQuery, SharedTripQueryVariables>);

export const useTripVouchersQuery = (...[options]: Options<Apollo.useQuery.Options<TripVouchersQuery, TripVouchersQueryVariables>, TripVouchersQueryVariables>) =>
  Apollo.useQuery<TripVouchersQuery, TripVouchersQueryVariables>(TripVouchersDocument, options as Apollo.useQuery.Options<TripVouchersQuery, TripVouchersQueryVariables>);

export const useTripSharesQuery = (...[options]: Options<Apollo.useQuery.Options<TripSharesQuery, TripSharesQueryVariables>, TripSharesQueryVariables>) =>
  Apollo.useQuery<TripSharesQuery, TripSharesQueryVariables>(TripSharesDocument, options as Apollo.useQuery.Options<TripSharesQuery, TripSharesQueryVariables>);

export const useTripShareMutation = (options?: Apollo.useMutation.Options<TripShareMutation, TripShareMutationVariables>) =>
  Apollo.useMutation<TripShareMutation, TripShareMutationVariables>(TripShareDocument, options);

export const useTripShareEndMutation = (options?: Apollo.useMutation.Options<TripShareEndMutation, TripShareEndMutationVariables>) =>
  Apollo.useMutation<TripShareEndMutation, TripShareEndMutationVariables>(TripShareEndDocument, options);

export const useTripToKeepQuery = (...[options]: Options<Apollo.useQuery.Options<TripToKeepQuery, TripToKeepQueryVariables>, TripToKeepQueryVariables>) =>
  Apollo.useQuery<TripToKeepQuery, TripToKeepQueryVariables>(TripToKeepDocument, options as Apollo.useQuery.Options<TripToKeepQuery, TripToKeepQueryVariables>);