/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../graphql/schema.generated.ts';

import type { TypedDocumentNode as DocumentNode } from "@apollo/client";
import * as Apollo from "@apollo/client/react";
import type { Options } from "../../../graphql/options.ts";
export type OwnTripsQueryVariables = Exact<{ [key: string]: never; }>;


export type OwnTripsQuery = { ownTrips: Array<{ kind: Types.OwnTripKind, id: string, number: string, origin: string, destination: string, departure: string | null, comeback: string | null, travellers: number, price: number | null, stage: Types.TripStage, status: string, step: Types.TripStep, amount: number | null, due: string | null }> };

export const OwnTripsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OwnTrips"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ownTrips"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"origin"}},{"kind":"Field","name":{"kind":"Name","value":"destination"}},{"kind":"Field","name":{"kind":"Name","value":"departure"}},{"kind":"Field","name":{"kind":"Name","value":"comeback"}},{"kind":"Field","name":{"kind":"Name","value":"travellers"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"stage"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"step"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"due"}}]}}]}}]} as unknown as DocumentNode<OwnTripsQuery, OwnTripsQueryVariables>;
export const useOwnTripsQuery = (...[options]: Options<Apollo.useQuery.Options<OwnTripsQuery, OwnTripsQueryVariables>, OwnTripsQueryVariables>) =>
  Apollo.useQuery<OwnTripsQuery, OwnTripsQueryVariables>(OwnTripsDocument, options as Apollo.useQuery.Options<OwnTripsQuery, OwnTripsQueryVariables>);