/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from "@apollo/client";
import * as Apollo from "@apollo/client/react";
import type { Options } from "../../../graphql/options.ts";
export type HowToPayBlockFragment = { reference: string, concept: string, amount: number, due: string | null, online: string | null, accounts: Array<{ id: string, name: string, number: string, copied: string, holder: string, qr: string | null, isBankQr: boolean, note: string | null }> };

export type ContractHowToPayQueryVariables = Exact<{
  contractId: string;
}>;


export type ContractHowToPayQuery = { howToPay: { reference: string, concept: string, amount: number, due: string | null, online: string | null, accounts: Array<{ id: string, name: string, number: string, copied: string, holder: string, qr: string | null, isBankQr: boolean, note: string | null }> } | null };

const HowToPayBlockDefinition = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"HowToPayBlock"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"HowToPay"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"concept"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"due"}},{"kind":"Field","name":{"kind":"Name","value":"online"}},{"kind":"Field","name":{"kind":"Name","value":"accounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"copied"}},{"kind":"Field","name":{"kind":"Name","value":"holder"}},{"kind":"Field","name":{"kind":"Name","value":"qr"}},{"kind":"Field","name":{"kind":"Name","value":"isBankQr"}},{"kind":"Field","name":{"kind":"Name","value":"note"}}]}}]}};
export const ContractHowToPayDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ContractHowToPay"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"contractId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"howToPay"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"contractId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"contractId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"HowToPayBlock"}}]}}]}},HowToPayBlockDefinition]} as unknown as DocumentNode<ContractHowToPayQuery, ContractHowToPayQueryVariables>;
export const useContractHowToPayQuery = (...[options]: Options<Apollo.useQuery.Options<ContractHowToPayQuery, ContractHowToPayQueryVariables>, ContractHowToPayQueryVariables>) =>
  Apollo.useQuery<ContractHowToPayQuery, ContractHowToPayQueryVariables>(ContractHowToPayDocument, options as Apollo.useQuery.Options<ContractHowToPayQuery, ContractHowToPayQueryVariables>);