/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../graphql/schema.generated.ts';

import type { TypedDocumentNode as DocumentNode } from "@apollo/client";
import * as Apollo from "@apollo/client/react";
import type { Options } from "../../../graphql/options.ts";
export type DocumentVerificationQueryVariables = Exact<{
  code: string;
}>;


export type DocumentVerificationQuery = { documentVerification: { kind: Types.DocumentKind, number: string, state: Types.DocumentState, issuedAt: string, endedAt: string | null, sha256: string | null, furtherSha256: Array<string>, priorSha256: string | null, issuer: { name: string, legalName: string, nit: string, rnt: string } } };

export const DocumentVerificationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DocumentVerification"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"code"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"documentVerification"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"code"},"value":{"kind":"Variable","name":{"kind":"Name","value":"code"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"issuedAt"}},{"kind":"Field","name":{"kind":"Name","value":"endedAt"}},{"kind":"Field","name":{"kind":"Name","value":"sha256"}},{"kind":"Field","name":{"kind":"Name","value":"furtherSha256"}},{"kind":"Field","name":{"kind":"Name","value":"priorSha256"}},{"kind":"Field","name":{"kind":"Name","value":"issuer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"legalName"}},{"kind":"Field","name":{"kind":"Name","value":"nit"}},{"kind":"Field","name":{"kind":"Name","value":"rnt"}}]}}]}}]}}]} as unknown as DocumentNode<DocumentVerificationQuery, DocumentVerificationQueryVariables>;
export const useDocumentVerificationQuery = (...[options]: Options<Apollo.useQuery.Options<DocumentVerificationQuery, DocumentVerificationQueryVariables>, DocumentVerificationQueryVariables>) =>
  Apollo.useQuery<DocumentVerificationQuery, DocumentVerificationQueryVariables>(DocumentVerificationDocument, options as Apollo.useQuery.Options<DocumentVerificationQuery, DocumentVerificationQueryVariables>);