/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from "@apollo/client";
import * as Apollo from "@apollo/client/react";
import type { Options } from "../../../graphql/options.ts";
export type OwnRecordsQueryVariables = Exact<{ [key: string]: never; }>;


export type OwnRecordsQuery = { ownRecords: { reservas: boolean, comisiones: boolean, puntos: boolean } };

export const OwnRecordsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OwnRecords"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ownRecords"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reservas"}},{"kind":"Field","name":{"kind":"Name","value":"comisiones"}},{"kind":"Field","name":{"kind":"Name","value":"puntos"}}]}}]}}]} as unknown as DocumentNode<OwnRecordsQuery, OwnRecordsQueryVariables>;
export const useOwnRecordsQuery = (...[options]: Options<Apollo.useQuery.Options<OwnRecordsQuery, OwnRecordsQueryVariables>, OwnRecordsQueryVariables>) =>
  Apollo.useQuery<OwnRecordsQuery, OwnRecordsQueryVariables>(OwnRecordsDocument, options as Apollo.useQuery.Options<OwnRecordsQuery, OwnRecordsQueryVariables>);